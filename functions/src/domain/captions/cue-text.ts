/** What a caption may be besides plain: bold, italic, underlined, somebody's words (`<v Ada>`), and ruby. */
const kept = new Set(['b', 'i', 'u', 'v', 'ruby', 'rt']);

/**
 * A tag as WebVTT and SubRip write it: `<i>`, `</i>`, `<c.loud>`, `<v Ada>`, `<00:01.000>`, `<font color="red">`. A name is
 * taken whole, so that a long one without an end is looked at once.
 */
const tag = /<(\/?)([a-z]+(?![a-z])|\d+:)([^<>]*)>/gi;

/** Instructions of the SubStation formats that live on in SubRip files: `{\an8}`. */
const instruction = /\{\\[^{}]*\}/g;

const entity = /&(amp|lt|gt|nbsp|lrm|rlm);/g;
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

const controls = /[^\P{Cc}\n\t]/gu;

/** Plain text as WebVTT writes it: nothing in it begins a tag or an entity. */
const escaped = (text: string) =>
  text
    .replaceAll(entity, (_, name: string) => entities[name] ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const closing = (names: readonly string[]) => names.map((name) => `</${name}>`).join('');

/** A tag as it is kept. No dash may stand before its end: a line with `-->` in it ends a caption for every player. */
function opening(name: string, rest: string): string | undefined {
  const annotation = /^(?:\.\S*)?\s+(.*)$/s
    .exec(rest)?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .replace(/[-\s]+$/, '')
    .trim();
  if (name !== 'v') return `<${name}>`;
  return annotation ? `<v ${escaped(annotation)}>` : undefined;
}

/** The text of one caption, tag by tag; `open` holds those that wait for their end. */
class CueText {
  #text = '';
  readonly #open: string[] = [];

  words(text: string): void {
    this.#text += escaped(text);
  }

  begin(name: string, rest: string): void {
    const begun = kept.has(name) && opening(name, rest);
    if (!begun) return;
    this.#text += begun;
    this.#open.push(name);
  }

  /** Ends a tag, and with it what was begun within. */
  end(name: string): void {
    const at = this.#open.lastIndexOf(name);
    if (at >= 0) this.#text += closing(this.#open.splice(at).toReversed());
  }

  toString(): string {
    return this.#text + closing(this.#open.toReversed());
  }
}

/**
 * The text of one caption as players can be trusted with: the few tags that mean something, each with its end, everything
 * else as plain words, no empty line. What it gives is what it makes of that again.
 */
export function cleanCueText(lines: readonly string[]): string {
  const given = lines.join('\n').replaceAll(controls, '').replaceAll(instruction, '');
  const text = new CueText();
  let from = 0;
  for (const { 0: whole, 1: slash, 2: name = '', 3: rest = '', index } of given.matchAll(tag)) {
    text.words(given.slice(from, index));
    if (slash) text.end(name.toLowerCase());
    else text.begin(name.toLowerCase(), rest);
    from = index + whole.length;
  }
  text.words(given.slice(from));
  return text
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}

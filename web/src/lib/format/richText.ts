/** A stretch of a person's text: words as they are, a link, or a moment in the video. */
export type Piece = { text: string; /** Where it begins in the text. */ at: number } & (
  | { kind: 'text' }
  | { kind: 'link'; href: string }
  | { kind: 'moment'; seconds: number }
);

/** Addresses with their scheme, and moments such as 1:23 or 1:02:03 that stand alone. */
const special = /(?<link>https?:\/\/[^\s<>"]+)|(?<![\d:.])(?<moment>(?:\d{1,2}:)?[0-5]?\d:[0-5]\d)(?![\d:])/g;

/** Punctuation that ends a sentence rather than an address. */
const trailing = /[.,;:!?)\]}'»”]+$/;

function secondsOf(moment: string): number {
  return moment.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}

/** Finds the links and the moments in a person's text. Everything else stays text, markup included. */
export function richText(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const addText = (until: number) => {
    if (until > done) pieces.push({ kind: 'text', at: done, text: text.slice(done, until) });
  };
  for (const { 0: whole, index, groups } of text.matchAll(special)) {
    const found = groups?.['link'] === undefined ? whole : whole.replace(trailing, '');
    addText(index);
    pieces.push(
      groups?.['link'] === undefined
        ? { kind: 'moment', at: index, text: found, seconds: secondsOf(found) }
        : { kind: 'link', at: index, text: found, href: found },
    );
    done = index + found.length;
  }
  addText(text.length);
  return pieces;
}

/** Anything at all: rules patterns are RE2's, whose dot leaves line breaks out. */
const ANYTHING = '(?s:.)';

/** A class, a count, an escaped character, or one character. */
const PART = /\[[^\]]*\]|\{\d+\}|\\+[\s\S]|[\s\S]/g;

/**
 * Every way to loosen one thing in a pattern of `matches`: something before it, something behind it, a class or dot that
 * takes any character, a `+` that may be nothing, a count that may be less.
 */
export function loosenPattern(pattern: string): string[] {
  const parts = Array.from(pattern.matchAll(PART), ([part]) => part);
  const changed = parts.flatMap((part, i) => {
    const looser = loosenPart(part);
    return looser === undefined ? [] : [parts.with(i, looser).join('')];
  });
  return [`${ANYTHING}*${pattern}`, `${pattern}${ANYTHING}*`, ...changed];
}

function loosenPart(part: string): string | undefined {
  if (part === '.' || part.startsWith('[')) return ANYTHING;
  if (part === '+') return '*';
  if (part.startsWith('{')) return part.replace('{', '{0,');
  return undefined;
}

export interface Span {
  start: number;
  end: number;
}

export interface Token extends Span {
  kind: 'string' | 'number' | 'name' | 'sign';
  text: string;
}

const PATTERN =
  /(?<blank>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<number>\d+(?:\.\d+)?)|(?<name>[A-Za-z_]\w*)|(?<sign>&&|\|\||[=!<>]=|=\*\*|[-+*/%<>!?:;,.(){}[\]=$])/gy;

/**
 * Cuts the text of a rules file into tokens, without blanks and comments.
 * @throws {SyntaxError} at a character that the rules language does not know
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  for (const match of source.matchAll(PATTERN)) {
    const [text] = match;
    const { blank, string, number, name } = match.groups ?? {};
    const kind = string ? 'string' : number ? 'number' : name ? 'name' : 'sign';
    if (!blank) tokens.push({ kind, text, start, end: start + text.length });
    start += text.length;
  }
  if (start < source.length)
    throw new SyntaxError(`Not a token of the rules language: ${source.slice(start, start + 20)}`);
  return tokens;
}

/** Walks along the tokens of a file. */
export class TokenReader {
  readonly #tokens: Token[];
  #next = 0;

  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  /** The text of the token that comes next; empty at the end. */
  get ahead(): string {
    return this.#tokens[this.#next]?.text ?? '';
  }

  /** The next token, whatever it is. */
  take(): Token {
    const token = this.#tokens[this.#next++];
    if (!token) throw new SyntaxError('The rules end in the middle');
    return token;
  }

  /** The next token, which has to be this one. */
  expect(text: string): Token {
    const token = this.take();
    if (token.text !== text) throw new SyntaxError(`Expected ${text} at ${token.start}, found ${token.text}`);
    return token;
  }

  /** Goes on until behind the next such token. */
  skipPast(text: string): void {
    while (this.take().text !== text);
  }

  /** Takes the next token when it is one of these. */
  accept(...texts: string[]): Token | undefined {
    return texts.includes(this.ahead) ? this.take() : undefined;
  }
}

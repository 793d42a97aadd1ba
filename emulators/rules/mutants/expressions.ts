import type { Span, TokenReader } from './tokens.ts';

/** An expression of the rules language: what it is, where it stands, and the expressions it is made of. */
export interface Expression extends Span {
  kind: 'binary' | 'unary' | 'call' | 'member' | 'string' | 'number' | 'name';
  /** The operator of a binary or unary expression, the name of a member, the text of a leaf. */
  text: string;
  /** Operands from left to right; of a call first what is called, then the arguments. */
  parts: Expression[];
}

/** Binary operators from the loosest to the tightest (https://firebase.google.com/docs/rules/rules-language). */
const LEVELS = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
];

/**
 * Reads one expression and leaves the reader behind it. Of the language it knows what the project's rules use: no lists,
 * no conditional operator, no paths.
 * @throws {SyntaxError} where it is not understood
 */
export const readExpression = (reader: TokenReader): Expression => readBinary(reader, 0);

function readBinary(reader: TokenReader, level: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return readUnary(reader);
  let left = readBinary(reader, level + 1);
  for (let sign = reader.accept(...operators); sign; sign = reader.accept(...operators)) {
    const right = readBinary(reader, level + 1);
    left = { kind: 'binary', text: sign.text, parts: [left, right], start: left.start, end: right.end };
  }
  return left;
}

function readUnary(reader: TokenReader): Expression {
  const sign = reader.accept('!', '-');
  if (!sign) return readPostfix(reader);
  const operand = readUnary(reader);
  return { kind: 'unary', text: sign.text, parts: [operand], start: sign.start, end: operand.end };
}

function readPostfix(reader: TokenReader): Expression {
  let value = readPrimary(reader);
  for (let sign = reader.accept('.', '('); sign; sign = reader.accept('.', '(')) {
    const { start } = value;
    if (sign.text === '.') {
      const { text, end } = reader.take();
      value = { kind: 'member', text, parts: [value], start, end };
    } else {
      const { parts, end } = readArguments(reader);
      value = { kind: 'call', text: '', parts: [value, ...parts], start, end };
    }
  }
  return value;
}

function readPrimary(reader: TokenReader): Expression {
  const first = reader.take();
  if (first.text === '(') {
    const inner = readExpression(reader);
    return { ...inner, start: first.start, end: reader.expect(')').end };
  }
  if (first.kind === 'sign') throw new SyntaxError(`Not an expression at ${first.start}: ${first.text}`);
  return { kind: first.kind, text: first.text, parts: [], start: first.start, end: first.end };
}

function readArguments(reader: TokenReader): { parts: Expression[]; end: number } {
  const parts: Expression[] = [];
  for (;;) {
    const end = reader.accept(')')?.end;
    if (end !== undefined) return { parts, end };
    parts.push(readExpression(reader));
    if (reader.ahead !== ')') reader.expect(',');
  }
}

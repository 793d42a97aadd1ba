import { readExpression, type Expression } from './expressions.ts';
import { TokenReader, tokenize, type Span } from './tokens.ts';

/** `allow get, create: if …;` */
export interface Allow {
  methods: Span & { names: string[] };
  condition: Expression | undefined;
}

/** One step of a path: `videos`, `{uid}` or `{name=**}`. */
interface Segment extends Span {
  kind: 'literal' | 'single' | 'recursive';
  name: string;
}

/** `match /path { … }` */
export interface Match {
  path: Segment[];
  /** Where the block begins, behind its brace. */
  body: number;
  /** Whether it stands right in the service and so only names what all of the service's paths begin with. */
  isFrame: boolean;
  allows: Allow[];
}

/** What a rules file holds, in the order in which it stands there. */
export interface RulesFile {
  matches: Match[];
  /** What the functions return. */
  results: Expression[];
}

/**
 * Reads a rules file. Its functions are a single `return`, like the project's.
 * @throws {SyntaxError} where it is not understood
 */
export function readRules(source: string): RulesFile {
  const reader = new TokenReader(tokenize(source));
  const file: RulesFile = { matches: [], results: [] };
  reader.skipPast('service');
  reader.skipPast('{');
  readBlock(reader, file, undefined);
  return file;
}

function readBlock(reader: TokenReader, file: RulesFile, match: Match | undefined): void {
  while (!reader.accept('}')) {
    const { text, start } = reader.take();
    if (text === 'match') readMatch(reader, file, match === undefined);
    else if (text === 'function') readFunction(reader, file);
    else if (text === 'allow' && match) match.allows.push(readAllow(reader));
    else throw new SyntaxError(`Not a statement at ${start}: ${text}`);
  }
}

function readMatch(reader: TokenReader, file: RulesFile, isFrame: boolean): void {
  const path: Segment[] = [];
  while (reader.accept('/')) path.push(readSegment(reader));
  const match: Match = { path, body: reader.expect('{').end, isFrame, allows: [] };
  file.matches.push(match);
  readBlock(reader, file, match);
}

function readSegment(reader: TokenReader): Segment {
  const first = reader.take();
  if (first.text !== '{') return { kind: 'literal', name: first.text, start: first.start, end: first.end };
  const name = reader.take().text;
  const kind = reader.accept('=**') ? 'recursive' : 'single';
  return { kind, name, start: first.start, end: reader.expect('}').end };
}

function readAllow(reader: TokenReader): Allow {
  const first = reader.take();
  const methods = { start: first.start, end: first.end, names: [first.text] };
  while (reader.accept(',')) {
    const { text, end } = reader.take();
    methods.names.push(text);
    methods.end = end;
  }
  let condition: Expression | undefined;
  if (reader.accept(':')) {
    reader.expect('if');
    condition = readExpression(reader);
  }
  reader.expect(';');
  return { methods, condition };
}

function readFunction(reader: TokenReader, file: RulesFile): void {
  reader.skipPast('{');
  reader.expect('return');
  file.results.push(readExpression(reader));
  reader.expect(';');
  reader.expect('}');
}

import { METHODS, type Method } from '../methods.ts';
import { insert, replace, type Edit } from './edit.ts';
import type { Expression } from './expressions.ts';
import type { Allow, Match } from './rules-file.ts';

const GROUPS: Record<string, readonly string[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** Every way to loosen one thing in a match: its path takes more, everybody may do something, an `allow` goes for one method more. */
export function loosenMatch(match: Match): Edit[] {
  const widened = match.allows.flatMap((allow) => widen(allow, match));
  return match.isFrame
    ? widened
    : [...wildcards(match), ...METHODS.map((method) => open(match, method)), ...widened];
}

/** A literal step takes any name; the last wildcard takes any depth. */
function wildcards({ path }: Match): Edit[] {
  const last = path.at(-1);
  return [
    ...path.filter(({ kind }) => kind === 'literal').map((segment) => replace(segment, '{any}')),
    ...(last?.kind === 'single' ? [replace(last, `{${last.name}=**}`)] : []),
  ];
}

const open = ({ body }: Match, method: Method): Edit => insert(body, ` allow ${method}: if true;`);

function widen(allow: Allow, match: Match): Edit[] {
  const others = METHODS.filter((method) => !grants(allow, method));
  return others
    .filter((method) => !match.allows.some((other) => grants(other, method) && follows(allow, other)))
    .map((method) => insert(allow.methods.end, `, ${method}`));
}

const grants = ({ methods }: Allow, method: Method): boolean =>
  methods.names.some((name) => name === method || GROUPS[name]?.includes(method));

/** Whether one condition holds wherever the other does, because it asks for nothing more: then nothing would be loosened. */
function follows(allow: Allow, other: Allow): boolean {
  const asked = operandsOf(allow.condition);
  return operandsOf(other.condition).every((operand) => asked.includes(operand));
}

function operandsOf(condition: Expression | undefined): string[] {
  if (!condition) return [];
  const { kind, text, parts } = condition;
  return kind === 'binary' && text === '&&' ? parts.flatMap(operandsOf) : [spell(condition)];
}

const spell = ({ text, parts }: Expression): string => `${text}(${parts.map(spell).join()})`;

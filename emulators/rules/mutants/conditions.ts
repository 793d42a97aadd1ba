import { insert, replace, type Edit } from './edit.ts';
import type { Expression } from './expressions.ts';
import { loosenPattern } from './patterns.ts';

/** Every way to loosen one thing in a condition or in what a function returns, the whole of it first. */
export const loosenCondition = (condition: Expression): Edit[] => [
  replace(condition, 'true'),
  ...within(condition),
];

function within({ kind, text, parts }: Expression): Edit[] {
  const inner = parts.flatMap(within);
  if (kind === 'binary') return [...operands(text, parts), ...inner];
  if (kind === 'call') return [...values(parts), ...inner];
  return inner;
}

/** An operand of && always holds; a bound is one higher or lower. */
function operands(operator: string, [left, right]: Expression[]): Edit[] {
  if (!left || !right) return [];
  if (operator === '&&') return [replace(left, 'true'), replace(right, 'true')];
  if (operator.startsWith('<')) return [insert(right.end, ' + 1')];
  if (operator.startsWith('>')) return [insert(right.end, ' - 1')];
  return [];
}

/** A number given to a function is one higher; a pattern given to `matches` takes more. */
function values([called, ...given]: Expression[]): Edit[] {
  if (called?.text === 'matches') return given.flatMap(leaves).flatMap(patterns);
  return given.filter(isNumeric).map(({ end }) => insert(end, ' + 1'));
}

function patterns(leaf: Expression): Edit[] {
  if (leaf.kind !== 'string') return [];
  return loosenPattern(leaf.text.slice(1, -1)).map((pattern) => replace(leaf, `'${pattern}'`));
}

const leaves = (expression: Expression): Expression[] =>
  expression.parts.length === 0 ? [expression] : expression.parts.flatMap(leaves);

const isNumeric = (expression: Expression): boolean =>
  leaves(expression).every(({ kind }) => kind === 'number');

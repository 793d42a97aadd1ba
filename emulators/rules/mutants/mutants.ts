import { loosenCondition } from './conditions.ts';
import { apply, describe } from './edit.ts';
import { loosenMatch } from './matches.ts';
import { readRules } from './rules-file.ts';

/** Rules that allow something which the original refuses, unless what was loosened is needless there. */
export interface Mutant {
  /** The line and what became of it, for whoever looks for the missing test. */
  change: string;
  text: string;
}

/**
 * Every way to loosen one thing in a rules file.
 * @throws {SyntaxError} when the rules use a part of their language that is not read yet
 */
export function mutantsOf(source: string): Mutant[] {
  const { matches, results } = readRules(source);
  const conditions = [
    ...matches.flatMap(({ allows }) => allows.flatMap(({ condition }) => condition ?? [])),
    ...results,
  ];
  const edits = [...conditions.flatMap(loosenCondition), ...matches.flatMap(loosenMatch)];
  return edits.map((edit) => ({ change: describe(source, edit), text: apply(source, edit) }));
}

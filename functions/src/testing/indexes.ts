import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { StructuredQuery } from './traffic.ts';

/**
 * Says whether Firestore in production could answer a query with the indexes that are deployed; the emulator answers any.
 * The rules: https://firebase.google.com/docs/firestore/query-data/index-overview
 */

const order = z.enum(['ASCENDING', 'DESCENDING']);

const file = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
      fields: z.array(
        z.object({
          fieldPath: z.string(),
          order: order.optional(),
          arrayConfig: z.literal('CONTAINS').optional(),
        }),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(z.object({ queryScope: z.string().optional() })),
    }),
  ),
});

type Indexes = z.output<typeof file>;

export const deployedIndexes = (): Indexes =>
  file.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../firestore.indexes.json'), 'utf8')));

const fieldFilter = z.object({
  fieldFilter: z.object({ field: z.object({ fieldPath: z.string() }), op: z.string() }),
});
const compositeFilter = z.object({ compositeFilter: z.object({ filters: z.array(z.unknown()) }) });

interface Filter {
  field: string;
  op: string;
}

function filtersOf(where: unknown): Filter[] {
  const single = fieldFilter.safeParse(where);
  if (single.success) {
    const { field, op } = single.data.fieldFilter;
    return [{ field: field.fieldPath, op }];
  }
  const several = compositeFilter.safeParse(where);
  return several.success ? several.data.compositeFilter.filters.flatMap(filtersOf) : [];
}

const NAME = '__name__';
const equalities = new Set(['EQUAL', 'IN']);

/** What a query asks of an index: equal fields in any order, then these in this one. */
interface Shape {
  collection: string;
  isGroup: boolean;
  equal: string[];
  contains: string[];
  ordered: { fieldPath: string; order: string }[];
}

export function shapeOf({ from: [source], where, orderBy = [] }: StructuredQuery): Shape {
  const filters = filtersOf(where).filter(({ field }) => field !== NAME);
  const ordered = orderBy
    .map(({ field, direction }) => ({ fieldPath: field.fieldPath, order: direction }))
    .filter(({ fieldPath }) => fieldPath !== NAME);
  const ranges = filters
    .filter(({ op }) => !equalities.has(op) && !op.startsWith('ARRAY'))
    .filter(({ field }) => !ordered.some(({ fieldPath }) => fieldPath === field))
    .map(({ field }) => ({ fieldPath: field, order: 'ASCENDING' }));
  return {
    collection: source?.collectionId ?? '',
    isGroup: source?.allDescendants === true,
    equal: [...new Set(filters.filter(({ op }) => equalities.has(op)).map(({ field }) => field))],
    contains: filters.filter(({ op }) => op.startsWith('ARRAY')).map(({ field }) => field),
    ordered: [...new Map([...ranges, ...ordered].map((one) => [one.fieldPath, one])).values()],
  };
}

/** Is there an index for it, automatic or deployed? */
export function isCovered(query: StructuredQuery, indexes: Indexes): boolean {
  const shape = shapeOf(query);
  const fields = [...shape.equal, ...shape.contains, ...shape.ordered.map(({ fieldPath }) => fieldPath)];
  const isSimple = shape.ordered.length === 0 || fields.length === 1;
  if (isSimple && fields.every((field) => hasOwnIndex(field, shape, indexes))) return true;
  return indexes.indexes.some((index) => answers(index, shape));
}

/** Firestore indexes each field by itself within its collection, unless told otherwise; across collections only when told. */
function hasOwnIndex(field: string, { collection, isGroup }: Shape, { fieldOverrides }: Indexes): boolean {
  const override = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === collection && fieldPath === field,
  );
  const scope = isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  return override ? override.indexes.some(({ queryScope }) => queryScope === scope) : !isGroup;
}

function answers(index: Indexes['indexes'][number], shape: Shape): boolean {
  if (index.collectionGroup !== shape.collection) return false;
  if ((index.queryScope === 'COLLECTION_GROUP') !== shape.isGroup) return false;
  const prefix = shape.equal.length + shape.contains.length;
  const first = new Set(index.fields.slice(0, prefix).map(({ fieldPath }) => fieldPath));
  if (![...shape.equal, ...shape.contains].every((field) => first.has(field))) return false;
  const rest = index.fields.slice(prefix);
  if (rest.length !== shape.ordered.length) return false;
  const runs = (isReverse: boolean) =>
    rest.every(({ fieldPath, order: direction }, position) => {
      const wanted = shape.ordered[position];
      return wanted?.fieldPath === fieldPath && (wanted.order === direction) !== isReverse;
    });
  return runs(false) || runs(true);
}

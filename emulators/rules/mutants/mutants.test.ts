import { describe, expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

/** The lines that differ from the original. */
const changesOf = (source: string) => mutantsOf(source).map(({ change }) => change);

const storage = (...lines: string[]) =>
  [
    "rules_version = '2'; // version",
    'service firebase.storage { match /b/{bucket}/o {',
    ...lines,
    '} }',
  ].join('\n');

describe('loosening rules one thing at a time', () => {
  test('a condition holds always, and so does each of its operands', () => {
    expect(changesOf(storage('match /{x=**} {', 'allow read, write: if a() && !(b() || c());', '}'))).toEqual(
      expect.arrayContaining([
        'line 4: allow read, write: if true;',
        'line 4: allow read, write: if true && !(b() || c());',
        'line 4: allow read, write: if a() && true;',
      ]),
    );
  });

  test('a function holds always, its bounds are one off, its patterns take more', () => {
    const source = storage(
      'function f(n) {',
      "return n.size() >= 3 && n < most(2 * 5, 'x') && n.matches('[a-z]{2}\\\\.' + n);",
      '}',
    );
    expect(changesOf(source)).toEqual([
      'line 4: return true;',
      "line 4: return true && n.matches('[a-z]{2}\\\\.' + n);",
      "line 4: return n.size() >= 3 && n < most(2 * 5, 'x') && true;",
      "line 4: return true && n < most(2 * 5, 'x') && n.matches('[a-z]{2}\\\\.' + n);",
      "line 4: return n.size() >= 3 && true && n.matches('[a-z]{2}\\\\.' + n);",
      "line 4: return n.size() >= 3 - 1 && n < most(2 * 5, 'x') && n.matches('[a-z]{2}\\\\.' + n);",
      "line 4: return n.size() >= 3 && n < most(2 * 5, 'x') + 1 && n.matches('[a-z]{2}\\\\.' + n);",
      "line 4: return n.size() >= 3 && n < most(2 * 5 + 1, 'x') && n.matches('[a-z]{2}\\\\.' + n);",
      "line 4: return n.size() >= 3 && n < most(2 * 5, 'x') && n.matches('(?s:.)*[a-z]{2}\\\\.' + n);",
      "line 4: return n.size() >= 3 && n < most(2 * 5, 'x') && n.matches('[a-z]{2}\\\\.(?s:.)*' + n);",
      "line 4: return n.size() >= 3 && n < most(2 * 5, 'x') && n.matches('(?s:.){2}\\\\.' + n);",
      "line 4: return n.size() >= 3 && n < most(2 * 5, 'x') && n.matches('[a-z]{0,2}\\\\.' + n);",
    ]);
  });

  test('a path takes any folder and any depth, but the frame of the service stays', () => {
    const changes = changesOf(storage('match /pets/{name} {', '}'));
    expect(changes).toContain('line 3: match /{any}/{name} {');
    expect(changes).toContain('line 3: match /pets/{name=**} {');
    expect(changes.filter((change) => change.startsWith('line 2'))).toEqual([]);
  });

  test('everybody may use each of the methods', () => {
    const methods = ['get', 'list', 'create', 'update', 'delete'];
    expect(changesOf(storage('match /{x=**} {', '}'))).toEqual(
      methods.map((method) => `line 3: match /{x=**} { allow ${method}: if true;`),
    );
  });

  test('an allow goes for one method more, unless another allow grants that anyway', () => {
    const source = storage('match /{x=**} {', 'allow read: if a();', 'allow create: if a() && b();', '}');
    const changes = changesOf(source).filter((change) => /allow \w+, /.test(change));
    expect(changes).toEqual([
      'line 4: allow read, create: if a();',
      'line 4: allow read, update: if a();',
      'line 4: allow read, delete: if a();',
      'line 5: allow create, update: if a() && b();',
      'line 5: allow create, delete: if a() && b();',
    ]);
  });

  test.for(['allow get: if a ? b : c;', "allow get: if x in ['a'];", 'deny get;', 'allow get: if "'])(
    'rules that are not understood are an error: %s',
    (statement) => {
      expect(() => mutantsOf(storage('match /{x=**} {', statement, '}'))).toThrow(SyntaxError);
    },
  );
});

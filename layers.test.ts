import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** What a folder must not import, one line for each rule of the layers in .oxlintrc.json. */
const forbidden = [
  ['functions/src/contract', `import { a } from '../domain/refusal.ts'`],
  ['functions/src/domain/videos', `import { a } from '../../api/problem.ts'`],
  ['functions/src/domain/videos', `import { a } from '../../triggers/documents.ts'`],
  ['functions/src/domain', `import { a } from '../index.ts'`],
  ['functions/src/media', `import { a } from '../api/problem.ts'`],
  ['functions/src/api', `import { a } from '../domain/documents.ts'`],
  ['functions/src/api', `import { a } from 'firebase-admin/firestore'`],
  ['functions/src/api', `import { firestore as a } from '../firebase.ts'`],
  ['functions/src/api', `import { bucket as a } from '../firebase.ts'`],
  ['functions/src/api', `import { a } from '../triggers/documents.ts'`],
  ['functions/src/triggers', `import { a } from '../api/problem.ts'`],
  ['web/src/app', `import { a } from '../../../functions/src/domain/refusal.ts'`],
  ['web/src/store', `import { a } from '../../../functions/src/domain/refusal.ts'`],
  ['web/src/ui', `import { a } from '../features/watch/index.ts'`],
  ['web/src/ui', `import { a } from '../app/theme.ts'`],
  ['web/src/lib', `import { a } from '../features/watch/index.ts'`],
  ['web/src/lib', `import { a } from '../../../functions/src/domain/refusal.ts'`],
  ['web/src/features/watch', `import { a } from '../../app/theme.ts'`],
  ['web/src/features/watch', `import { a } from '../comments/comment-list.tsx'`],
  ['web/src/features/watch', `import { a } from '../../../../functions/src/domain/refusal.ts'`],
  ['web/src/features/watch/hooks', `import { a } from '../../../app/theme.ts'`],
  ['web/src/features/watch/hooks', `import { a } from '../../comments/comment-list.tsx'`],
  ['web/src/features/watch/hooks/parts', `import { a } from '../../../../app/theme.ts'`],
  ['web/src/features/watch/hooks/parts', `import { a } from '../../../comments/comment-list.tsx'`],
] as const;

const allowed = [
  ['functions/src/contract', `import { a } from './fields.ts'`],
  ['functions/src/domain/videos', `import { a } from '../../firebase.ts'`],
  ['functions/src/domain/videos', `import { a } from '../../contract/limits.ts'`],
  ['functions/src/api', `import { a } from '../domain/refusal.ts'`],
  ['functions/src/api', `import { auth as a } from '../firebase.ts'`],
  ['functions/src/triggers', `import { a } from '../domain/refusal.ts'`],
  ['web/src/app', `import { a } from '../features/watch/index.ts'`],
  ['web/src/features/watch', `import { a } from '../comments/index.ts'`],
  ['web/src/features/watch', `import { a } from '@lantern/functions/contract/limits'`],
  ['web/src/features/watch/hooks', `import { a } from '../player.tsx'`],
] as const;

type Case = readonly [layer: string, line: string];

interface Report {
  diagnostics: { code: string; filename: string }[];
}

/** Has oxlint look at a file for each case, in folders named like the project's and by the project's rules. */
async function lint(cases: readonly Case[], folder: string): Promise<Report> {
  await copyFile(join(import.meta.dirname, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [number, [layer, line]] of cases.entries()) {
    const file = join(folder, layer, `case-${number}.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${line};\n\nexport const b = a;\n`);
  }
  const oxlint = join(import.meta.dirname, 'node_modules/.bin/oxlint');
  const { stdout } = spawn(oxlint, ['--format', 'json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return (await json(stdout)) as Report;
}

test('the linter refuses each import that would turn the layers round, and no other', async () => {
  const cases: Case[] = [...forbidden, ...allowed];
  const folder = await mkdtemp(join(tmpdir(), 'lantern-layers-'));
  try {
    const { diagnostics } = await lint(cases, folder);
    const found = diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)');
    const refused = cases.filter((_case, number) =>
      found.some(({ filename }) => filename.endsWith(`/case-${number}.ts`)),
    );
    expect(refused).toEqual(forbidden);
  } finally {
    await rm(folder, { recursive: true });
  }
});

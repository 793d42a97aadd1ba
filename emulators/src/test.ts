import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { runCommand } from './command.ts';
import { withSuite } from './launcher.ts';
import { STATE } from './paths.ts';
import { freePorts } from './ports.ts';
import { freshProjectId } from './project-id.ts';
import { VITEST } from './programs.ts';
import { chromium, ffmpeg, java, requireTools } from './tools.ts';

/** `npm test`: builds, starts a suite of its own, runs vitest in it with the arguments given, and stops it. */
await runCommand(async () => {
  requireTools([java, chromium, ffmpeg]);
  await buildAll();
  const projectId = freshProjectId();
  const code = await withSuite({ name: projectId, projectId, ports: await freePorts() }, (suite) =>
    suite.run(VITEST, ['run', ...process.argv.slice(2)]),
  );
  if (code === 0) rmSync(join(STATE, projectId), { recursive: true });
  return code;
});

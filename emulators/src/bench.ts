import { join } from 'node:path';
import { buildAll } from './build.ts';
import { runCommand } from './command.ts';
import { withSuite, type Suite } from './launcher.ts';
import { ROOT } from './paths.ts';
import { freePorts } from './ports.ts';
import { DEMO_LOADER } from './programs.ts';
import { freshProjectId } from './project-id.ts';
import { SetupError } from './setup-error.ts';
import { chromium, ffmpeg, java, requireTools } from './tools.ts';

type Benchmark = (suite: Suite, args: string[]) => Promise<number>;

const program =
  (path: string): Benchmark =>
  (suite, args) =>
    suite.run(join(ROOT, path), args);

/** What can be measured, each against a suite that is kept up for it. */
const BENCHMARKS: Record<string, Benchmark> = {
  api: program('functions/bench/main.ts'),
  catalogue: program('functions/bench/catalogue.ts'),
  media: program('functions/bench/media.ts'),
  web: async (suite, args) => {
    const failed = await suite.run(DEMO_LOADER, []);
    return failed || program('web/bench/main.ts')(suite, [suite.site, ...args]);
  },
};

/** `npm run bench`: every benchmark in turn; `npm run bench -- <name> [arguments]`: one of them. */
await runCommand(async () => {
  const [chosen, ...args] = process.argv.slice(2);
  const names = chosen ? [chosen] : Object.keys(BENCHMARKS);
  const benchmarks = names.map((name) => {
    const benchmark = BENCHMARKS[name];
    if (!benchmark)
      throw new SetupError(`There is no benchmark "${name}": ${Object.keys(BENCHMARKS).join(', ')}.`);
    return benchmark;
  });
  requireTools([java, chromium, ffmpeg]);
  await buildAll();
  const options = { name: 'bench', projectId: freshProjectId(), ports: await freePorts() };
  return withSuite(options, async (suite) => {
    for (const benchmark of benchmarks) {
      const code = await benchmark(suite, args);
      if (code !== 0) return code;
    }
    return 0;
  });
});

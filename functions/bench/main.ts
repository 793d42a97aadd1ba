import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectEnvironment } from '../../emulators/src/environment.ts';
import { freshProjectId } from '../../emulators/src/project-id.ts';
import type { Measurement } from './measure.ts';
import { report } from './report.ts';

/** 1,000, 10,000 and 100,000 unless other numbers are given. */
const sizes = process.argv.length > 2 ? process.argv.slice(2) : ['1000', '10000', '100000'];

const MEASURE = new URL('measure.ts', import.meta.url).pathname;

/** Each size in a process and a project of its own, so that none finds another's videos or memory. */
async function measured(size: string): Promise<Measurement> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [MEASURE, size], {
    env: { ...process.env, ...projectEnvironment(freshProjectId()) },
    maxBuffer: 2 ** 26,
  });
  process.stderr.write(stderr);
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return JSON.parse(last) as Measurement;
}

/** Measures the API in this process against the emulators that run, and prints the tables of docs/benchmarks.md. */
const measurements: Measurement[] = [];
for (const size of sizes) measurements.push(await measured(size));
console.log(report(measurements));

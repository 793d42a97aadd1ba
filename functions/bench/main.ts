import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { projectEnvironment } from '../../emulators/src/environment.ts';
import { freshProjectId } from '../../emulators/src/project-id.ts';
import type { Measurement } from './measure.ts';
import { growthReport, sizeReport } from './report.ts';

/** 1,000, 10,000 and 100,000 unless other numbers are given. */
const sizes = process.argv.length > 2 ? process.argv.slice(2) : ['1000', '10000', '100000'];

const MEASURE = new URL('measure.ts', import.meta.url).pathname;

/** Each size in a process and a project of its own, so that none finds another's videos or memory. */
async function measured(size: string): Promise<Measurement> {
  const child = spawn(process.execPath, [MEASURE, size], {
    env: { ...process.env, ...projectEnvironment(freshProjectId()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`Measuring ${size} videos failed`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Measurement;
}

/** Measures the API in this process against the emulators that run, and prints the tables of docs/benchmarks.md. */
const measurements: Measurement[] = [];
for (const size of sizes) {
  const measurement = await measured(size);
  measurements.push(measurement);
  console.log(sizeReport(measurement));
}
const [smallest] = measurements;
const largest = measurements.at(-1);
if (smallest && largest && smallest !== largest) console.log(growthReport(smallest, largest));

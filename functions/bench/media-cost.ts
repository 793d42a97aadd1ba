import { readFile, readdir } from 'node:fs/promises';

/** What a piece of work cost, the programs it started included. */
export interface Cost {
  /** Seconds of one CPU for a minute of video. */
  cpu: number;
  /** The most memory that one of the programs had, in MB. */
  peak: number;
}

/** Linux counts CPU time in hundredths of a second (proc(5), `_SC_CLK_TCK`). */
const ticksPerSecond = 100;

/** CPU seconds of this process and of the programs it has waited for: fields 14 to 17 of /proc/self/stat. */
async function cpuSeconds(): Promise<number> {
  const line = await readFile('/proc/self/stat', 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}

/** The most memory that any program that runs now has had, in MB. */
async function peakOfChildren(): Promise<number> {
  const peaks = [0];
  for (const thread of await readdir('/proc/self/task')) {
    const children = await readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '');
    for (const child of children.trim().split(' ').filter(Boolean)) {
      const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => '');
      peaks.push(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
    }
  }
  return Math.max(...peaks);
}

/** Measures work on so many seconds of video. */
export async function costOf(work: () => Promise<unknown>, seconds: number): Promise<Cost> {
  let peak = 0;
  const look = setInterval(() => {
    void peakOfChildren().then((found) => {
      peak = Math.max(peak, found);
    });
  }, 50);
  const before = await cpuSeconds();
  await work();
  clearInterval(look);
  return { cpu: (((await cpuSeconds()) - before) * 60) / seconds, peak };
}

import { createServer, type AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright-core';
import { firstFrameGoal, timeToFirstFrame } from './first-frame.ts';
import { audit, columns } from './lighthouse.ts';
import { median } from './median.ts';

/** How often each page is opened. */
const rounds = 5;

interface Listed {
  _id: string;
  title: string;
}

/** The videos to open: those named, else the first of the trending feed. */
async function videos(site: string, named: readonly string[]): Promise<Listed[]> {
  if (named.length > 0) return named.map((id) => ({ _id: id, title: id }));
  const answer = await fetch(new URL('/api/videos/trend?limit=5', site));
  if (!answer.ok) throw new Error(`The trending feed answered ${answer.status}`);
  return (await answer.json()) as Listed[];
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const line = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

function head(...cells: string[]): void {
  line(cells);
  line(cells.map(() => '---'));
}

/** Prints how long each video takes until it is seen. Answers whether all keep the goal. */
async function reportFirstFrames(
  browser: Browser,
  site: string,
  listed: readonly Listed[],
): Promise<boolean> {
  console.log('\nTime to first frame over 4G, ms\n');
  head('video', 'median', 'slowest');
  let kept = true;
  for (const { _id, title } of listed) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timeToFirstFrame(browser, new URL(`/video/${_id}`, site).href));
    }
    kept &&= median(times) <= firstFrameGoal;
    line([title, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
  }
  return kept;
}

/** Prints what Lighthouse says of each page. Answers whether it finds no fault. */
async function reportLighthouse(port: number, site: string, paths: Record<string, string>): Promise<boolean> {
  console.log(`\nLighthouse, as on a phone over slow 4G; performance and times are medians of ${rounds}\n`);
  head('page', ...columns);
  const faults: string[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const audited = await audit(new URL(path, site).href, port, rounds);
    line([name, ...audited.cells]);
    faults.push(...audited.faults.map((fault) => `${name}: ${fault}`));
  }
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

/** `node web/bench/main.ts <site> [video id ...]`: prints the figures, and fails where one misses its goal. */
async function main([site, ...named]: readonly string[]): Promise<void> {
  if (site === undefined) throw new Error('Usage: node web/bench/main.ts <site> [video id ...]');
  const listed = await videos(site, named);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const seenInTime = await reportFirstFrames(browser, site, listed);
    const faultless = await reportLighthouse(port, site, {
      home: '/',
      watch: `/video/${listed[0]?._id}`,
      search: '/search?q=night',
      'sign-in': '/signin',
    });
    if (!seenInTime || !faultless) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

await main(process.argv.slice(2));

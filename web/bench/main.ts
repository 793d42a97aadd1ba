import { chromium } from 'playwright-core';
import { firstFrameGoal, median, timeToFirstFrame } from './first-frame.ts';

/** How often each page is opened. */
const rounds = 5;

interface Listed {
  _id: string;
  title: string;
}

/** The watch pages to open: those named, else the first of the trending feed. */
async function pages(site: string, named: readonly string[]): Promise<Listed[]> {
  if (named.length > 0) return named.map((id) => ({ _id: id, title: id }));
  const answer = await fetch(new URL('/api/videos/trend?limit=5', site));
  if (!answer.ok) throw new Error(`The trending feed answered ${answer.status}`);
  return (await answer.json()) as Listed[];
}

/** `node web/bench/main.ts <site> [video id ...]`: prints the times, and fails where one is over the goal. */
async function main([site, ...named]: readonly string[]): Promise<void> {
  if (site === undefined) throw new Error('Usage: node web/bench/main.ts <site> [video id ...]');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    console.log('Time to first frame over 4G, median and slowest, ms');
    for (const { _id, title } of await pages(site, named)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await timeToFirstFrame(browser, new URL(`/video/${_id}`, site).href));
      }
      const middle = median(times);
      if (middle > firstFrameGoal) process.exitCode = 1;
      console.log(
        `${middle.toFixed(0).padStart(6)} ${Math.max(...times)
          .toFixed(0)
          .padStart(6)}  ${title}`,
      );
    }
  } finally {
    await browser.close();
  }
}

await main(process.argv.slice(2));

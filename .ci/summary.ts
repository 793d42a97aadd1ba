import { existsSync, readFileSync } from 'node:fs';

/** The totals of vitest's JSON report; a run that ended before it could write one has none. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
}

const [file] = process.argv.slice(2);
const report: Report =
  file && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { numPassedTests: 0, numFailedTests: 0 };
console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed`);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for the films of a test run, which goes with it. */
export default function makeFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-e2e-'));
  process.env['LANTERN_FILMS'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether there is a file (not a folder) of that name. */
export const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The entries of a folder with their whole paths; none where there is no such folder. */
export const entries = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** Where a program of that name really is, looked for on the PATH that is given. */
export function onPath(program: string, path: string | undefined): string | undefined {
  const found = (path ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, program))
    .find(isFile);
  return found && realpathSync(found);
}

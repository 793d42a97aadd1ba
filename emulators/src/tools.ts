import { spawnSync } from 'node:child_process';
import { onPath } from './files.ts';
import { MIN_JAVA, requireJava } from './java.ts';
import { SetupError } from './setup-error.ts';

/** A program that npm does not bring. */
export interface Tool {
  name: string;
  purpose: string;
  /** Debian's packages that bring it, the one to prefer first. */
  packages: string[];
  /** Where it is on this machine. */
  find: () => string | undefined;
}

export const java: Tool = {
  name: `Java ${MIN_JAVA}+`,
  purpose: 'runs the Firestore emulator and the Storage rules',
  packages: ['openjdk-21-jdk-headless', 'openjdk-25-jdk-headless'],
  find: () => {
    try {
      return requireJava().home;
    } catch (error) {
      if (error instanceof SetupError) return undefined;
      throw error;
    }
  },
};

export const chromium: Tool = {
  name: 'Chromium',
  purpose: 'runs the browser tests',
  packages: ['chromium'],
  find: () =>
    process.env['CHROMIUM'] ??
    ['chromium', 'chromium-browser', 'google-chrome']
      .map((name) => onPath(name, process.env['PATH']))
      .find(Boolean),
};

export const ffmpeg: Tool = {
  name: 'ffmpeg',
  purpose: 'looks at uploads and makes their renditions',
  packages: ['ffmpeg'],
  find: () => onPath('ffmpeg', process.env['PATH']),
};

/** How this machine installs packages, as far as the suite may do it by itself. */
export interface Installer {
  /** Whether packages can be installed here without a question. */
  isAvailable: boolean;
  /** Brings the package lists up to date. */
  refresh: () => void;
  /** Whether the package lists know a package. */
  knows: (name: string) => boolean;
  install: (packages: string[]) => void;
}

/** Debian's apt, where this process is root. */
const apt = (): Installer => ({
  isAvailable: process.getuid?.() === 0 && onPath('apt-get', process.env['PATH']) !== undefined,
  refresh: () => spawnSync('apt-get', ['update', '--quiet'], { stdio: 'ignore' }),
  knows: (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0,
  install: (packages) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = ['install', '--yes', '--no-install-recommends'];
    const { status } = spawnSync('apt-get', [...options, ...packages], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new SetupError(`apt-get could not install ${packages.join(' and ')}: see above.`);
  },
});

/**
 * Makes sure that tools are there, and installs what is missing where that can be done without a question.
 * @throws {SetupError} that names what is missing and what to type
 */
export function requireTools(tools: Tool[], installer: Installer = apt()): void {
  const missing = tools.filter((tool) => !tool.find());
  if (missing.length === 0) return;
  const names = missing.map((tool) => tool.name).join(', ');
  if (!installer.isAvailable) throw new SetupError(`Missing: ${names}. ${howToInstall(missing)}`);
  installer.refresh();
  const packages = missing.flatMap((tool) => tool.packages.find(installer.knows) ?? []);
  if (packages.length > 0) {
    console.log(`Installing ${packages.join(', ')} …`);
    installer.install(packages);
  }
  const still = missing.filter((tool) => !tool.find());
  if (still.includes(java)) requireJava();
  if (still.length > 0)
    throw new SetupError(`Missing: ${still.map((tool) => tool.name).join(', ')}. ${howToInstall(still)}`);
}

/** The command that installs tools, for the system this is. */
export function howToInstall(tools: Tool[]): string {
  if (process.platform === 'darwin') return `Type: brew install ${tools.map(brewName).join(' ')}`;
  return `Type: sudo apt-get install ${tools.map((tool) => tool.packages[0]).join(' ')}`;
}

const brewName = (tool: Tool) => (tool === java ? `openjdk@${MIN_JAVA}` : tool.name.toLowerCase());

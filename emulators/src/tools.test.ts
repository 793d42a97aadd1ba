import { afterEach, expect, test, vi } from 'vitest';
import { requireTools, type Installer, type Tool } from './tools.ts';

/** A tool that is missing until one of its packages is installed. */
function missingTool(name: string, packages: string[], installed: Set<string>): Tool {
  const find = () => (packages.some((it) => installed.has(it)) ? `/usr/bin/${name}` : undefined);
  return { name, purpose: 'is needed', packages, find };
}

const installer = (installed: Set<string>, more: Partial<Installer> = {}): Installer => ({
  isAvailable: true,
  refresh: () => {},
  knows: () => true,
  install: (packages) => {
    for (const it of packages) installed.add(it);
  },
  ...more,
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('nothing is installed where everything is there', () => {
  const install = vi.fn<Installer['install']>();
  const tool: Tool = { name: 'cat', purpose: 'is needed', packages: ['coreutils'], find: () => '/bin/cat' };
  requireTools([tool], installer(new Set(), { install }));
  expect(install).not.toHaveBeenCalled();
});

test('as root on Debian what is missing is installed, from the first package that the lists know', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const installed = new Set<string>();
  const tools = [
    missingTool('one', ['one-new', 'one-old'], installed),
    missingTool('two', ['two'], installed),
  ];
  requireTools(tools, installer(installed, { knows: (name) => name !== 'one-new' }));
  expect([...installed]).toEqual(['one-old', 'two']);
  expect(said).toHaveBeenCalledWith('Installing one-old, two …');
});

test('elsewhere one sentence names what is missing and the command to type', () => {
  const installed = new Set<string>();
  const tools = [
    missingTool('one', ['one-new', 'one-old'], installed),
    missingTool('two', ['two'], installed),
  ];
  expect(() => requireTools(tools, installer(installed, { isAvailable: false }))).toThrow(
    'Missing: one, two. Type: sudo apt-get install one-new two',
  );
});

test('a tool that no package brings is named after the others were installed', () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const installed = new Set<string>();
  const tools = [missingTool('one', ['one'], installed), missingTool('two', ['two'], installed)];
  expect(() => requireTools(tools, installer(installed, { knows: (name) => name === 'one' }))).toThrow(
    'Missing: two. Type: sudo apt-get install two',
  );
});

import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { requireJava, type JavaPlaces } from './java.ts';
import { SetupError } from './setup-error.ts';

/** Puts a Java of some version into a folder: what is read of it is its `release` file. */
function install(root: string, name: string, version: string): string {
  const home = join(root, name);
  mkdirSync(join(home, 'bin'), { recursive: true });
  writeFileSync(join(home, 'bin/java'), '#!/bin/sh\n');
  chmodSync(join(home, 'bin/java'), 0o755);
  writeFileSync(join(home, 'release'), `IMPLEMENTOR="Somebody"\nJAVA_VERSION="${version}"\n`);
  return home;
}

function emptyRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'lantern-java-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

const places = (root: string, more: Partial<JavaPlaces> = {}): JavaPlaces => ({
  javaHome: undefined,
  path: undefined,
  roots: [root],
  ...more,
});

test('the newest Java in the usual folders is taken', () => {
  const root = emptyRoot();
  install(root, 'old', '17.0.15');
  const newest = install(root, 'new', '25.0.1');
  install(root, 'middle', '21.0.2');
  expect(requireJava(places(root))).toEqual({ home: newest, major: 25 });
});

test('a Java that is named by JAVA_HOME or PATH is preferred while it is new enough', () => {
  const root = emptyRoot();
  install(root, 'new', '25.0.1');
  const named = install(emptyRoot(), 'mine', '21.0.2');
  expect(requireJava(places(root, { javaHome: named })).home).toBe(named);
  const bin = emptyRoot();
  symlinkSync(join(named, 'bin/java'), join(bin, 'java'));
  expect(requireJava(places(root, { path: `/nowhere:${bin}` })).home).toBe(named);
  const tooOld = install(emptyRoot(), 'mine', '11.0.2');
  expect(requireJava(places(root, { javaHome: tooOld })).major).toBe(25);
});

test('without Java one sentence says where it was looked for and what to type', () => {
  const root = emptyRoot();
  expect(() => requireJava(places(root))).toThrow(SetupError);
  expect(() => requireJava(places(root))).toThrow(
    `need Java 21 or later, and none was found (looked at JAVA_HOME, PATH, ${root}). Install a JDK, for example with "apt-get install`,
  );
});

test('where every Java is too old the sentence names the newest of them', () => {
  const root = emptyRoot();
  install(root, 'older', '11.0.2');
  const old = install(root, 'old', '17.0.15');
  expect(() => requireJava(places(root))).toThrow(`the newest found is 17, in ${old}`);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

/**
 * Writes a jar that holds a manifest and nothing else, so that `java -jar` runs a main class found on other paths.
 * @param classPath jars, and folders of classes whose names end in a slash
 */
export function writeManifestJar(file: string, mainClass: string, classPath: string[]): string {
  const urls = classPath.map((path) => pathToFileURL(path).href).join(' ');
  const manifest = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${urls}`];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, zipOfOne('META-INF/MANIFEST.MF', `${manifest.map(manifestLine).join('')}\r\n`));
  return file;
}

/** A line of a manifest holds 72 bytes at most; the rest of it goes on in lines that begin with a space (JAR file specification). */
function manifestLine(text: string): string {
  const rest = text.slice(70).match(/.{1,69}/g) ?? [];
  return `${[text.slice(0, 70), ...rest].join('\r\n ')}\r\n`;
}

/** A zip archive of one uncompressed file, dated 1 January 1980 (section 4.3 of PKWARE's APPNOTE). */
function zipOfOne(name: string, text: string): Buffer {
  const body = Buffer.from(text);
  const path = Buffer.from(name);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(0x21, 8);
  shared.writeUInt32LE(crc32(body), 10);
  shared.writeUInt32LE(body.length, 14);
  shared.writeUInt32LE(body.length, 18);
  shared.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, path, body]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, Buffer.alloc(14), path]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

import { limits } from '@lantern/functions/contract/limits';
import { fileSize } from '../../lib/format/fileSize.ts';
import { strings } from '../../strings/index.ts';

export type FileKind = 'video' | 'image';

const words = strings.upload;

/** What the product takes of each kind, and where it is kept in the uploader's folder. */
export const fileKinds = {
  video: { folder: 'videos', accept: 'video/*', limit: limits.videoFile, wrong: words.notVideo },
  image: { folder: 'images', accept: 'image/*', limit: limits.imageFile, wrong: words.notImage },
} as const;

/** What speaks against a file before a byte of it is sent, in a person's words. */
export function refuseFile(kind: FileKind, file: Pick<File, 'type' | 'size'>): string | undefined {
  const { limit, wrong } = fileKinds[kind];
  if (!file.type.startsWith(`${kind}/`)) return wrong;
  if (file.size === 0) return words.empty;
  return file.size > limit ? words.tooLarge(fileSize(file.size), fileSize(limit)) : undefined;
}

/** The object that a file becomes: its time and name in the uploader's folder. */
export function objectPath(kind: FileKind, userId: string, file: Pick<File, 'name'>, now: number): string {
  return `${fileKinds[kind].folder}/${userId}/${now}${file.name.replaceAll('/', '_')}`;
}

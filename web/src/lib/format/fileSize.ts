const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A file's size as people say it: 1 KB is 1,024 bytes, as the limits count. */
export function fileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${units[power] ?? ''}`;
}

/** One small picture of a storyboard: when it was, and where it lies in its sprite. */
export interface Tile {
  start: number;
  end: number;
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const timing = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})\s+-->\s+(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})/;
const place = /^(.+)#xywh=(\d+),(\d+),(\d+),(\d+)$/;

function seconds(hours: string | undefined, minutes: string | undefined, rest: string | undefined): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest);
}

/**
 * The pictures of a storyboard's WebVTT, whose cues are addresses with a media fragment (`sprite.webp#xywh=0,0,160,90`).
 * @param base the file's own address, that those of its sprites are relative to
 */
export function tilesOf(vtt: string, base: string): Tile[] {
  return vtt.split(/(?:\r?\n){2,}/).flatMap((cue) => {
    const lines = cue.split(/\r?\n/);
    const at = lines.findIndex((line) => timing.test(line));
    const time = timing.exec(lines[at] ?? '');
    const where = place.exec(lines[at + 1]?.trim() ?? '');
    if (!time || !where) return [];
    const [x = 0, y = 0, width = 0, height = 0] = where.slice(2).map(Number);
    return [
      {
        start: seconds(time[1], time[2], time[3]),
        end: seconds(time[4], time[5], time[6]),
        url: new URL(where[1] ?? '', base).href,
        x,
        y,
        width,
        height,
      },
    ];
  });
}

import { HEIGHT, WIDTH } from './kit/scene.ts';
import type { Scene } from './kit/scene.ts';
import type { Studio } from '../studio/studio.ts';
import { avatars } from './avatars.ts';

const SAMPLE_RATE = 44_100;

async function load(slug: string): Promise<Scene> {
  const module: { scene: Scene } = await import(`./${slug}.ts`);
  return module.scene;
}

function canvasOf(width: number, height: number, unitsAcross: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const stage = canvas.getContext('2d', { alpha: false });
  if (!stage) throw new Error('The browser has no 2D canvas');
  stage.scale(width / unitsAcross, width / unitsAcross);
  return stage;
}

function jpegOf(stage: CanvasRenderingContext2D, quality: number): string {
  return stage.canvas.toDataURL('image/jpeg', quality).slice('data:image/jpeg;base64,'.length);
}

function drawIsolated(stage: CanvasRenderingContext2D, draw: () => void): void {
  stage.save();
  draw();
  stage.restore();
}

async function fontsReady(): Promise<void> {
  await Promise.all(Array.from(document.fonts, (font) => font.load()));
}

/** Gives the generator its hands in the page. */
export function createStudio(): Studio {
  let scene: Scene;
  let stage: CanvasRenderingContext2D;
  return {
    open: async (slug) => {
      await fontsReady();
      scene = await load(slug);
      const [width, height] = scene.size ?? [640, 360];
      stage = canvasOf(width, height, width > height ? WIDTH : HEIGHT);
      const { fps = 24, seconds, bitrate = 220_000 } = scene;
      return { width, height, fps, seconds, bitrate, silent: !scene.sound };
    },
    frame: (index) => {
      drawIsolated(stage, () => scene.draw(stage, index / (scene.fps ?? 24)));
      return jpegOf(stage, 0.97);
    },
    poster: (quality) => {
      const poster = canvasOf(WIDTH, HEIGHT, WIDTH);
      drawIsolated(poster, () =>
        scene.drawPoster ? scene.drawPoster(poster) : scene.draw(poster, scene.posterAt),
      );
      return jpegOf(poster, quality);
    },
    sound: async () => {
      const audio = new OfflineAudioContext(2, Math.ceil(scene.seconds * SAMPLE_RATE), SAMPLE_RATE);
      scene.sound?.(audio);
      return interleaved(await audio.startRendering());
    },
    avatar: (account) => {
      const portrait = canvasOf(256, 256, 256);
      avatars[account]?.(portrait);
      return jpegOf(portrait, 0.86);
    },
  };
}

function interleaved(buffer: AudioBuffer): string {
  const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
  const samples = new Float32Array(buffer.length * 2);
  for (let i = 0; i < buffer.length; i++) {
    samples[2 * i] = left[i] ?? 0;
    samples[2 * i + 1] = right[i] ?? 0;
  }
  const bytes = new Uint8Array(samples.buffer);
  let text = '';
  for (let i = 0; i < bytes.length; i += 32_768) {
    text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
  }
  return btoa(text);
}

import { hash } from './numbers.ts';

/** The frequency of a MIDI note number. */
function pitch(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

/** A hall: send sound into it, hear it and its echo. `wet` is the echo's share. */
export function hall(audio: OfflineAudioContext, seconds: number, wet: number): AudioNode {
  const impulse = audio.createBuffer(2, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  for (const side of [0, 1]) {
    const samples = impulse.getChannelData(side);
    for (let i = 0; i < samples.length; i++) {
      samples[i] = (hash(i, side + 7) * 2 - 1) * (1 - i / samples.length) ** 3;
    }
  }
  const input = audio.createGain();
  const echo = audio.createConvolver();
  const [dryGain, wetGain] = [audio.createGain(), audio.createGain()];
  echo.buffer = impulse;
  dryGain.gain.value = 1 - wet;
  wetGain.gain.value = wet;
  input.connect(dryGain).connect(audio.destination);
  input.connect(echo).connect(wetGain).connect(audio.destination);
  return input;
}

/** Fades everything in and out, so that no clip starts or ends with a click. */
export function master(audio: OfflineAudioContext, volume = 1, fade = 0.6): GainNode {
  const out = audio.createGain();
  const end = audio.length / audio.sampleRate;
  out.gain.setValueAtTime(0, 0);
  out.gain.linearRampToValueAtTime(volume, fade);
  out.gain.setValueAtTime(volume, end - fade);
  out.gain.linearRampToValueAtTime(0, end);
  return out;
}

interface Noise {
  readonly kind: BiquadFilterType;
  readonly frequency: number;
  readonly q?: number;
  readonly volume: number;
}

/** Steady noise through a filter: wind, surf, rain, a crowd. Gives the gain, to swell as wished. */
export function noiseBed(audio: OfflineAudioContext, out: AudioNode, noise: Noise): GainNode {
  const buffer = audio.createBuffer(2, audio.length, audio.sampleRate);
  for (const side of [0, 1]) {
    const samples = buffer.getChannelData(side);
    for (let i = 0; i < samples.length; i++) samples[i] = hash(i, side) * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = noise.kind;
  filter.frequency.value = noise.frequency;
  filter.Q.value = noise.q ?? 0.7;
  const gain = audio.createGain();
  gain.gain.value = noise.volume;
  source.connect(filter).connect(gain).connect(out);
  source.start();
  return gain;
}

interface Tone {
  readonly at: number;
  readonly note: number;
  readonly seconds: number;
  readonly volume: number;
  readonly wave?: OscillatorType;
  /** Seconds until full volume. */
  readonly attack?: number;
}

/** One note that swells and dies away. */
export function tone(audio: OfflineAudioContext, out: AudioNode, sound: Tone): void {
  const { at, note, seconds, volume, wave = 'sine', attack = 0.01 } = sound;
  const oscillator = audio.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.value = pitch(note);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + attack);
  gain.gain.setTargetAtTime(0, at + attack, Math.max(0.02, (seconds - attack) / 4));
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + seconds * 1.6);
}

/** A struck string: a few partials, the higher ones dying sooner. */
export function pluck(
  audio: OfflineAudioContext,
  out: AudioNode,
  { at, note, seconds, volume }: Omit<Tone, 'wave' | 'attack'>,
): void {
  for (const [partial, share] of [1, 0.45, 0.22, 0.12, 0.06].entries()) {
    const above = 12 * Math.log2(partial + 1);
    const length = seconds / (1 + partial * 0.7);
    tone(audio, out, { at, note: note + above, seconds: length, volume: volume * share, attack: 0.004 });
  }
}

/** A soft chord that swells over a third of its length. */
export function pad(
  audio: OfflineAudioContext,
  out: AudioNode,
  { at, notes, seconds, volume }: { at: number; notes: readonly number[]; seconds: number; volume: number },
): void {
  for (const note of notes) {
    for (const detune of [-0.06, 0.05]) {
      tone(audio, out, {
        at,
        note: note + detune,
        seconds,
        volume: volume / 2,
        wave: 'triangle',
        attack: seconds / 3,
      });
    }
  }
}

/** A short burst of filtered noise: a drum, a crackle, a footstep. */
export function burst(
  audio: OfflineAudioContext,
  out: AudioNode,
  {
    at,
    seconds,
    frequency,
    volume,
    kind = 'bandpass',
  }: {
    at: number;
    seconds: number;
    frequency: number;
    volume: number;
    kind?: BiquadFilterType;
  },
): void {
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (hash(i, Math.round(at * 1000)) * 2 - 1) * (1 - i / samples.length) ** 2;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = frequency;
  const gain = audio.createGain();
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

/** A bass drum: a low note that falls. */
export function kick(audio: OfflineAudioContext, out: AudioNode, at: number, volume: number): void {
  const oscillator = audio.createOscillator();
  oscillator.frequency.setValueAtTime(140, at);
  oscillator.frequency.exponentialRampToValueAtTime(45, at + 0.12);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.setTargetAtTime(0, at + 0.05, 0.08);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + 0.5);
}

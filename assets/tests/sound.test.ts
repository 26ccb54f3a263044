import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOOPS, SILENCE, SPRITES } from '../sound/catalog';
import { attackOf } from '../sound/kit/attack';
import { ease } from '../sound/kit/envelope';
import { CROSSFADE, lapped } from '../sound/kit/lap';
import { integrated, momentary, momentaryCourse } from '../sound/kit/loudness';
import { silentMp3 } from '../sound/kit/mp3';
import { FRAME_SAMPLES, framesOf, statedTrim } from '../sound/kit/mp3-frames';
import { randomFrom } from '../sound/kit/random';
import { type Channels, generate, peakOf, type Signal, samplesIn } from '../sound/kit/signal';
import { powerSpectrum, shareAbove } from '../sound/kit/spectrum';
import { truePeak } from '../sound/kit/true-peak';
import { measure } from '../sound/measure';
import { birds } from '../sound/rainforest/birds';
import { LOOP_SECONDS, QUIET, RAINFOREST, rainforest } from '../sound/rainforest/rainforest';
import { render } from '../sound/sound';
import { lay, pack } from '../sound/sprite';

const FOLDER = path.resolve(import.meta.dirname, '../audio');
const bytesOf = (name: string): Uint8Array => readFileSync(path.join(FOLDER, `${name}.mp3`));

/** Returns the playing time of a file in samples: its frames without the declared delay and padding. */
function playedSamples(file: Uint8Array): number {
  const trim = statedTrim(file);
  // The first frame is the information frame, without sound.
  return (framesOf(file).length - 1) * FRAME_SAMPLES - (trim?.delay ?? 0) - (trim?.padding ?? 0);
}

const tone = (hz: number, level: number, seconds = 3, phase = 0): Signal =>
  generate(seconds, (time) => level * Math.sin(2 * Math.PI * hz * time + phase));

describe('the measurements', () => {
  it('give loudness as defined by BS.1770', () => {
    // The standard's examples: 997 Hz at full scale in one channel, and 1 kHz at -23 dBFS in both.
    expect(integrated([tone(997, 1)])).toBeCloseTo(-3.01, 1);
    const quiet = tone(1000, 10 ** (-23 / 20));
    expect(integrated([quiet, quiet])).toBeCloseTo(-23, 1);
    expect(momentary([quiet, quiet])).toBeCloseTo(-23, 1);
  });

  it('find a peak between samples', () => {
    // The frequency of the tone is a quarter of the sample rate. The tone is shifted by an eighth of a period, so every
    // sample is 3 dB below the true peak.
    expect(truePeak([tone(11_025, 1, 0.1, Math.PI / 4)])).toBeGreaterThan(-0.2);
  });

  it('distinguish a soft attack from a click', () => {
    const soft = tone(440, 0.5, 0.5).map((sample, index) => sample * ease(index / samplesIn(0.04)));
    expect(attackOf(soft)).toBeGreaterThan(0.02);
    expect(attackOf(soft)).toBeLessThan(0.028);
    const click: Signal = new Float64Array(samplesIn(0.5));
    click.set(tone(440, 0.5, 0.3, Math.PI / 2), samplesIn(0.1));
    expect(attackOf(click)).toBeLessThan(0.002);
  });

  it('give the share of energy in the treble', () => {
    const high = tone(9000, 0.05);
    const both = tone(1000, 0.5).map((sample, index) => sample + (high[index] ?? 0));
    expect(shareAbove(powerSpectrum(both), 8000)).toBeCloseTo(-20, 0);
  });
});

describe('the files', () => {
  it('are exactly those of the catalog', () => {
    const expected = [
      ...SPRITES.flatMap(({ name }) => [`${name}.mp3`, `${name}.json`]),
      ...[...LOOPS, SILENCE].map(({ name }) => `${name}.mp3`),
    ];
    expect(readdirSync(FOLDER).sort()).toEqual(expected.sort());
    expect(SPRITES.map(({ name }) => name)).toEqual(expect.arrayContaining(['memory-cards', 'shared']));
  });

  it.each([...SPRITES, ...LOOPS])('$name is a whole MP3 that declares its length', ({ name }) => {
    const file = bytesOf(name);
    const frames = framesOf(file);
    const channels = LOOPS.some((loop) => loop.name === name) ? 2 : 1;
    expect(frames.every((frame) => frame.channels === channels)).toBe(true);
    expect(statedTrim(file)).toBeDefined();
    expect(playedSamples(file) / 44_100).toBeGreaterThan(0.2);
  });

  it("include a silent one, for the device's media controls", async () => {
    expect(Buffer.from(await silentMp3(SILENCE.seconds)).equals(bytesOf(SILENCE.name))).toBe(true);
    expect(bytesOf(SILENCE.name).length).toBeLessThan(7000);
  });

  it('stay within their budgets', () => {
    const sizesOf = (files: readonly { name: string }[]) => files.map(({ name }) => bytesOf(name).length);
    const [sprites, loops] = [sizesOf(SPRITES), sizesOf(LOOPS)];
    expect([...sprites, ...loops].reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(2_550_000);
    expect(Math.max(...loops)).toBeLessThanOrEqual(1_200_000);
    expect(Math.max(...sprites)).toBeLessThanOrEqual(80_000);
  });
});

/** Sprites and their effects, rendered and measured once, because rendering takes most of the time of this file. */
const LAID = SPRITES.map((sprite) => {
  const laid = lay(sprite);
  return { ...sprite, ...laid, stretches: Object.values(laid.table) };
});
const EFFECTS = LAID.flatMap(({ name: file, samples, table }) =>
  Object.entries(table).map(([name, [begin, length]]) => {
    const channels = [samples.slice(samplesIn(begin / 1000), samplesIn((begin + length) / 1000))];
    return { file, name, channels, found: measure(channels) };
  }),
);

describe.each(LAID)('$name', ({ name, samples, table, stretches }) => {
  it('is generated identically, byte for byte', async () => {
    const { mp3, json } = await pack({ samples, table });
    const hint = 'Run npm run sound and commit assets/audio.';
    expect(Buffer.from(mp3).equals(bytesOf(name)), hint).toBe(true);
    expect(json, hint).toBe(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'));
    expect(playedSamples(mp3)).toBe(samples.length);
  });

  it('has each sound at a whole sample, with silence around it', () => {
    for (const [begin, length] of stretches) {
      const first = (begin * 44_100) / 1000;
      expect(Number.isInteger(first)).toBe(true);
      const end = samplesIn((begin + length) / 1000);
      const before = samples.subarray(first - samplesIn(0.1), first);
      const after = samples.subarray(end, end + samplesIn(0.1));
      expect(peakOf(before) + peakOf(after)).toBe(0);
    }
  });
});

describe.each(EFFECTS)('$name of $file', ({ channels, found }) => {
  const samples = channels[0] as Signal;

  it('has a soft attack, is quiet and has little treble', () => {
    expect(found.attack).toBeGreaterThanOrEqual(0.015);
    // The encoder may exceed the level by half a dB, and the limit is -3 dBTP.
    expect(found.peak).toBeLessThanOrEqual(-3.5);
    // Two speakers play a mono file 3 LU louder than its measurement.
    expect(found.momentary).toBeLessThanOrEqual(-16 - 3);
    expect(found.momentary).toBeGreaterThan(-40);
    expect(found.above5k).toBeLessThanOrEqual(-40);
    expect(found.above8k).toBeLessThanOrEqual(-70);
  });

  it('is audible on a tablet, whose speaker plays nothing below 450 Hz', () => {
    expect(found.momentary - found.onTablet).toBeLessThanOrEqual(8);
  });

  it('begins and ends in silence', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(1e-4);
    expect(peakOf(samples.slice(-samplesIn(0.01)))).toBe(0);
    expect(peakOf(samples.slice(-samplesIn(0.04)))).toBeLessThan(0.002);
  });
});

describe.each([
  ['a board', 'memory-cards', /^note-/, 8],
  ['the pads', 'pattern-flow', /^pad-/, 5],
  ['the senses', 'grounding-techniques', /^stone-/, 5],
  ['the muscles', 'progressive-relaxation', /^chime-/, 6],
  ['answers that join a thought', 'thought-bubbles', /^join-/, 5],
  ['thoughts that rise', 'thought-bubbles', /^rise-/, 5],
  ['things that land', 'safe-space-builder', /^land-/, 5],
])('the notes of %s', (_, file, isNote, count) => {
  it('are within 3 dB of each other, in headphones and on a tablet', () => {
    const notes = EFFECTS.filter((effect) => effect.file === file && isNote.test(effect.name));
    expect(notes).toHaveLength(count);
    for (const which of ['momentary', 'onTablet'] as const) {
      const levels = notes.map(({ found }) => found[which]);
      expect(Math.max(...levels) - Math.min(...levels)).toBeLessThanOrEqual(3);
    }
  });
});

describe('the rainforest', () => {
  it('has its declared length, in stereo', () => {
    expect(LOOP_SECONDS - CROSSFADE).toBeGreaterThanOrEqual(60);
    expect(playedSamples(bytesOf('rainforest'))).toBe(samplesIn(LOOP_SECONDS));
  });

  it('has sparse, varied birds, and none near the ends', () => {
    const calls = birds(LOOP_SECONDS, QUIET, randomFrom('birds'));
    expect(calls.length).toBeGreaterThanOrEqual(5);
    expect(calls.length).toBeLessThanOrEqual(12);
    expect(calls[0]?.start).toBeGreaterThan(QUIET);
    for (const [order, call] of calls.entries()) {
      const next = calls[order + 1];
      expect((next?.start ?? LOOP_SECONDS - QUIET) - call.start - call.length).toBeGreaterThan(2);
    }
    expect(new Set(calls.map(({ voice }) => voice.length)).size).toBe(calls.length);
  });

  // Uses a shorter forest from the same generator, because the whole loop takes several seconds to generate.
  const seconds = 12;
  const forest = render({ ...RAINFOREST, make: () => lapped(rainforest(seconds)) });

  it('is quiet, even and without hiss', () => {
    const found = measure(forest);
    expect(found.integrated).toBeGreaterThanOrEqual(-24);
    expect(found.integrated).toBeLessThanOrEqual(-20);
    expect(found.peak).toBeLessThanOrEqual(-4);
    expect(found.above5k).toBeLessThanOrEqual(-18);
    expect(found.above8k).toBeLessThanOrEqual(-40);
  });

  it('loops without a seam', () => {
    const looped = overlap(forest);
    const course = momentaryCourse(looped);
    // Levels from 2 s before the crossfade to 2 s after it, in steps of 0.1 s.
    const middle = (seconds - CROSSFADE) * 10;
    const around = course.slice(middle - 20, middle + CROSSFADE * 10 + 20);
    expect(Math.max(...around) - Math.min(...around)).toBeLessThan(4);
  });

  it('is the same every time', () => {
    const bytes = () => rainforest(2).map((channel) => Buffer.from(channel.buffer));
    expect(Buffer.concat(bytes()).equals(Buffer.concat(bytes()))).toBe(true);
  });
});

/** Plays the loop with two players. The second starts while the first one fades out. */
function overlap(channels: Channels): Channels {
  const fade = samplesIn(CROSSFADE);
  return channels.map((channel) => {
    const seam = channel.length - fade;
    const looped: Signal = new Float64Array(channel.length + seam);
    looped.set(channel);
    looped.set(channel.subarray(fade), channel.length);
    for (let index = 0; index < fade; index += 1) {
      looped[seam + index] = (channel[seam + index] as number) + (channel[index] as number);
    }
    return looped;
  });
}

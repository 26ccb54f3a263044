/** Shared audio code in a real browser: files, breath, loops. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { SOUNDS } from '../../assets/sound/effects/memory-cards';
import { lay } from '../../assets/sound/sprite';
import { LAP_OVERLAP_SECONDS } from '../../engine/audio/loop-player';
import { expect, test } from '../drivers/test';
import { openAudioPage } from '../fixtures/audio/audio-page';
import type * as Instruments from '../fixtures/audio/harness';

declare const instruments: typeof Instruments;

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openAudioPage(browser);
});

const RATE = 44_100;

/** Decodes samples received from a page. */
const samplesFrom = (text: string): Float64Array<ArrayBuffer> => {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  return Float64Array.from(new Float32Array(bytes.buffer));
};

/** Source of a function that encodes samples in the page. */
const SEND = `(samples) => {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  let text = '';
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}`;

test.describe("a game's file of sounds", () => {
  // One generator makes all sprites, so the test checks only one sprite, which has every kind of sound.
  test('is decoded with each sound at its exact sample', async () => {
    const { samples, table } = lay({ name: 'memory-cards', sounds: SOUNDS });
    const file = readFileSync(path.resolve('assets/audio/memory-cards.mp3')).toString('base64');
    const text = await page.evaluate(
      async ({ file, send, rate }) => {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes.buffer);
        // biome-ignore lint/security/noGlobalEval: a function that is sent into the page
        return eval(send)(decoded.getChannelData(0)) as string;
      },
      { file, send: SEND, rate: RATE },
    );
    const decoded = samplesFrom(text);
    expect(decoded.length).toBe(samples.length);
    for (const [name, [begin]] of Object.entries(table)) {
      const first = (begin * RATE) / 1000;
      const length = Math.round(0.2 * RATE);
      const made = samples.subarray(first, first + length);
      const likeness = (lag: number) =>
        made.reduce((sum, sample, index) => sum + sample * (decoded[first + index + lag] ?? 0), 0);
      const lags = Array.from({ length: 61 }, (_, index) => index - 30);
      const best = lags.reduce((one, other) => (likeness(other) > likeness(one) ? other : one));
      expect(Math.abs(best), `${name} is off by ${best} samples`).toBeLessThanOrEqual(1);
    }
  });
});

/** Renders a phase of a breath plus half a second in the browser, and returns the samples. */
async function breath(phase: 'in' | 'hold' | 'out' | 'rest', ms: number, elapsed = 0) {
  const text = await page.evaluate(
    async ({ phase, ms, elapsed, send, rate }) => {
      const context = new OfflineAudioContext(1, ((ms - elapsed) / 1000 + 0.5) * rate, rate);
      new instruments.BreathVoice({ context, output: context.destination }).begin(phase, ms, elapsed);
      // biome-ignore lint/security/noGlobalEval: a function that is sent into the page
      return eval(send)((await context.startRendering()).getChannelData(0)) as string;
    },
    { phase, ms, elapsed, send: SEND, rate: RATE },
  );
  return samplesFrom(text);
}

const rms = (samples: Float64Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));

/** Returns the brightness of a segment as its mean frequency, Hz, estimated from slopes. */
function brightness(samples: Float64Array): number {
  let [slopes, heights] = [0, 0];
  for (let index = 1; index < samples.length; index++) {
    const [before, here] = [samples[index - 1] as number, samples[index] as number];
    slopes += (here - before) ** 2;
    heights += here ** 2;
  }
  return (Math.sqrt(slopes / heights) * RATE) / (2 * Math.PI);
}

test.describe('a breath', () => {
  test('of 4000 ms rises on the inhale and falls on the exhale', async () => {
    const ms = 4000;
    const length = (ms / 1000) * RATE;
    for (const phase of ['in', 'out'] as const) {
      const samples = await breath(phase, ms);
      const part = (from: number, to: number) => samples.subarray(from * length, to * length);
      const [early, late] = [brightness(part(0.15, 0.35)), brightness(part(0.65, 0.85))];
      // The filter sweeps a fifth, a ratio of 1.5. The measured parts exclude the start and the end of the sweep, so
      // their ratio is smaller.
      if (phase === 'in') expect(late / early).toBeGreaterThan(1.12);
      else expect(early / late).toBeGreaterThan(1.12);
      // The sound starts and ends in silence, together with its phase.
      const loudest = Math.max(...[0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((at) => rms(part(at, at + 0.1))));
      expect(rms(part(0, 0.01))).toBeLessThan(0.12 * loudest);
      expect(rms(part(0.99, 1))).toBeLessThan(0.12 * loudest);
      expect(rms(samples.subarray(length + 128))).toBe(0);
    }
  });

  test('joined in mid-phase starts softly at the right place', async () => {
    const [whole, rest] = [await breath('out', 6000), await breath('out', 6000, 4000)];
    const half = 0.5 * RATE;
    // Half a second later a sound with a late start is about as loud as one that started on time.
    const ratio =
      rms(rest.subarray(half, 2 * half)) / rms(whole.subarray(4 * RATE + half, 4 * RATE + 2 * half));
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
    expect(Math.abs(rest[10] ?? 1)).toBeLessThan(0.002);
    expect(rms(rest.subarray(2 * RATE + 128))).toBe(0);
  });
});

test.describe('a loop', () => {
  test('overlaps its own end on the audio clock, scheduled one repetition ahead, and fades out', async () => {
    const [AHEAD, LENGTH, END] = [0.05, 10, 14];
    const seen = await page.evaluate(
      async ({ LENGTH, END, rate }) => {
        const starts: number[] = [];
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function (when = 0) {
          starts.push(when);
          start.call(this, when);
        };
        // An offline context waits for the main thread, so a busy machine renders the same samples.
        const context = new OfflineAudioContext(1, 20 * rate, rate);
        const buffer = new AudioBuffer({ length: LENGTH * rate, sampleRate: rate });
        buffer.getChannelData(0).fill(0.1);
        const player = new instruments.LoopPlayer(context, buffer, context.destination, 0.1);
        const ahead = starts.length;
        /** Suspends rendering at `seconds`, runs `act`, and resumes. */
        const at = async (seconds: number, act: () => void | Promise<void>) => {
          await context.suspend(seconds);
          await act();
          await context.resume();
        };
        const acts = [
          // The first repetition has ended. Its `ended` event arrives a little later and schedules the third
          // repetition.
          at(LENGTH + 0.5, async () => {
            while (starts.length < 3) await new Promise((resolve) => setTimeout(resolve));
          }),
          at(END, () => player.end(1)),
        ];
        const samples = (await context.startRendering()).getChannelData(0);
        await Promise.all(acts);
        AudioBufferSourceNode.prototype.start = start;
        /** Returns the loudest sample within 10 ms after `seconds`, 0-1. */
        const level = (seconds: number) =>
          Math.max(...samples.subarray(seconds * rate, (seconds + 0.01) * rate));
        return { ahead, starts, levels: [3, 8, 11, 13, END + 0.5, END + 1.01].map(level) };
      },
      { LENGTH, END, rate: RATE },
    );
    expect(seen.ahead).toBe(2);
    const lap = LENGTH - LAP_OVERLAP_SECONDS;
    // There are three starts, and none comes after the end.
    expect(seen.starts).toEqual([0, 1, 2].map((index) => expect.closeTo(AHEAD + index * lap, 6)));
    // Levels: one repetition, two that overlap, one, two, two halfway through the fade, and none after the fade.
    expect(seen.levels).toEqual([0.1, 0.2, 0.1, 0.2, 0.1, 0].map((level) => expect.closeTo(level, 2)));
  });
});

/** The music in a real browser: no clicks, no nodes after its end, and faults of the device. */
import type { Page } from 'playwright';
import { expect, test } from '../drivers/test';
import { openAudioPage } from '../fixtures/audio/audio-page';
import type * as Instruments from '../fixtures/audio/harness';

declare const instruments: typeof Instruments;

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openAudioPage(browser);
});

test('no switch clicks: a rest, day and night, a cut breath, a flood of answers', async () => {
  const steps = await page.evaluate(async () => {
    const SWITCHES = [20, 23, 26, 30, 34, 38];
    const breath = (fullness: number, end: number) => ({ fullness, end: 1000 * end });
    const { samples, left } = await instruments.renderMusic(
      [
        { at: 0, state: { breath: breath(1, 4) } },
        { at: 20, state: null },
        { at: 23, state: { breath: breath(1, 27) } },
        { at: 26, state: { breath: breath(0, 26.1), daylight: 0 } },
        { at: 30, state: { daylight: 1 } },
        ...Array.from({ length: 200 }, (_, answers) => ({ at: 34 + answers / 200, state: { answers } })),
        { at: 38, state: null },
      ],
      50,
    );
    const ears = [samples.getChannelData(0), samples.getChannelData(1)];
    /** Returns the largest second difference within a stretch. It is large at a click, and small for low notes. */
    const roughness = (from: number, to: number) => {
      let most = 0;
      for (const ear of ears)
        for (let at = Math.round(from * 44_100) + 2; at < to * 44_100; at++) {
          const [a, b, c] = [ear[at - 2], ear[at - 1], ear[at]] as [number, number, number];
          most = Math.max(most, Math.abs(a - 2 * b + c));
        }
      return most;
    };
    const end = ears.reduce((peak, ear) => Math.max(peak, ...ear.subarray(-44_100).map(Math.abs)), 0);
    return {
      calm: roughness(1, 19),
      at: SWITCHES.map((time) => roughness(time - 0.02, time + 0.3)),
      end,
      left,
    };
  });
  for (const step of steps.at) expect(step).toBeLessThan(2 * steps.calm);
  expect([steps.end < 1e-6, steps.left]).toEqual([true, 0]);
});

test('200 answers a second sound as at most eight notes at a time', async () => {
  const { most, peak } = await page.evaluate(async () => {
    let [sounding, most] = [0, 0];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      start.apply(this, when);
      sounding += 1;
      most = Math.max(most, sounding);
      this.addEventListener('ended', () => {
        sounding -= 1;
      });
    };
    const { samples } = await instruments.renderMusic(
      Array.from({ length: 1000 }, (_, answers) => ({ at: answers / 200, state: { answers } })),
      6,
    );
    OscillatorNode.prototype.start = start;
    return { most, peak: samples.getChannelData(0).reduce((peak, one) => Math.max(peak, Math.abs(one)), 0) };
  });
  // A note has four oscillators. Pad and low voice have at most twice their ten while a chord changes.
  expect(most).toBeLessThanOrEqual(8 * 4 + 2 * 10);
  expect(peak).toBeLessThan(0.5);
});

test('a device that refuses every start is logged, and throws nothing', async () => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const peak = await page.evaluate(async () => {
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = () => {
      throw new DOMException('The device is busy', 'InvalidStateError');
    };
    const own = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = AudioScheduledSourceNode.prototype.start;
    try {
      const { samples } = await instruments.renderMusic(
        [
          { at: 0, state: { answers: 0 } },
          { at: 1, state: { answers: 1 } },
          { at: 10, state: null },
        ],
        20,
      );
      return samples.getChannelData(0).reduce((peak, one) => Math.max(peak, Math.abs(one)), 0);
    } finally {
      AudioScheduledSourceNode.prototype.start = start;
      OscillatorNode.prototype.start = own;
    }
  });
  expect(peak).toBe(0);
  expect(warnings.filter((text) => text.includes('A sound did not start'))).toHaveLength(1);
});

test('a context that is suspended for an hour gets no new sources', async () => {
  const seen = await page.evaluate(async () => {
    const context = new AudioContext();
    await context.resume();
    const output = new GainNode(context);
    const bed = new instruments.MusicVoice({ context, output });
    const chord = { pad: [57, 62, 66], low: 38, fullness: 0.5 };
    bed.play(chord);
    await context.suspend();
    let started = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      started += 1;
      start.apply(this, when);
    };
    for (let minute = 0; minute < 60; minute++) {
      bed.play({ ...chord, pad: [54 + (minute % 2), 64, 69] });
      bed.breathe(minute % 2, 4);
      for (let note = 0; note < 10; note++) bed.pluck({ pitch: 74, level: 1 });
    }
    const suspended = started;
    await context.resume();
    bed.pluck({ pitch: 74, level: 1 });
    OscillatorNode.prototype.start = start;
    bed.end(0.1);
    await context.close();
    return { suspended, resumed: started };
  });
  expect(seen).toEqual({ suspended: 0, resumed: 4 });
});

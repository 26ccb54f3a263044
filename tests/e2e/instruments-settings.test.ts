/** Volume settings: releasing a slider plays a sample at its volume. */

import { VOICES_WAIT_MS } from '../../engine/audio/narrator';
import { PREVIEW_MS } from '../../src/overlay/previews';
import { expect, test } from '../drivers/test';

/** The page's calls to the audio graph and to speech synthesis. */
interface Heard {
  /** Durations of started sounds, s. */
  readonly begun: number[];
  /** Target values of the linear ramps of audio parameters, such as a gain of 0-1. */
  readonly ramps: number[];
  readonly spoken: { text: string; volume: number }[];
}

const listen = () => {
  const heard: Heard = { begun: [], ramps: [], spoken: [] };
  Object.assign(window, { heard });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    heard.begun.push(this.buffer?.duration ?? 0);
    start.apply(this, when);
  };
  const ramp = AudioParam.prototype.linearRampToValueAtTime;
  AudioParam.prototype.linearRampToValueAtTime = function (to, at) {
    heard.ramps.push(to);
    return ramp.call(this, to, at);
  };
  Object.defineProperty(window, 'speechSynthesis', {
    value: Object.assign(new EventTarget(), {
      getVoices: () => [],
      cancel: () => undefined,
      speak: ({ text, volume }: SpeechSynthesisUtterance) => heard.spoken.push({ text, volume }),
    }),
  });
};

test('releasing each slider plays a sample, and no ambience was loaded before', async ({ newGuest }) => {
  const guest = await newGuest({
    turnsClock: true,
    prepare: (context) => context.addInitScript(listen),
  });
  const { page } = guest;
  const loops: string[] = [];
  page.on('request', (request) => {
    if (/(?:rainforest|leaves|brook|crickets)[^/]*\.mp3/.test(request.url())) loops.push(request.url());
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  await guest.open('/');
  await guest.press('Settings');
  await guest.act(page.getByRole('menuitem', { name: 'Audio Settings' }));
  await guest.sees(guest.dialog('Audio Settings'));
  expect(loops).toEqual([]);

  const letGo = async (name: string) => {
    const slider = page.getByRole('slider', { name });
    await slider.focus();
    await slider.press('ArrowLeft');
  };
  // The file of chimes loads with the dialog. Until it has loaded, releasing a slider plays nothing.
  await expect
    .poll(() =>
      letGo('Effects')
        .then(heard)
        .then(({ begun }) => begun.length),
    )
    .toBeGreaterThan(0);

  const isLong = (seconds: number) => seconds > 10;
  await letGo('Background');
  await expect.poll(async () => (await heard()).begun.filter(isLong).length).toBe(2);
  expect(loops).toHaveLength(1);
  // The preview fades in, and fades out soon after.
  expect((await heard()).ramps).toContain(1);
  expect((await heard()).ramps).not.toContain(0);
  await guest.stopClock();
  await guest.wait(PREVIEW_MS);
  expect((await heard()).ramps).toContain(0);

  await letGo('Voice');
  await expect
    .poll(async () =>
      guest
        .wait(VOICES_WAIT_MS)
        .then(heard)
        .then(({ spoken }) => spoken.length),
    )
    .toBe(1);
  const [spoken] = (await heard()).spoken;
  expect(spoken?.text).toBe('This is how I read to you.');
  expect(spoken?.volume).toBeCloseTo(0.99, 2);
});

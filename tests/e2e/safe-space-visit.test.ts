import { highPass, through } from '../../assets/sound/kit/filter';
import { momentary } from '../../assets/sound/kit/loudness';
import { BACKGROUNDS, EMPTY_SPACE, KINDS, type Kind, type PlacedElement } from '../../domain/safe-space';
import { writeRecord } from '../../domain/safe-space-record';
import type { GuestOptions } from '../drivers/guest';
import { countDrawCalls, drawCalls, loseContext, refuseCanvas } from '../drivers/look/canvas';
import { element, line, SAVED_KEY, SafeSpaceBuilderDriver } from '../drivers/safe-space-builder.driver';
import { expect, type NewGuest, test, testInSoak } from '../drivers/test';
import { openAudioPage } from '../fixtures/audio/audio-page';
import type * as Instruments from '../fixtures/audio/harness';

declare const instruments: typeof Instruments;

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 700, height: 440 };

/** Starts a visit to a space with these elements. */
async function visits(newGuest: NewGuest, elements: readonly PlacedElement[], options: GuestOptions = {}) {
  const storage = {
    [SAVED_KEY]: writeRecord({ ...EMPTY_SPACE, elements }),
    'stillgrove.disclaimerAccepted': 'true',
  };
  const guest = await newGuest({ device: WINDOW, isUnseen: true, ...options, storage });
  const asked: string[] = [];
  guest.page.on('request', (request) => asked.push(request.url()));
  const builder = await SafeSpaceBuilderDriver.begin(guest, { hasOnlyKeys: options.hand === 'keyboard' });
  const isHeard = () => asked.some((url) => /safe-space-builder-visit.*\.mp3$/.test(url));
  expect(isHeard()).toBe(false);
  await guest.press('Visit');
  const back = guest.button('Back to building');
  await guest.sees(back);
  return { guest, builder, back, isHeard };
}

test('by touch: tapped and stroked elements answer, their sounds load only now, and Back returns to Build', async ({
  newGuest,
}) => {
  const { guest, builder, back, isHeard } = await visits(
    newGuest,
    [element('tree', 25, 70), element('fountain', 52, 70), element('lamp', 80, 70)],
    { hand: 'touch', device: 'small' },
  );
  await expect.poll(isHeard).toBe(true);
  expect(await guest.page.getByRole('region', { name: 'Your space' }).count()).toBe(0);
  await builder.thing('tree').waitFor();
  const [tree, lamp] = [await builder.middleOf('tree'), await builder.middleOf('lamp')];
  await builder.touch([line(tree, tree, 1)]);
  await expect.poll(() => builder.said()).toContain('Tree, sways.');
  // One finger moves across all elements while another one rests.
  await builder.touch([line(tree, lamp, 12), line(tree, tree, 12)]);
  await expect.poll(() => builder.thing('lamp').getAttribute('aria-pressed')).toBe('false');
  expect(await guest.page.evaluate(() => scrollY)).toBe(0);
  await guest.act(back);
  await guest.sees(guest.button('Save Space'));
  await builder.thing('lamp').tap();
  await guest.sees(guest.button('Remove'));
});

test('by keyboard: elements have names and answer to Enter; Escape leads to Build, and then out', async ({
  newGuest,
}) => {
  const { guest, builder } = await visits(
    newGuest,
    [element('windchime', 40, 70), element('candle', 60, 70)],
    {
      hand: 'keyboard',
      reducedMotion: true,
    },
  );
  const { keyboard } = guest.page;
  await builder.thing('windchime').waitFor();
  await guest.focus(builder.thing('windchime'));
  await keyboard.press('Enter');
  await expect.poll(() => builder.said()).toContain('Wind Chime, rings.');
  await keyboard.press('ArrowRight');
  await keyboard.press(' ');
  await expect.poll(() => builder.said()).toContain('Candle, off.');
  expect(await builder.thing('candle').getAttribute('aria-description')).toBe('Touch it, and it goes on.');
  await keyboard.press('Escape');
  await guest.sees(guest.button('Save Space'));
  // After Escape the focus stays on the element.
  expect(await guest.page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await keyboard.press('Escape');
  await guest.seesText('Stopped. That still counts.');
});

test("by names alone, without WebGL and audio; 'End after' ends it", async ({ newGuest }) => {
  const { guest, builder } = await visits(newGuest, [element('book', 30, 60), element('lamp', 60, 60)], {
    turnsClock: true,
    prepare: async (context) => {
      await refuseCanvas(context);
      await context.addInitScript(() => {
        Object.assign(window, { AudioContext: undefined, webkitAudioContext: undefined });
      });
    },
  });
  const list = guest.page.getByRole('list', { name: 'In your space' });
  await guest.act(list.getByRole('button', { name: 'Book' }));
  await expect.poll(() => builder.said()).toContain('Book, turns a page.');
  await guest.act(list.getByRole('button', { name: 'Lamp' }));
  await expect.poll(() => builder.said()).toContain('Lamp, off.');
  await guest.stopClock();
  await guest.page.getByLabel('End after').selectOption('5 minutes');
  await guest.skip(4.6 * 60_000);
  await guest.until(guest.page.getByText('This session will end gently in half a minute.'));
  await guest.skip(30_000);
  await guest.until(guest.button('Start Building'));
});

testInSoak('a hundred answering elements come to rest after a lost context', async ({ newGuest }) => {
  const hundred = Array.from({ length: 100 }, (_, index) =>
    element(
      KINDS[index % 25] as Kind,
      5 + ((index * 9) % 90),
      45 + (index % 50),
      `${KINDS[index % 25]}-${index}`,
    ),
  );
  const { guest, builder, back } = await visits(newGuest, hundred, {
    isUnseen: false,
    isCoarse: true,
    prepare: countDrawCalls,
    turnsClock: true,
  });
  const { page } = guest;
  await expect.poll(() => builder.things.count()).toBe(100);
  await page.getByLabel('End after').waitFor();
  await guest.hasAll();
  await guest.stopClock();
  await guest.skip(1500);
  await builder.things.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  const before = await drawCalls(page);
  for (let frame = 0; frame < 3; frame++) await guest.skip(100);
  expect(await drawCalls(page)).toBeGreaterThan(before);
  await loseContext(page);
  // 'Back to building' stops all motion, also while a touched element is still moving.
  await guest.act(back);
  await guest.until(guest.button('Visit'));
  for (let step = 0; step < 4; step++) await guest.skip(600);
  const resting = await drawCalls(page);
  await guest.skip(500);
  expect(await drawCalls(page)).toBe(resting);
});

test('every place has a soundscape by day and by night, as quiet as the ambience, and fades out at the end', async ({
  browser,
}) => {
  const page = await openAudioPage(browser);
  const wrong: string[] = [];
  for (const place of BACKGROUNDS)
    for (const isNight of [false, true]) {
      const samples = await page.evaluate(
        async ({ place, isNight }) => {
          const rate = 22_050;
          const context = new OfflineAudioContext(1, 6 * rate, rate);
          // Reproducible random numbers (linear congruential generator).
          let state = 7;
          const random = () => {
            state = (state * 16_807) % 2_147_483_647;
            return state / 2_147_483_647;
          };
          const voice = new instruments.PlaceVoice({ context, output: context.destination, random });
          voice.play(place, isNight);
          void context.suspend(4).then(() => {
            voice.stop();
            return context.resume();
          });
          const samples = (await context.startRendering()).getChannelData(0);
          // Rounds the samples, because fewer digits transfer faster.
          return Array.from(samples, (sample) => Math.round(sample * 1e5) / 1e5);
        },
        { place, isNight },
      );
      // Repeats each sample, because the meters expect twice the sample rate.
      const whole = Float64Array.from({ length: samples.length * 2 }, (_, at) => samples[at >> 1] ?? 0);
      const heard = whole.subarray(44_100 * 2, 44_100 * 4);
      const loudness = momentary([heard]);
      // A tablet's speaker reproduces nothing below 450 Hz.
      const lost = loudness - momentary([through(heard, highPass(450, 4))]);
      const name = `${place} ${isNight ? 'by night' : 'by day'}: ${loudness.toFixed(1)} LUFS, -${lost.toFixed(1)} on a tablet`;
      if (!(loudness > -37 && loudness < -25 && lost <= 10)) wrong.push(name);
      // The soundscape fades in at its start, and is silent at its end.
      const peak = (from: number, to: number) =>
        whole
          .subarray(44_100 * from, 44_100 * to)
          .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(peak(5.7, 6), name).toBeLessThan(0.001);
      expect(peak(0, 0.05), name).toBeLessThan(0.25 * peak(2, 4));
    }
  expect(wrong).toEqual([]);
  await page.close();
});

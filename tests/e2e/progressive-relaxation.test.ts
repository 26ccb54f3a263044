import type { BrowserContext, Page } from 'playwright';
import { bodyOf } from '../../assets/art/progressive-relaxation/body';
import { PEOPLE } from '../../assets/art/progressive-relaxation/people';
import { layOutBody } from '../../engine/games/progressive-relaxation/places';
import type { Guest } from '../drivers/guest';
import { countDrawCalls, drawCalls, loseContext, pixels } from '../drivers/look/canvas';
import { ProgressiveRelaxationDriver } from '../drivers/progressive-relaxation.driver';
import { expect, test, testInSoak } from '../drivers/test';
import { soak } from '../fixtures/soak';

const PATH = '/games/progressive-relaxation';

/** Points of bare skin on the figure, in the coordinates of `layOutBody`: forehead, cheeks, palms, and insteps. */
const SKIN = [
  [0, 60],
  [-32, 104],
  [32, 104],
  [-250, 642],
  [250, 642],
  [-132, 1062],
  [132, 1062],
] as const;
/** Rectangles around the right hand and the right foot, without clothes: left, right, top, bottom. */
const LIMBS = { hands: [215, 310, 600, 720], feet: [90, 180, 1010, 1110] } as const;
const CHECK_IN = 'How are you feeling now?';
/** The window is small, because software rendering is slow. */
const WINDOW = { width: 700, height: 560 };
const PATIENCE = { timeout: 40_000 };

test.use({ guestOptions: { device: WINDOW, isUnseen: true, turnsClock: true } });

/** Behavior of the stand-in voice; `none` for a browser without speech synthesis. */
type Voice = 'reads on' | 'fails' | 'none';

/**
 * Replaces the device's voice with a stand-in, or with `none` removes it. The stand-in records its utterances, and '/'
 * for each cancellation.
 */
const speak = (voice: Voice) => (context: BrowserContext) =>
  context.addInitScript((voice) => {
    if (voice === 'none') {
      for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance'])
        Reflect.deleteProperty(window, name) || Object.defineProperty(window, name, { value: undefined });
      Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
      return;
    }
    const spoken: string[] = [];
    class Utterance extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance });
    const own = { name: 'Grove', voiceURI: 'grove', lang: 'en-GB', localService: true, default: true };
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [own],
        cancel: () => spoken.push('/'),
        speak: (utterance: Utterance) => {
          spoken.push(utterance.text);
          utterance.dispatchEvent(new Event('start'));
          if (voice === 'fails')
            utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'synthesis-failed' }));
        },
      }),
    });
  }, voice);

const spokenOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

/** Makes the browser refuse WebGL 2. */
const refuseCanvas = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      return args[0] === 'webgl2' ? null : (getContext as (...args: unknown[]) => unknown).apply(this, args);
    } as typeof getContext;
  });

const optionOf = (guest: Guest, name: string) => guest.page.getByRole('switch', { name, exact: true });

/** Names of the figures to choose from, and their ids. */
const FIGURES = [
  ['Short hair', 'short'],
  ['Long hair', 'long'],
  ['Curls', 'curls'],
] as const;

test.describe('the picture of a person', () => {
  for (const [name, person] of FIGURES.slice(-soak(FIGURES.length, 1)))
    test(`keeps its skin in every phase: ${name}`, async ({ newGuest }) => {
      // With reduced motion nothing moves, so each point stays on the same part of the picture.
      const guest = await newGuest({ isUnseen: false, reducedMotion: true });
      await guest.open(PATH);
      await guest.page.getByText('More choices').click();
      await guest.page.getByRole('radio', { name }).check();
      const relaxer = await ProgressiveRelaxationDriver.begin(guest);
      const box = await guest.page.locator('canvas').boundingBox();
      if (!box) throw new Error('There is no canvas.');
      const { scale, x, y, center } = layOutBody(box);
      const { widen } = bodyOf(PEOPLE.find((one) => one.name === person)?.build ?? '0 1 1');
      /** Returns the mean color of 5 x 5 px around each point of bare skin, 0-255. */
      const skin = async () => {
        const { data, width } = await pixels(guest.page);
        return SKIN.map(([left, top]) => {
          const mean = [0, 0, 0];
          for (let dx = -2; dx <= 2; dx++)
            for (let dy = -2; dy <= 2; dy++) {
              const column = Math.round(box.x + x + widen(left, top) * scale + dx);
              const row = Math.round(box.y + y + (top - center) * scale + dy);
              for (const c of [0, 1, 2])
                mean[c] = (mean[c] as number) + (data[(row * width + column) * 4 + c] as number) / 25;
            }
          return mean;
        });
      };
      await relaxer.waitsTo(0.6);
      const first = await skin();
      for (const second of [4.5, 33, 63, 78, 96]) {
        await relaxer.waitsTo(second);
        const most = (await skin()).map((mean, point) =>
          Math.max(...mean.map((value, c) => Math.abs(value - (first[point]?.[c] ?? 0)))),
        );
        for (const [point, difference] of most.entries())
          expect(difference, `${SKIN[point]} at ${second} s`).toBeLessThan(10);
      }
    });

  test('shows tension at night as light: hands and feet have no dark edge', async ({ newGuest }) => {
    const guest = await newGuest({ isUnseen: false, night: true });
    await guest.open(PATH);
    const relaxer = await ProgressiveRelaxationDriver.begin(guest);
    const box = await guest.page.locator('canvas').boundingBox();
    if (!box) throw new Error('There is no canvas.');
    const { scale, x, y, center } = layOutBody(box);
    /** Returns the mean brightness of the darkest 5 % of the ground and skin around both hands or both feet, 0-255. */
    const darkest = async (limb: keyof typeof LIMBS) => {
      const { data, width } = await pixels(guest.page);
      const [from, to, top, bottom] = LIMBS[limb];
      const seen: number[] = [];
      for (let v = top; v < bottom; v += 1 / scale)
        for (let u = from; u < to; u += 1 / scale)
          for (const side of [-u, u]) {
            const column = Math.round(box.x + x + side * scale);
            const at = (Math.round(box.y + y + (v - center) * scale) * width + column) * 4;
            seen.push(((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3);
          }
      const dark = seen.toSorted((a, b) => a - b).slice(0, seen.length / 20);
      return dark.reduce((sum, value) => sum + value, 0) / dark.length;
    };
    const tense: [limb: keyof typeof LIMBS, brightness: number][] = [];
    for (const [second, ...limbs] of [
      [4, 'hands'],
      [63, 'feet'],
      [78, 'hands', 'feet'],
    ] as const) {
      await relaxer.waitsTo(second);
      for (const limb of limbs) tense.push([limb, await darkest(limb)]);
    }
    await relaxer.waitsTo(96);
    const rest = { hands: await darkest('hands'), feet: await darkest('feet') };
    for (const [limb, brightness] of tense) expect(brightness, limb).toBeGreaterThan(rest[limb] - 20);
  });
});

test.describe('a session from start to check-in', () => {
  test('by mouse: every text, second, percent and spoken cue is as specified', async ({ newGuest }) => {
    const guest = await newGuest({
      prepare: speak('reads on'),
      storage: { 'stillgrove.trialGamesRemaining': '1' },
    });
    await guest.open(PATH);
    expect(await guest.page.title()).toBe('Progressive Relaxation | Stillgrove');
    await guest.sees(guest.link('Back to Games'));
    await guest.seesText('Free to try');
    await guest.seesText('Duration: 8-15 minutes');
    await guest.seesText('1 min 45 s with your choices');
    await guest.seesText('Use about half your strength. It should never hurt.');
    await guest.seesText('Please skip tensing near an injury or recent surgery');
    expect(await guest.page.getByText('If it hurts:').count()).toBe(6);
    expect(await optionOf(guest, 'Audio cues').isChecked()).toBe(true);
    await guest.findsItAccessible();

    const relaxer = await ProgressiveRelaxationDriver.begin(guest);
    await guest.seesText('Exercise 1 of 6: Hands and Arms');
    await guest.seesText('Gentle fists. Arms in. Hold, and keep breathing.');
    await guest.seesText('Make loose fists and bend your elbows a little.');
    await relaxer.counts(5);
    await relaxer.waitsTo(3);
    await relaxer.counts(2);
    expect(await relaxer.percent()).toBe(2);
    await guest.findsItAccessible();
    const parts = [
      'Hands and Arms',
      'Shoulders and Neck',
      'Face',
      'Chest and Abdomen',
      'Legs and Feet',
      'Full Body',
    ];
    for (const [part, title] of parts.entries()) {
      await relaxer.waitsTo(part * 15 + 4.5);
      await guest.sees(relaxer.phase('Tense Your Muscles'));
      await guest.seesText(`Exercise ${part + 1} of 6: ${title}`);
      await relaxer.waitsTo(part * 15 + 6.5);
      await guest.sees(relaxer.phase('Release and Relax'));
      await relaxer.counts(9);
    }
    await relaxer.waitsTo(91);
    await guest.sees(relaxer.phase('Final Relaxation'));
    await guest.seesText('Nothing left to do.');
    await relaxer.counts(14);
    expect(await relaxer.percent()).toBe(86);
    await guest.sees(guest.button('Complete'));
    await relaxer.waitsTo(105.6);
    await guest.sees(relaxer.phase('Session Complete'));
    expect(await relaxer.percent()).toBe(100);
    expect(await guest.dialog(CHECK_IN).isVisible()).toBe(false);
    await guest.sees(guest.button('Return to Instructions'));
    // Starting this session used the last free try, so the start button now reads 'Upgrade to Play'.
    await guest.sees(guest.button('Upgrade to Play'));
    await relaxer.waitsTo(106.2);
    await guest.resumeClock();
    await guest.sees(guest.dialog(CHECK_IN));
    await guest.press('Skip');
    expect(await guest.journal()).toMatchObject([
      { kind: 'play', game: 'progressive-relaxation', completedAt: expect.any(Number) },
    ]);
    expect((await guest.journal())[0]).not.toHaveProperty('score');

    // A voice that never ends is canceled at the end of its phase.
    const spoken = (await spokenOn(guest.page)).join(' ').replace(/(?: \/)+/g, ' /');
    expect(spoken).toContain(
      'Gentle fists. Arms in. Hold, and keep breathing. / Let go. Open your hands. Feel the weight of your arms, and the warmth moving to your fingertips. / Lift your shoulders.',
    );
    expect(spoken).toMatch(
      /Let it all go at once\. Nothing to hold up\. Feel your whole body rest\. \/ Nothing left to do\. Let your breath come and go, and notice any part that feels a little easier\. \/ You gave your body some time\./,
    );
    expect(spoken.split(' / ')).toHaveLength(14);
  });

  testInSoak(
    'by touch on a phone: two rounds with a longer rest, skipped to the end, with a voice that fails',
    async ({ newGuest }) => {
      const guest = await newGuest({ device: 'phone', hand: 'touch', prepare: speak('fails') });
      await guest.open(PATH);
      await guest.page.getByText('More choices').tap();
      await optionOf(guest, 'Longer rest').tap();
      await guest.seesText('5 min with your choices');
      await guest.seesText('then let it go for 40.');
      await optionOf(guest, 'Two rounds').tap();
      await guest.seesText('9 min 30 s with your choices');
      const relaxer = await ProgressiveRelaxationDriver.begin(guest);
      await guest.seesText('Round 1 of 2');
      // The app ignores a tap soon after Start at the same place, because it may be the second tap of a double tap. The
      // clock is stopped, so the test advances it.
      await guest.skip(350);
      let percent = -1;
      for (let phase = 0; phase < 24; phase++) {
        const now = await relaxer.percent();
        expect(now).toBeGreaterThanOrEqual(percent);
        percent = now;
        await relaxer.counts(phase % 2 === 0 ? 5 : 40);
        if (phase === 12) await guest.seesText('Round 2 of 2');
        await guest.press('Skip');
      }
      await guest.sees(relaxer.phase('Final Relaxation'));
      await relaxer.counts(30);
      await guest.findsItAccessible();
      await guest.press('Complete');
      await guest.sees(relaxer.phase('Session Complete'));
      await guest.skip(1000);
      await guest.resumeClock();
      await guest.sees(guest.dialog(CHECK_IN));
      await guest.press('Skip');
      await guest.press('Return to Instructions');
      // The intro keeps the choices.
      await guest.seesText('9 min 30 s with your choices');
    },
  );

  test('by keys alone: without audio cues no voice speaks, Escape stops, and a new start begins from the first phase', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ hand: 'keyboard', prepare: speak('reads on'), reducedMotion: true });
    await guest.open(PATH);
    await guest.focus(optionOf(guest, 'Audio cues'));
    await guest.page.keyboard.press('Space');
    const relaxer = await ProgressiveRelaxationDriver.begin(guest);
    const isTitle = () => relaxer.phase('Tense Your Muscles').evaluate((it) => it === document.activeElement);
    await expect.poll(isTitle, PATIENCE).toBe(true);
    await relaxer.waitsTo(20);
    await guest.page.keyboard.press('Escape');
    await guest.resumeClock();
    await guest.seesText('Stopped. That still counts.');
    await guest.sees(guest.button('Start Session'));
    const again = await ProgressiveRelaxationDriver.begin(guest);
    await again.counts(5);
    expect(await again.percent()).toBe(0);
    for (let phase = 0; phase < 12; phase++) await guest.press('Skip');
    await guest.press('Complete');
    await guest.sees(again.phase('Session Complete'));
    await guest.skip(1000);
    await guest.resumeClock();
    await guest.sees(guest.dialog(CHECK_IN));
    await guest.page.keyboard.press('Escape');
    await guest.press('Start Again');
    await guest.sees(again.phase('Tense Your Muscles'));
    await guest.press('Quit Session');
    await guest.seesText('Stopped. That still counts.');
    expect((await spokenOn(guest.page)).filter((text) => text !== '/')).toEqual([]);
  });

  test('by names alone, without a voice and without a canvas: every phase is announced, in full where no voice speaks', async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      prepare: async (context) => {
        await speak('none')(context);
        await refuseCanvas(context);
      },
    });
    await guest.open(PATH);
    await optionOf(guest, 'Audio cues').click();
    const relaxer = await ProgressiveRelaxationDriver.begin(guest);
    await guest.seesText('This device cannot draw the game.');
    const told = (text: string) =>
      guest.page.getByRole('status').getByText(text).waitFor({ state: 'attached' });
    await told('Exercise 1 of 6: Hands and Arms. Tense Your Muscles. Gentle fists.');
    await relaxer.waitsTo(6);
    await told('Release and Relax. Let go. Open your hands.');
    await relaxer.waitsTo(91);
    await told('Final Relaxation. Nothing left to do.');
    expect(await guest.page.getByLabel('Time', { exact: true }).innerText()).toBe('14');
    await relaxer.waitsTo(105.5);
    await told('Session Complete. You gave your body some time.');
    await guest.skip(1000);
    await guest.resumeClock();
    await guest.dialog(CHECK_IN).waitFor();
  });
});

test.describe('bad input', () => {
  test('an hour in a hidden tab ends the session once; a reload in mid-session leaves the play uncompleted', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ prepare: speak('reads on') });
    await guest.open(PATH);
    await ProgressiveRelaxationDriver.begin(guest);
    await guest.resumeClock();
    await expect.poll(() => guest.journal()).toHaveLength(1);
    await guest.page.reload();
    await guest.sees(guest.button('Start Session'));
    const relaxer = await ProgressiveRelaxationDriver.begin(guest);
    await guest.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await guest.skip(3_600_000);
    await guest.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await guest.sees(relaxer.phase('Session Complete'));
    await guest.skip(1000);
    await guest.resumeClock();
    await guest.sees(guest.dialog(CHECK_IN));
    const plays = (await guest.journal()).filter(({ kind }) => kind === 'play');
    expect(plays.map((play) => 'completedAt' in play)).toEqual([false, true]);
  });
});

test.describe('the picture', () => {
  test('warms part by part and stays warm, takes one draw call a frame, and survives a lost context', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ isUnseen: false, reducedMotion: true, prepare: countDrawCalls });
    await guest.open(PATH);
    const relaxer = await ProgressiveRelaxationDriver.begin(guest);
    const sceneBox = () =>
      guest.page.getByRole('group', { name: 'A person at rest' }).evaluate((group) => {
        const { x, y, width, height } = (group.parentElement as Element).getBoundingClientRect();
        return { x, y, width, height };
      });
    /** Returns red minus blue on the hand, the shirt and the trousers, -255 to 255. */
    const warmth = async () => {
      const box = await sceneBox();
      const scale = Math.min(box.height / 1256, box.width / 660);
      const { data, width } = await pixels(guest.page);
      // Coordinates of the figure: x = 0 is its middle, and y = 0 is the crown of its head.
      return [
        [214, 470],
        [0, 430],
        [90, 760],
      ].map(([x = 0, y = 0]) => {
        const left = Math.round(box.x + box.width / 2 + x * scale);
        const top = Math.round(box.y + box.height / 2 + (y - 556) * scale);
        let sum = 0;
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++) {
            const at = ((top + dy) * width + left + dx) * 4;
            sum += (data[at] ?? 0) - (data[at + 2] ?? 0);
          }
        return sum / 25;
      });
    };
    // Waits for the network to deliver the pictures.
    let first = await warmth();
    for (let second = 0.1; first.every((value) => value === 0); second += 0.1) {
      await relaxer.waitsTo(second);
      first = await warmth();
    }
    expect(Math.max(...first)).toBeLessThan(0);
    await relaxer.waitsTo(14.5);
    const early = await warmth();
    expect(early[0]).toBeGreaterThan(15);
    expect(Math.max(early[1] as number, early[2] as number)).toBeLessThan(5);
    // Nothing changes, so no frame is drawn.
    const before = await drawCalls(guest.page);
    await guest.wait(400);
    expect(await drawCalls(guest.page)).toBe(before);
    await relaxer.waitsTo(60);
    const late = await warmth();
    expect(late[0]).toBeGreaterThan(15);
    expect(late[1]).toBeGreaterThan(20);
    expect(late[2]).toBeLessThan(5);
    await relaxer.waitsTo(104);
    await guest.skip(400);
    const end = await warmth();
    expect(Math.min(...end)).toBeGreaterThan(25);
    expect(end[0]).toBeGreaterThan(early[0] as number);

    /** Returns a picture without the round corners and without texts and numbers, which change constantly. */
    const picture = async () => {
      const { x, y, width, height } = await sceneBox();
      const clip = { x: x + 30, y: y + 30, width: width - 60, height: height - 60 };
      return guest.page.screenshot({ clip, animations: 'disabled' });
    };
    const seen = await picture();
    await loseContext(guest.page);
    // Waits while the browser decodes the pictures again.
    const comparesAgain = async () => {
      await guest.wait(50);
      return Buffer.compare(await picture(), seen);
    };
    await expect.poll(comparesAgain).toBe(0);
    const drawn = await drawCalls(guest.page);
    await guest.page.emulateMedia({ reducedMotion: 'no-preference' });
    await guest.press('Complete');
    await guest.wait(500, { everyFrame: true });
    const frames = (await drawCalls(guest.page)) - drawn;
    expect(frames).toBeGreaterThan(3);
    expect(frames).toBeLessThanOrEqual(34);
    console.info(
      `red over blue of arm, shirt, leg: ${[first, early, late, end].map((row) => row.map((x) => x.toFixed(0)).join(' ')).join(' | ')}; ${frames} draws in 500 ms`,
    );
  });
});

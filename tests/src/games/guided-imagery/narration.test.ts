/**
 * The narration of Guided Meditation: text, times, voice and volume. The app is real, and the device's speech is a
 * spy.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readingTimeMs, splitIntoSentences } from '../../../../engine/audio/narrator';
import { SCENES } from '../../../../machines/games/guided-imagery/scenes';
import { sentencePauseMs } from '../../../../src/games/guided-imagery/use-scene-narrator';
import { StandInPage } from '../../../fakes/page/page';
import { KATE, SpokenDevice, voice } from '../../../fakes/page/spoken-device';

let page: StandInPage;
let plugged: SpokenDevice | undefined;
afterEach(async () => {
  await page.close();
  plugged?.unplug();
});

const SCENE_MS = 30_000;
const narrationOf = (scene: number): string[] => splitIntoSentences(SCENES[scene]?.narrationText ?? '');

/** Returns all current announcements as one text. */
const told = (): string =>
  [...page.browser.document.querySelectorAll('[role="status"]')]
    .map(({ textContent }) => textContent)
    .join(' | ');
/** Returns the highlighted sentence. */
const marked = () => page.browser.document.querySelector('[data-read]')?.textContent ?? undefined;
const title = () => page.browser.document.querySelector('h1')?.textContent ?? undefined;

/** Starts a session with narration on. `changed` names further switches to toggle and lengths to choose. */
async function begins(device?: SpokenDevice, ...changed: readonly string[]): Promise<void> {
  page = await StandInPage.open({ slug: 'guided-imagery', address: '/games/guided-imagery', seed: 1 });
  device?.plugIn();
  plugged = device;
  page.services.settings.change({ muted: false });
  for (const name of changed) await choose(name);
  await page.press('Begin Exercise');
  // Session time starts with the first frame.
  for (let ms = 0; !told().includes('Scene 1 of 10'); ms++) {
    if (ms > 2000) throw new Error('The exercise does not begin');
    await page.waits(1);
  }
  if (device) device.began = performance.now();
}

/** Toggles a switch of the intro, or chooses a length. */
async function choose(name: string): Promise<void> {
  const { document } = page.browser;
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  page.click(label?.control as HTMLElement, 1);
  await page.settles();
}

/** Advances the clock in steps of at most one second. React renders after each step. */
async function waits(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) await page.waits(Math.min(1000, left));
}

describe('a normal voice', () => {
  test('starts 200 ms after each scene, reads it in order as specified, and is then silent', async () => {
    const device = new SpokenDevice(2000);
    await begins(device);
    await waits(11 * SCENE_MS);
    expect(device.texts).toEqual(SCENES.flatMap(({ narrationText }) => splitIntoSentences(narrationText)));
    for (const { how } of device.spoken)
      expect(how).toEqual({ lang: 'en-GB', rate: 0.85, pitch: 1, volume: 1, voice: 'Kate' });
    for (const scene of SCENES.keys()) {
      const begun = narrationOf(scene).map((text) => device.spoken.find((one) => one.text === text)?.at);
      // Each sentence takes 2 s, with 0.8 s of silence after it.
      expect(begun).toEqual(begun.map((_, at) => scene * SCENE_MS + 200 + at * 2800));
    }
    expect(device.cut).toEqual([]);
    expect([title(), marked()]).toEqual(['Return Refreshed', undefined]);
  });

  test('has longer pauses in a walk of ten minutes, whose scenes take 60 s', async () => {
    const device = new SpokenDevice(2000);
    await begins(device, '10 min60 s a scene');
    await waits(60_000 + 1000);
    const first = narrationOf(0);
    expect(device.texts).toEqual([...first, narrationOf(1)[0]]);
    expect(device.spoken.map(({ at }) => at)).toEqual([
      ...first.map((_, at) => 200 + at * (2000 + sentencePauseMs(60))),
      60_200,
    ]);
    expect(told()).toContain('Meditation in Progress (60s per scene)');
  });

  test('marks the current sentence', async () => {
    const device = new SpokenDevice(2000);
    await begins(device);
    await waits(1000);
    const [first, second] = narrationOf(0);
    expect(marked()).toBe(first);
    await waits(2000);
    expect(marked()).toBe(second);
  });

  test('is the only voice: assistive technology gets the place, not the narration', async () => {
    await begins(new SpokenDevice(2000));
    expect(told()).toContain('Scene 1 of 10. Find a Comfortable Position. Settle in, seated or lying down.');
    expect(told()).not.toContain('Welcome.');
    await waits(SCENE_MS);
    expect(told()).toContain('Scene 2 of 10. Close Your Eyes.');
  });
});

describe('the rest of a text at the end of its scene', () => {
  test('is dropped, also in the middle of a sentence', async () => {
    const device = new SpokenDevice(12_000);
    await begins(device);
    await waits(3 * SCENE_MS);
    for (const scene of [0, 1, 2]) {
      const read = device.spoken.filter(({ text }) => narrationOf(scene).includes(text));
      expect(read[0]).toMatchObject({ at: scene * SCENE_MS + 200, text: narrationOf(scene)[0] });
      expect(read.length).toBeLessThan(narrationOf(scene).length);
      expect(device.cut).toContain((scene + 1) * SCENE_MS);
    }
    await waits(200);
    expect(device.spoken.at(-1)).toMatchObject({ at: 3 * SCENE_MS + 200, text: narrationOf(3)[0] });
  });

  test('is dropped by fast Next and Previous: only the final scene is read', async () => {
    const device = new SpokenDevice(3000);
    await begins(device);
    await waits(1000);
    for (let press = 0; press < 9; press++) await page.press('Next');
    for (let press = 0; press < 4; press++) await page.press('Previous');
    for (let round = 0; round < 20; round++) {
      await page.press('Next');
      await page.press('Previous');
    }
    expect(title()).toBe('Find Your Special Place');
    expect(device.texts).toEqual([narrationOf(0)[0]]);
    expect(device.cut).toEqual([1000]);
    await waits(200);
    expect(device.texts).toEqual([narrationOf(0)[0], narrationOf(5)[0]]);
  });

  test('is dropped when the person leaves or completes the exercise', async () => {
    const device = new SpokenDevice(12_000);
    await begins(device);
    await waits(1000);
    page.key('Escape');
    await page.settles();
    expect(device.cut).toEqual([1000]);
    await waits(60_000);
    expect(device.spoken).toHaveLength(1);
  });
});

describe('a pause', () => {
  test.each([200, 2199, SCENE_MS])(
    '%i ms into the walk is silent, and repeats the sentence afterward',
    async (ms) => {
      const device = new SpokenDevice(2000);
      await begins(device);
      // The last fraction of a second is one step, so that the clock stops exactly on the boundary.
      await waits(ms - (ms % 1000));
      await page.waits(ms % 1000);
      await page.press('Pause');
      const { length } = device.spoken;
      const shown = title();
      expect(told()).toContain('Meditation Paused');
      await waits(120_000);
      expect([device.spoken.length, title()]).toEqual([length, shown]);
      const at = device.now;
      await page.press('Resume');
      await waits(3000);
      const next = device.spoken[length];
      if (next) {
        expect(next.at).toBe(at + 200);
        expect(narrationOf(ms < SCENE_MS ? 0 : 1)).toContain(next.text);
      }
      // The scene still lasts for its remaining time.
      await waits(SCENE_MS - (ms % SCENE_MS) - 3000 - 1000);
      expect(title()).toBe(shown);
      await waits(1000);
      expect(title()).toBe(SCENES[ms < SCENE_MS ? 1 : 2]?.title);
    },
  );

  test('continues while pages are turned, and then the new scene is read', async () => {
    const device = new SpokenDevice(2000);
    await begins(device);
    await waits(1000);
    await page.press('Pause');
    await page.press('Next');
    await page.press('Next');
    await waits(60_000);
    expect([device.spoken.length, title()]).toEqual([1, 'Enter a Peaceful Forest']);
    await page.press('Resume');
    await waits(1000);
    expect(device.texts[1]).toBe(narrationOf(2)[0]);
  });

  test('of a scene that was completely read reads nothing again, and restores the rainforest', async () => {
    const device = new SpokenDevice(2000);
    await begins(device);
    await waits(25_000);
    const { length } = device.spoken;
    const duck = vi.spyOn(page.services.sound, 'duck');
    await page.press('Pause');
    await waits(1000);
    await page.press('Resume');
    await waits(2000);
    expect(device.spoken).toHaveLength(length);
    expect(duck.mock.calls.at(-1)?.[0] ?? false).toBe(false);
  });
});

describe('a dialog', () => {
  test('holds the scene and the voice', async () => {
    const device = new SpokenDevice(2000);
    await begins(device);
    await waits(1000);
    await page.press('Talk to someone');
    const { length } = device.spoken;
    await waits(120_000);
    expect([device.spoken.length, title()]).toEqual([length, 'Find a Comfortable Position']);
    page.key('Escape');
    await page.settles();
    await waits(1000);
    expect(device.texts.at(-1)).toBe(narrationOf(0)[0]);
    expect(device.spoken).toHaveLength(length + 1);
  });
});

describe('a voice that is turned off', () => {
  test('is silent; captions advance, and are announced to assistive technology', async () => {
    const device = new SpokenDevice(2000);
    await begins(device, 'Voice narration');
    expect(page.control('Voice Off')).toBeDefined();
    expect(told()).toContain(SCENES[0]?.narrationText);
    const [first = '', second] = narrationOf(0);
    await page.waits(200);
    expect(marked()).toBe(first);
    await page.waits(readingTimeMs(first) + 800);
    expect(marked()).toBe(second);
    await waits(SCENE_MS);
    expect(device.spoken).toEqual([]);
    expect(title()).toBe('Close Your Eyes');
  });
});

describe('the button of the voice', () => {
  const NOTE = 'No English voice on this device';
  const button = () =>
    [...page.browser.document.querySelectorAll('button')].find(({ textContent }) =>
      /^Voice /.test(textContent ?? ''),
    );

  test('stands beside a note while no English voice is there, and works', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const device = new SpokenDevice(2000, [voice('Anna', 'de-DE')]);
    await begins(device);
    await waits(1000);
    expect(page.browser.document.body.textContent).toContain(NOTE);
    await page.press('Voice On');
    expect(page.control('Voice Off')).toBeDefined();
    device.setVoices([voice('Anna', 'de-DE'), KATE]);
    await page.settles();
    expect(page.browser.document.body.textContent).not.toContain(NOTE);
  });

  test('reads Voice Off and is disabled without any voice, until one arrives', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const device = new SpokenDevice('never begins', []);
    await begins(device);
    await waits(8000);
    expect(button()).toMatchObject({ disabled: true, textContent: 'Voice Off' });
    device.setVoices([KATE]);
    await page.settles();
    expect(button()).toMatchObject({ disabled: false, textContent: 'Voice On' });
  });

  test('is disabled at once in a browser without speech', async () => {
    await begins();
    expect(button()).toMatchObject({ disabled: true, textContent: 'Voice Off' });
  });
});

describe('the rainforest in "Listen to the Sounds"', () => {
  /** Goes to this scene, from 0. */
  const goesTo = async (scene: number) => {
    while (title() !== SCENES[scene]?.title) await page.press('Next');
  };

  test('joins, and can be turned off for the rest of the walk', async () => {
    await begins(new SpokenDevice(2000));
    await goesTo(3);
    const { ambience } = page.services;
    expect(ambience.place).toBeUndefined();
    await goesTo(4);
    expect(ambience.place).toBe('rainforest');
    await page.press('Rainforest');
    expect(ambience.place).toBeUndefined();
    await page.press('Previous');
    await goesTo(4);
    expect(ambience.place).toBeUndefined();
  });

  test('stays silent while sound is muted', async () => {
    await begins(new SpokenDevice(2000));
    page.services.settings.change({ muted: true });
    await goesTo(4);
    expect(page.services.ambience.place).toBeUndefined();
  });
});

describe('an hour in a hidden tab', () => {
  test('leads to the last scene, and waits there', async () => {
    const device = new SpokenDevice(2000);
    await begins(device);
    await waits(5000);
    page.browser.hide(true);
    await waits(300_000);
    // The voice read the whole narration.
    expect(device.texts).toEqual(SCENES.flatMap(({ narrationText }) => splitIntoSentences(narrationText)));
    for (let minute = 0; minute < 55; minute++) await page.waits(60_000);
    expect(device.spoken).toHaveLength(
      SCENES.flatMap(({ narrationText }) => splitIntoSentences(narrationText)).length,
    );
    page.browser.hide(false);
    await page.waits(100);
    expect(title()).toBe('Return Refreshed');
    expect(page.control('Complete Exercise')).toBeDefined();
  });

  test('of a sleeping device also ends at the last scene, and reads only that', async () => {
    const device = new SpokenDevice(2000);
    await begins(device);
    await waits(1000);
    page.browser.hide(true);
    await page.waits(3_600_000);
    page.browser.hide(false);
    await waits(30_000);
    expect(title()).toBe('Return Refreshed');
    expect(device.texts).toEqual([
      ...device.texts.filter((text) => narrationOf(0).includes(text)),
      ...narrationOf(9),
    ]);
  });
});

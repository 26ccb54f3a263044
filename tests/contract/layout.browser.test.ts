/**
 * Every game's intro, session and later states at every size and with large text. Nothing is wider than the window,
 * every control is reachable, and messages cover no control and no heading. Start covers no text of an intro, and a
 * session shows its controls without scrolling. Text stays legible over every frame of the painting: its backgrounds are
 * composed over black and over white, which are darker and brighter than any frame.
 */
import type { Page } from 'playwright';
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';
import {
  BREATHING_PATTERNS,
  countNotationOf,
  PATTERN_IDS,
} from '../../machines/games/breathing-puzzle/patterns';
import { decodeBytes, meanLuminance } from '../assets/support/pixels';
import { wrongsOfIntro, wrongsOfSession } from '../drivers/look/fold';
import { wrongsInForcedColors } from '../drivers/look/layout';
import { FEW_SIZES, LATER_SIZES, looksRound, SIZES } from '../drivers/look/look-round';
import { paleTexts } from '../drivers/look/pale-texts';
import { compare, decode, isOneColor, MOST_SHARE } from '../drivers/look/reference-picture';
import { behindStage, stageAlone } from '../drivers/look/stage-alone';
import { expect, test, testInSoak } from '../drivers/test';
import { soak } from '../fixtures/soak';
import { BrowserPlayer } from '../players/support/browser-player';
import { playerOf } from '../players/support/players';
import { guestSeat } from '../players/support/seat';

const SIZES_TO_CHECK = soak(SIZES, FEW_SIZES);
const SIZES_OF_LATER = soak(SIZES, LATER_SIZES);

/** Minimum contrast of text (WCAG 2, level AA). */
const LEAST_CONTRAST = 4.5;

/** Excerpt of each game's warning, by which the test finds the text. The whole text must be above the Start button. */
const WARNINGS: Partial<Record<GameSlug, string>> = {
  'progressive-relaxation': 'Please skip tensing near an injury',
};

/** Controls that may lie below the fold in play. Most of them are disabled until the person presses Reset. */
const MAY_FOLLOW: Partial<Record<GameSlug, readonly string[]>> = {
  'breathing-puzzle': [
    ...PATTERN_IDS.map((id) => `${BREATHING_PATTERNS[id].name}${countNotationOf(BREATHING_PATTERNS[id])}`),
    'Speed',
    'Skip the holds',
  ],
};

/** Later states whose controls are all in view. */
const IN_VIEW = ['kinds of worries', 'rubbing'];

for (const { slug, addresses } of BUILT_GAMES)
  test.describe(`${slug}`, () => {
    test('fits, is legible, and is reachable while a message is shown', async ({ newGuest }) => {
      test.setTimeout(300_000);
      const guest = await newGuest({
        device: SIZES[0],
        isCoarse: true,
        holdsClock: true,
        isUnseen: true,
      });
      await guest.open(addresses[0] as string);
      const start = guest.page.locator('[data-next]');
      await guest.sees(start);
      /** Presses a key, because a message may be moving the button. */
      const begin = async () => {
        await start.focus();
        await guest.page.keyboard.press('Enter');
        await guest.sees(guest.button('All sound'));
      };
      await begin();
      await guest.page.keyboard.press('Escape');
      await guest.seesText('Stopped. That still counts.');
      const wrongs: string[] = [];
      const looks = async (
        where: string,
        sizes: typeof SIZES_TO_CHECK,
        alsoFinds?: () => Promise<string[]>,
      ) => {
        wrongs.push(...(await looksRound(guest, where, sizes, alsoFinds)));
      };
      await looks('intro', SIZES_TO_CHECK, () => guest.page.evaluate(wrongsOfIntro, WARNINGS[slug]));
      // A low window, in which Start is below the fold.
      await guest.resize({ width: 740, height: 360 });
      await begin();
      expect(await guest.page.evaluate(() => scrollY)).toBe(0);
      const inView = () => guest.page.evaluate(wrongsOfSession, MAY_FOLLOW[slug]);
      await looks('session', SIZES_TO_CHECK, inView);
      await guest.page.emulateMedia({ forcedColors: 'active' });
      wrongs.push(...(await guest.page.evaluate(wrongsInForcedColors)));
      await guest.page.emulateMedia({ forcedColors: 'none' });
      for (const colorScheme of ['dark', 'light'] as const) {
        await guest.page.emulateMedia({ colorScheme });
        await guest.hearsOfSizes();
        await guest.skip(500);
        // Colors fade in real time.
        await guest.settles();
        const pale = await guest.page.evaluate(paleTexts, LEAST_CONTRAST);
        wrongs.push(...pale.map((wrong) => `${colorScheme}: ${wrong}`));
      }
      // In the games with a voice, the note that the device has none may have replaced the message.
      const message = guest.page.getByText(/Stopped\. That still counts\.|No voice on this device/);
      expect(await message.count()).toBeGreaterThan(0);
      const pause = guest.button('Pause');
      if (await pause.isVisible()) {
        await guest.act(pause);
        await guest.until(guest.button('Resume'));
        await looks('paused', SIZES_OF_LATER);
        await guest.press('Resume');
      }
      // A leap of the clock draws one frame.
      const wait = (ms: number) => guest.skip(ms);
      const player = new BrowserPlayer({ ...guestSeat(guest, 'mouse'), wait });
      for (const [state, goes] of Object.entries(playerOf(slug).states ?? {})) {
        await goes(player);
        await looks(state, SIZES_OF_LATER, IN_VIEW.includes(state) ? inView : undefined);
      }
      expect(wrongs).toEqual([]);
    });
  });

/** Returns whether nothing is drawn on the stage. The page's background picture may show through it. */
async function isStageEmpty(page: Page): Promise<boolean> {
  const stage = await decode(await stageAlone(page));
  return isOneColor(stage) || compare(stage, await decode(await behindStage(page))).share < MOST_SHARE;
}

testInSoak(
  'in the night theme every game begins at night, with at most a fifth of full light and no empty stage',
  async ({ newGuest }) => {
    const guest = await newGuest({
      device: { width: 420, height: 520 },
      isCoarse: true,
      holdsClock: true,
      night: true,
      storage: { 'stillgrove.isPremium': 'true' },
    });
    const bright: string[] = [];
    const empty: string[] = [];
    for (const { slug, addresses } of BUILT_GAMES) {
      await guest.open(addresses[0] as string);
      const start = guest.page.locator('[data-next]');
      await guest.sees(start);
      // The game's pictures load during the intro.
      await guest.hasAll();
      await guest.act(start);
      await guest.sees(guest.button('All sound'));
      await guest.skip(1000);
      const light = meanLuminance(await decodeBytes(await guest.page.getByRole('main').screenshot()));
      if (light > 0.2) bright.push(`${slug}: ${light.toFixed(2)}`);
      // A scene may still be fading in or uploading its pictures.
      for (let tries = 0; await isStageEmpty(guest.page); tries++) {
        if (tries === 5) {
          empty.push(slug);
          break;
        }
        await guest.hasAll();
        await guest.skip(500);
      }
    }
    expect(bright).toEqual([]);
    expect(empty).toEqual([]);
  },
);

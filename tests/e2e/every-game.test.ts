/**
 * Every game's intro, session and later states at every size and with large text. Nothing is wider than the window,
 * every control is reachable, and messages cover no control and no heading. Start covers no text of an intro, and a
 * session shows its controls without scrolling.
 */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';
import { countsOf, PATTERN_IDS, PATTERNS } from '../../machines/games/breathing-puzzle/patterns';
import { decodeBytes, meanLuminance } from '../assets/support/pixels';
import { launchBrowser } from '../drivers/browser';
import { GroundingTechniquesDriver } from '../drivers/grounding-techniques.driver';
import { Guest } from '../drivers/guest';
import { wrongsOfIntro, wrongsOfSession } from '../drivers/look/fold';
import { wrongsInForcedColors } from '../drivers/look/layout';
import { FEW_SIZES, looksRound, SIZES } from '../drivers/look/look-round';
import { compare, decode, isOneColor, MOST_SHARE } from '../drivers/look/reference-picture';
import { behindStage, stageAlone } from '../drivers/look/stage-alone';
import { MemoryCardsDriver } from '../drivers/memory-cards.driver';
import { PatternFlowDriver } from '../drivers/pattern-flow.driver';
import { ThoughtBubblesDriver } from '../drivers/thought-bubbles.driver';
import { WaterFlowDriver } from '../drivers/water-flow.driver';
import { WorryStonesDriver } from '../drivers/worry-stones.driver';
import { ZenGardenDriver } from '../drivers/zen-garden.driver';
import { soak } from '../fixtures/soak';

let browser: Browser;
const baseUrl = inject('baseUrl');
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const SIZES_TO_CHECK = soak(SIZES, FEW_SIZES);

const CHECK_IN = 'How are you feeling now?';

async function pressesOften(guest: Guest, name: string, times: number): Promise<void> {
  for (let press = 0; press < times; press++) {
    await guest.press(name);
    await guest.skip(50);
  }
}

/** Excerpt of each game's warning, by which the test finds the text. The whole text must be above the Start button. */
const WARNINGS: Partial<Record<GameSlug, string>> = {
  'progressive-relaxation': 'Please skip tensing near an injury',
};

/** Controls that may lie below the fold in play. Most of them are disabled until the person presses Reset. */
const MAY_FOLLOW: Partial<Record<GameSlug, readonly string[]>> = {
  'breathing-puzzle': [
    ...PATTERN_IDS.map((id) => `${PATTERNS[id].name}${countsOf(PATTERNS[id])}`),
    'Speed',
    'Skip the holds',
  ],
};

/** A check of one state of a game at every size. */
type Looks = (where: string, alsoFinds?: () => Promise<string[]>) => Promise<void>;

/** Steps through further states of a session that have another layout, with a check of each. */
const LATER: Partial<Record<GameSlug, (guest: Guest, looks: Looks) => Promise<void>>> = {
  'memory-cards': async (guest, looks) => {
    await new MemoryCardsDriver(guest, 'mouse').finish();
    // The next actions appear after the cards have made room for them.
    await guest.settles();
    await looks('finished board');
    await guest.until(guest.dialog(CHECK_IN));
    await looks('check-in');
    await guest.press('Skip');
    await guest.noLongerSees(guest.dialog(CHECK_IN));
    await looks('board after the check-in');
  },
  'grounding-techniques': async (guest, looks) => {
    await pressesOften(guest, 'Skip this sense', 4);
    const grounder = new GroundingTechniquesDriver(guest);
    await guest.until(grounder.title(5));
    await grounder.write('mint');
    await looks('last step');
    await guest.press('Complete Exercise');
    await guest.until(guest.heading('Exercise Complete'));
    await looks('summary');
    await guest.until(guest.dialog(CHECK_IN));
    await looks('check-in');
  },
  'thought-bubbles': async (guest, looks) => {
    const thinker = new ThoughtBubblesDriver(guest, 'names');
    await guest.until(thinker.own);
    await thinker.write('I can be kind to myself.');
    await looks('own thought');
    await guest.press('Cancel');
    for (let round = 1; round <= 5; round++) {
      await guest.until(guest.heading(`Round ${round} of 5`));
      await thinker.choose(0);
      await thinker.goesOn();
    }
    await guest.until(guest.heading('Exercise Complete!'));
    await looks('summary');
  },
  'pattern-flow': async (guest, looks) => {
    const player = new PatternFlowDriver(guest, 'names');
    const turn = guest.page.getByText('Your turn', { exact: true });
    await guest.until(turn);
    await looks('input');
    const pattern = await player.listen();
    await player.tap(...pattern.map((stone) => (stone % 5) + 1));
    await guest.until(guest.page.getByText('Pattern mismatch!'));
    await looks('mismatch');
    await guest.until(turn);
    await player.tap(...(await player.listen()));
    await guest.until(guest.page.getByText('Lovely', { exact: true }).first());
    await looks('success');
  },
  'water-flow': async (guest, looks) => {
    const player = new WaterFlowDriver(guest, 'names');
    await guest.until(player.stone(1, 1));
    await guest.press('Follow the water');
    await looks('followed');
    for (let terrace = 1; terrace <= 3; terrace++) {
      await guest.press('Let the water find it');
      await guest.skip(30 * 160);
      await guest.skip(4000);
      await guest.until(terrace < 3 ? player.stone(1, 1) : guest.button('Water'));
    }
    await looks('dusk');
    await guest.until(guest.dialog(CHECK_IN));
    await guest.press('Skip');
    await guest.noLongerSees(guest.dialog(CHECK_IN));
    await looks('end');
  },
  'worry-stones': async (guest, looks) => {
    const holder = new WorryStonesDriver(guest, 'names');
    await guest.until(holder.stone('Honey stone'));
    await holder.choose('Honey stone');
    const inView = () => guest.page.evaluate(wrongsOfSession, []);
    await guest.until(guest.button('No name'));
    await looks('kinds of worries', inView);
    await guest.press('No name');
    await guest.press('Rub it for me');
    await looks('rubbing', inView);
    await guest.skip(90_000);
    await guest.skip(3600);
    await guest.until(guest.button('Keep it'));
    await looks('choice');
    await guest.press('Tomorrow');
    await guest.skip(2600);
    await guest.until(guest.dialog(CHECK_IN));
    await guest.press('Skip');
    await guest.noLongerSees(guest.dialog(CHECK_IN));
    await looks('end');
    await guest.press('Begin again');
    await guest.until(holder.onShelf('Honey stone'));
    await holder.visit('Honey stone');
    await guest.until(guest.button('Leave it there'));
    await looks('question');
    // The app ignores a tap soon after another one at the same place.
    await guest.skip(350);
    await guest.press('Ten quiet minutes with it');
    await guest.until(guest.button('That is enough'));
    await looks('quiet');
  },
  'zen-garden': async (guest, looks) => {
    const raker = new ZenGardenDriver(guest);
    await raker.drag([
      [40, 60],
      [200, 90],
    ]);
    await guest.until(guest.page.locator('button:not([aria-disabled="true"])', { hasText: 'Undo' }));
    // Presses every control that opens something or changes its name.
    for (const name of ['Circular Pattern', 'Night Mode', 'Sound']) await guest.press(name);
    await guest.until(guest.page.getByRole('slider', { name: 'Volume' }));
    await looks('raked');
  },
  'forest-meditation': async (guest, looks) => {
    await guest.act(guest.page.getByRole('switch', { name: 'Auto' }));
    await guest.until(guest.button('Manual Breath'));
    await looks('Manual Breath');
  },
  'progressive-relaxation': async (guest, looks) => {
    // Some phases may have ended by themselves, so the number of remaining phases is unknown.
    const phase = guest.page.getByRole('heading', { name: /^(?:Tense|Release|Final)/ });
    for (;;) {
      const now = await phase.innerText();
      if (now === 'Final Relaxation') break;
      await guest.press('Skip');
      await guest.noLongerSees(guest.heading(now));
    }
    await looks('rest');
    await guest.press('Complete');
    await guest.until(guest.heading('Session Complete'));
    await looks('summary');
  },
  'guided-imagery': async (guest, looks) => {
    await pressesOften(guest, 'Next', 8);
    await guest.until(guest.button('Complete Exercise'));
    await looks('last scene');
  },
  'safe-space-builder': async (guest, looks) => {
    await guest.press('Visit');
    await guest.until(guest.button('Back to building'));
    await looks('visit');
  },
};

describe.each(BUILT_GAMES)('$slug', ({ slug, addresses }) => {
  test('fits and is reachable while a message is shown', async () => {
    const guest = await Guest.arrive(browser, baseUrl, {
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
    const looks: Looks = async (where, alsoFinds) => {
      wrongs.push(...(await looksRound(guest, where, SIZES_TO_CHECK, alsoFinds)));
    };
    await looks('intro', () => guest.page.evaluate(wrongsOfIntro, WARNINGS[slug]));
    // A low window, in which Start is below the fold.
    await guest.resize({ width: 740, height: 360 });
    await begin();
    expect(await guest.page.evaluate(() => scrollY)).toBe(0);
    await looks('session', () => guest.page.evaluate(wrongsOfSession, MAY_FOLLOW[slug]));
    await guest.page.emulateMedia({ forcedColors: 'active' });
    wrongs.push(...(await guest.page.evaluate(wrongsInForcedColors)));
    await guest.page.emulateMedia({ forcedColors: 'none' });
    expect(await guest.page.getByText('Stopped. That still counts.').count()).toBeGreaterThan(0);
    const pause = guest.button('Pause');
    if (await pause.isVisible()) {
      await guest.act(pause);
      await guest.until(guest.button('Resume'));
      await looks('paused');
      await guest.press('Resume');
    }
    await LATER[slug]?.(guest, looks);
    expect(wrongs).toEqual([]);
    await guest.leave();
    // Checks up to eight states at every size.
  }, 300_000);
});

/** Returns whether nothing is drawn on the stage. The page's background picture may show through it. */
async function isStageEmpty(page: Page): Promise<boolean> {
  const stage = await decode(await stageAlone(page));
  return isOneColor(stage) || compare(stage, await decode(await behindStage(page))).share < MOST_SHARE;
}

test('in the night theme every game begins at night, with at most a fifth of full light and no empty stage', async () => {
  const guest = await Guest.arrive(browser, baseUrl, {
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
  await guest.leave();
});

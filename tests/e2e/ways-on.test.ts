/**
 * Sessions that cost no free try, in real tabs: 'Go on' after the tab was closed in mid-session, and 'Keep going' after
 * a completion. `tests/src/games/going-on.test.ts` has the cases that need no browser.
 */
import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { BUILT_GAMES, entryOf, type GameSlug } from '../../domain/built-games';
import { SCENES } from '../../machines/games/guided-imagery/scenes';
import { MUSCLE_GROUPS } from '../../machines/games/progressive-relaxation/muscle-groups';
import { GroundingTechniquesDriver } from '../drivers/grounding-techniques.driver';
import type { Guest, Hand } from '../drivers/guest';
import { guests } from '../drivers/guests';
import { focused } from '../drivers/look/reading';
import { MemoryCardsDriver } from '../drivers/memory-cards.driver';
import { PatternFlowDriver } from '../drivers/pattern-flow.driver';
import { SafeSpaceBuilderDriver } from '../drivers/safe-space-builder.driver';
import { ThoughtBubblesDriver } from '../drivers/thought-bubbles.driver';
import { WaterFlowDriver } from '../drivers/water-flow.driver';
import { WorryStonesDriver } from '../drivers/worry-stones.driver';
import { ZenGardenDriver } from '../drivers/zen-garden.driver';
import { soak } from '../fixtures/soak';

const arrive = guests();

const HANDS = ['touch', 'keyboard'] as const satisfies readonly Hand[];
type TouchOrKeys = (typeof HANDS)[number];

/**
 * For each input device, the game whose session `npm test` closes and resumes. The soak does this with all games, which
 * takes six minutes.
 */
const IN_EVERY_RUN: Record<TouchOrKeys, GameSlug> = {
  touch: 'memory-cards',
  keyboard: 'grounding-techniques',
};

const TRIES = 'stillgrove.trialGamesRemaining';
const keptKey = (slug: GameSlug) => `stillgrove.interrupted.${slug}`;
const choicesKey = (slug: GameSlug) => `stillgrove.choices.${slug}`;

const startOf = (guest: Guest): Locator => guest.page.locator('main button[data-next]:not([role])');
const offerOf = (guest: Guest): Locator => guest.button(/^Go on with /);

/** Waits until the HUD shows this value. */
const counts = (guest: Guest, label: string, value: string) =>
  guest.until(
    guest.page.getByLabel(label, { exact: true }).and(guest.page.getByText(value, { exact: true })),
  );

/**
 * The forest's first word. The time of a session starts with the first visible frame, which waits for the pictures.
 */
const inhale = (guest: Guest): Locator => guest.page.locator('p[aria-hidden]', { hasText: 'Breathe In' });

async function begins(guest: Guest): Promise<void> {
  await guest.until(startOf(guest));
  await guest.act(startOf(guest));
  await guest.until(guest.button('All sound'));
  await guest.skip(50);
}

/** Leaves the session on purpose, and returns to the intro. */
async function leaves(guest: Guest, hand: TouchOrKeys): Promise<void> {
  if (hand === 'keyboard') await guest.page.keyboard.press('Escape');
  else {
    await guest.act(guest.link('Back to Games'));
    await guest.until(guest.heading('Games'));
    await guest.page.goBack();
  }
  await guest.until(guest.button('Settings'));
}

/** A session, its interruption, and its expected continuation. */
interface Interruption {
  readonly slug: GameSlug;
  /** Default: the first address of the game. */
  readonly address?: string;
  /** Choices of an earlier visit. */
  readonly choices?: Readonly<Record<string, unknown>>;
  /**
   * Plays until an interruption would lose progress.
   * @returns a fact from which `finds` recognizes the session
   */
  readonly plays: (guest: Guest, hand: TouchOrKeys) => Promise<unknown>;
  /** The text of the offer after 'Go on with'. */
  readonly offer: string;
  /** Checks that the session continues from the point of the interruption. */
  readonly finds: (guest: Guest, hand: TouchOrKeys, fact: unknown) => Promise<unknown>;
}

/**
 * Even Breath at the highest speed. The test advances this game frame by frame, because a frame advances it by at most
 * 100 ms. The high speed keeps the test short.
 */
const BRISK = { pattern: 'even', tenths: 15, skipsHolds: true, minutes: 0 };

/** Time in which water runs through a terrace (a board of Water Flow), ms. */
const WATER_MS = 5000;

const puzzle = (address: string): Interruption => ({
  slug: 'breathing-puzzle',
  address,
  choices: BRISK,
  plays: async (guest) => {
    await guest.wait(7000);
    await counts(guest, 'Cycle', '2');
  },
  offer: 'cycle 2',
  finds: (guest) => counts(guest, 'Cycle', '2'),
});

const INTERRUPTIONS: readonly Interruption[] = [
  {
    slug: 'basic-breathing',
    plays: async (guest) => {
      await guest.skip(16_500);
      await counts(guest, 'Cycle', '2');
    },
    offer: 'cycle 2',
    finds: (guest) => counts(guest, 'Cycle', '2'),
  },
  puzzle('/games/breathing-puzzle'),
  puzzle('/games/breathing-puzzle-simplified'),
  {
    slug: 'forest-meditation',
    choices: { auto: true, minutes: 5, rhythm: 4 },
    plays: async (guest) => {
      await guest.until(inhale(guest));
      await guest.skip(245_000);
    },
    offer: 'minute 5',
    // One of five minutes remains.
    finds: async (guest) => {
      await guest.until(inhale(guest));
      await guest.skip(50_000);
      await guest.until(guest.button('Keep going'), { within: 20_000, step: 500 });
      await guest.act(guest.button('Keep going'));
    },
  },
  {
    slug: 'grounding-techniques',
    plays: async (guest) => {
      const grounder = new GroundingTechniquesDriver(guest);
      await guest.press('Skip this sense');
      await guest.until(grounder.title(2));
      await grounder.tap(1);
      await grounder.write('a red kite');
    },
    offer: 'step 2',
    finds: async (guest) => {
      const grounder = new GroundingTechniquesDriver(guest);
      await guest.until(grounder.title(2));
      expect(await grounder.stone(1).getAttribute('aria-pressed')).toBe('true');
      expect(await grounder.field.inputValue()).toBe('1');
    },
  },
  {
    slug: 'guided-imagery',
    plays: async (guest) => {
      for (const scene of [1, 2]) {
        await guest.press('Next');
        await guest.until(guest.heading(SCENES[scene]?.title ?? ''));
      }
    },
    offer: 'scene 3',
    finds: (guest) => guest.until(guest.heading(SCENES[2]?.title ?? '')),
  },
  {
    slug: 'memory-cards',
    plays: async (guest, hand) => {
      const player = new MemoryCardsDriver(guest, hand);
      await player.board();
      const names = [await player.turn(0), await player.turn(1)];
      await guest.skip(1000);
      await counts(guest, 'Turns', '1');
      return names;
    },
    offer: 'level 1',
    finds: async (guest, hand, names) => {
      const player = new MemoryCardsDriver(guest, hand);
      await player.board();
      await counts(guest, 'Turns', '1');
      expect([await player.turn(0), await player.turn(1)]).toEqual(names);
    },
  },
  {
    slug: 'pattern-flow',
    plays: async (guest, hand) => {
      const player = new PatternFlowDriver(guest, hand);
      await guest.until(guest.page.getByText('Your turn', { exact: true }));
      await player.tap(...(await player.listen()));
      await guest
        .until(guest.page.getByText('Your turn', { exact: true }), { within: 0 })
        .catch(() => undefined);
      await counts(guest, 'Level', '2');
    },
    offer: 'level 2',
    finds: async (guest) => {
      await counts(guest, 'Level', '2');
      await counts(guest, 'Score', '10');
    },
  },
  {
    slug: 'progressive-relaxation',
    plays: async (guest) => {
      await guest.press('Skip');
      await guest.until(guest.heading('Release and Relax'));
    },
    offer: MUSCLE_GROUPS[0]?.title ?? '',
    finds: (guest) => guest.until(guest.heading('Release and Relax')),
  },
  {
    slug: 'safe-space-builder',
    plays: async (guest, hand) => {
      const builder = new SafeSpaceBuilderDriver(guest, { hasOnlyKeys: hand === 'keyboard' });
      await builder.add('tree');
    },
    offer: 'your space',
    finds: (guest) => guest.until(new SafeSpaceBuilderDriver(guest).thing('tree')),
  },
  {
    slug: 'thought-bubbles',
    plays: async (guest, hand) => {
      const thinker = new ThoughtBubblesDriver(guest, hand);
      await guest.until(thinker.own);
      await thinker.choose(0);
      await thinker.goesOn();
      await guest.until(guest.heading('Round 2 of 5'));
      return (await thinker.thought()).text;
    },
    offer: 'round 2',
    finds: async (guest, hand, text) => {
      const thinker = new ThoughtBubblesDriver(guest, hand);
      await guest.until(guest.heading('Round 2 of 5'));
      await guest.until(thinker.own);
      expect((await thinker.thought()).text).toBe(text);
      expect(await guest.figure('Score')).toBe('10');
    },
  },
  {
    slug: 'water-flow',
    plays: async (guest, hand) => {
      const player = new WaterFlowDriver(guest, hand);
      await guest.until(player.stone(1, 1));
      await player.turn(player.stone(1, 1));
      await guest.skip(WATER_MS);
      return player.names();
    },
    offer: 'terrace 1',
    finds: async (guest, hand, names) => {
      const player = new WaterFlowDriver(guest, hand);
      await guest.until(player.stone(1, 1));
      await guest.skip(WATER_MS);
      expect(await player.names()).toEqual(names);
    },
  },
  {
    slug: 'worry-stones',
    plays: async (guest, hand) => {
      const holder = new WorryStonesDriver(guest, hand);
      await guest.until(holder.stone('Honey stone'));
      await holder.choose('Honey stone');
      await guest.until(guest.button('No name'));
      await guest.press('No name');
      await guest.until(guest.button('Rub it for me'));
      await holder.rub(60_000);
    },
    offer: 'the honey stone',
    // A whole stone shines after less than 100 s of rubbing.
    finds: async (guest) => {
      await guest.until(guest.button('Rub it for me'));
      await guest.press('Rub it for me');
      await guest.until(guest.button('Keep it'), { within: 100_000, step: 1000 });
    },
  },
  {
    slug: 'zen-garden',
    plays: async (guest, hand) => {
      const raker = new ZenGardenDriver(guest);
      await guest.until(raker.sand);
      await guest.press('Circular Pattern');
      if (hand === 'touch')
        await raker.touch([
          [
            [40, 60],
            [120, 60],
            [200, 60],
          ],
        ]);
      else {
        await guest.focus(raker.sand);
        for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) {
          await guest.page.keyboard.press(key);
          await guest.skip(50);
        }
      }
      await guest.until(guest.page.locator('button:not([aria-disabled="true"])', { hasText: 'Undo' }));
      await guest.skip(1000);
      await raker.keeps(1);
    },
    offer: 'your garden',
    finds: async (guest) => {
      const raker = new ZenGardenDriver(guest);
      await guest.until(raker.sand);
      await raker.keeps(1);
      expect(await guest.button('Circular Pattern').getAttribute('aria-pressed')).toBe('true');
    },
  },
];

const builtFrom = ({ slug, address }: Pick<Interruption, 'slug' | 'address'>) => {
  const built = BUILT_GAMES.find((one) => one.slug === slug);
  if (!built) throw new Error(`${slug} is not built`);
  return { built, path: address ?? (built.addresses[0] as string) };
};

test('every address of a game is in the table', () => {
  expect(INTERRUPTIONS.map((one) => builtFrom(one).path).sort()).toEqual(
    BUILT_GAMES.flatMap(({ addresses }) => addresses).sort(),
  );
});

describe.each(HANDS)("'Go on' by %s, in another tab than the one that was closed", (hand) => {
  const played = INTERRUPTIONS.filter(({ slug }) => soak(true, slug === IN_EVERY_RUN[hand]));
  test.each(played.map((one) => ({ ...one, ...builtFrom(one) })))(
    '$path',
    async ({ slug, built, path, choices, plays, offer, finds }) => {
      const guest = await arrive({
        hand,
        holdsClock: true,
        isUnseen: true,
        storage: {
          'stillgrove.disclaimerAccepted': 'true',
          ...(choices && { [choicesKey(slug)]: JSON.stringify(choices) }),
        },
      });
      await guest.open(path);
      expect(await offerOf(guest).count()).toBe(0);
      await begins(guest);
      const fact = await plays(guest, hand);
      const other = await guest.openTab();
      await guest.closesTab();
      await other.open(path);
      const tries = await other.stored(TRIES);
      expect(tries).toBe(built.costsTry || !entryOf(built).isFree ? '4' : null);
      expect(await other.stored(keptKey(slug))).not.toContain('kite');
      await other.until(offerOf(other));
      expect(await offerOf(other).innerText()).toBe(`Go on with ${offer}`);
      await other.act(offerOf(other));
      await finds(other, hand, fact);
      expect(await other.stored(TRIES)).toBe(tries);
      // The session of Forest Meditation ended by its timer, so 'Keep going' recorded a second play.
      expect(await other.journal()).toHaveLength(slug === 'forest-meditation' ? 2 : 1);
      // Hiding the page stores the session again. Leaving on purpose removes it.
      await other.page.evaluate(() => dispatchEvent(new Event('pagehide')));
      expect(await other.stored(keptKey(slug))).not.toBeNull();
      await leaves(other, hand);
      await other.until(startOf(other));
      expect([await offerOf(other).count(), await other.stored(keptKey(slug))]).toEqual([0, null]);
      await other.leave();
    },
  );
});

describe('a stored session of Memory Cards', () => {
  const KEY = keptKey('memory-cards');
  const PATH = '/games/memory-cards';
  const write = (guest: Guest, text: string) =>
    guest.page.evaluate(([key, value]) => localStorage.setItem(key as string, value as string), [KEY, text]);
  const offers = (guest: Guest) => expect.poll(() => offerOf(guest).count());

  /** Starts a session, and closes its tab, so that the app stores the session. @returns another tab */
  async function closes(): Promise<Guest> {
    const guest = await arrive({ holdsClock: true, isUnseen: true });
    await guest.open(PATH);
    await begins(guest);
    const other = await guest.openTab();
    await guest.closesTab();
    return other;
  }

  test('is offered only while it is whole, fresh and of this game', async () => {
    const intro = await closes();
    await intro.open(PATH);
    const text = (await intro.stored(KEY)) as string;
    const session = JSON.parse(text);
    const other = await intro.openTab();
    await other.open('/profile');
    const { state } = session;
    const bad: Record<string, unknown> = {
      'a broken text': text.slice(0, -1),
      'another version': { ...session, version: 2 },
      'a day and a minute old': { ...session, leftAt: session.leftAt - (24 * 60 + 1) * 60_000 },
      'another game': { ...session, address: '/games/pattern-flow' },
      'a card too many': { ...session, state: { ...state, pictures: [...state.pictures, 0] } },
      'a level that does not exist': { ...session, state: { ...state, level: 7 } },
    };
    for (const [what, value] of Object.entries(bad)) {
      await write(other, text);
      await offers(intro).toBe(1);
      await write(other, typeof value === 'string' ? value : JSON.stringify(value));
      await expect.poll(() => offerOf(intro).count(), { message: what }).toBe(0);
    }
    await intro.leave();
  });

  test('is not offered while another tab plays it, and again when that tab is closed', async () => {
    const player = await closes();
    await player.open(PATH);
    await player.until(offerOf(player));
    const text = (await player.stored(KEY)) as string;
    await player.act(offerOf(player));
    await player.until(player.button('All sound'));
    const other = await player.openTab();
    await other.open('/profile');
    await write(other, text);
    await other.open(PATH);
    await other.until(startOf(other));
    await other.skip(1000);
    expect(await offerOf(other).count()).toBe(0);
    await player.closesTab();
    // The browser releases the lock of a closed tab a moment later, so the test makes the other page check the lock
    // repeatedly.
    await expect
      .poll(async () => {
        await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return offerOf(other).count();
      })
      .toBe(1);
    await other.leave();
  });
});

/** A guided exercise that the test plays to its end. */
interface Exercise extends Pick<Interruption, 'slug' | 'address' | 'choices'> {
  /** Plays to just before the end, or to the end. The check-in opens 1 s after the end. */
  readonly ends: (guest: Guest) => Promise<unknown>;
}

/** Returns an exercise of five breaths of 5.3 s. */
const shortPuzzle = (address: string): Exercise => ({
  slug: 'breathing-puzzle',
  address,
  choices: { pattern: 'box', tenths: 15, skipsHolds: true, minutes: 0 },
  ends: (guest) => guest.wait(24_000),
});

const EXERCISES: readonly Exercise[] = [
  { slug: 'basic-breathing', ends: (guest) => guest.skip(61_000) },
  shortPuzzle('/games/breathing-puzzle'),
  shortPuzzle('/games/breathing-puzzle-simplified'),
  {
    slug: 'forest-meditation',
    choices: { auto: true, minutes: 5, rhythm: 5 },
    ends: async (guest) => {
      await guest.until(inhale(guest));
      await guest.skip(297_000);
    },
  },
  {
    slug: 'guided-imagery',
    ends: async (guest) => {
      await guest.skip(9 * 30_000);
      await guest.until(guest.button('Complete Exercise'));
      await guest.skip(700);
      await guest.press('Complete Exercise');
    },
  },
  { slug: 'progressive-relaxation', ends: (guest) => guest.skip(102_000) },
];

test.each(soak(EXERCISES, EXERCISES.slice(0, 1)).map((one) => ({ ...one, ...builtFrom(one) })))(
  "'Keep going' at $path, by touch and by keyboard: another round at once, and one check-in at the end",
  async ({ slug, path, choices, ends }) => {
    const guest = await arrive({
      hand: 'touch',
      holdsClock: true,
      isUnseen: true,
      storage: {
        'stillgrove.disclaimerAccepted': 'true',
        ...(choices && { [choicesKey(slug)]: JSON.stringify(choices) }),
      },
    });
    const keepGoing = guest.button('Keep going');
    const checkIn = guest.dialog('How are you feeling now?');
    await guest.open(path);
    await begins(guest);
    const tries = await guest.stored(TRIES);
    for (const hand of HANDS) {
      await ends(guest);
      await guest.until(keepGoing, { within: 8000 });
      expect(await startOf(guest).innerText()).toBe('Keep going');
      if (hand === 'touch') await guest.act(keepGoing);
      else {
        await expect.poll(() => focused(guest.page)).toContain('Keep going');
        await guest.page.keyboard.press('Enter');
      }
      await guest.noLongerSees(keepGoing);
      await guest.until(guest.button('All sound'));
      await guest.skip(2000);
      expect(await checkIn.isVisible()).toBe(false);
    }
    await guest.page.keyboard.press('Escape');
    await guest.until(checkIn, { within: 2000 });
    expect(await guest.stored(TRIES)).toBe(tries);
    const plays = (await guest.journal()).filter((entry) => entry.kind === 'play');
    expect(plays.map(({ completedAt }) => completedAt !== undefined).sort()).toEqual([false, true, true]);
    await guest.leave();
  },
);

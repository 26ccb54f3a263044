/** How a person causes a machine's events in a browser: with buttons, the mirror, fields and keys. */
import type { Locator } from 'playwright';
import { vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { stonesOf } from '../../machines/games/grounding-techniques/steps';
import { KIND_WORDS, UNTIL_WORDS } from '../../machines/games/worry-stones/words';
import type { Guest } from '../drivers/guest';
import { ZenGardenDriver } from '../drivers/zen-garden.driver';

/** State and context of the machine when the person acts. */
interface Situation {
  readonly value: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the context of any machine, as JSON
  readonly context: Readonly<Record<string, any>>;
}

type Hand = (guest: Guest, event: AnyEventObject, situation: Situation) => Promise<unknown>;

/**
 * Clicks like assistive technology, without waiting until a held clock has drawn the button at rest. Draws frames
 * until the button exists.
 */
async function click(on: Locator): Promise<void> {
  const button = on.first();
  const isThere = async () => {
    if ((await button.count()) > 0) return true;
    await on.page().clock.fastForward(50);
    return false;
  };
  await vi.waitUntil(isThere, { interval: 30, timeout: 20_000 });
  await button.dispatchEvent('click');
}

const press =
  (name: string | RegExp): Hand =>
  (guest) =>
    click(guest.button(name));

/** Chooses one of several answers. */
const choose =
  (name: string | RegExp): Hand =>
  (guest) =>
    click(guest.page.getByRole('radio', { name, exact: typeof name === 'string' }));

/** Chooses the answer of 'How long' at this index. */
const lasts =
  (...lengths: readonly number[]): Hand =>
  (guest, { minutes, seconds }) =>
    click(
      guest.page
        .getByRole('group', { name: /^How long/ })
        .getByRole('radio')
        .nth(lengths.indexOf(minutes ?? seconds)),
    );

/** Toggles a switch of the intro, or the button with the same name in play. */
const turn =
  (name: string): Hand =>
  (guest) =>
    click(guest.page.getByRole('switch', { name }).or(guest.button(name)));

const slide =
  (label: string, to: (event: AnyEventObject) => number): Hand =>
  (guest, event) =>
    guest.page.getByRole('slider', { name: label }).fill(String(to(event)));

const touch =
  (target: (event: AnyEventObject) => string): Hand =>
  (guest, event) =>
    click(guest.page.locator(`[data-target="${target(event)}"]`));

/** Advances the page's clock by `ms`. */
const pass = (guest: Guest, ms: number): Promise<void> =>
  guest.page.evaluate((passed) => window.qa?.pass(passed), ms);

const SHARED: Readonly<Record<string, Hand>> = {
  'game.started': press(/^(?:Start|Begin|Play Again|Restart)/),
  'game.left': async (guest) => {
    await guest.page.keyboard.press('Escape');
    // If the person has typed text, the app asks before it leaves.
    const leave = guest.button('Leave');
    if (await leave.isVisible()) await click(leave);
  },
};

const BREATH: Readonly<Record<string, Hand>> = {
  'breath.paused': press('Pause'),
  'breath.resumed': press('Resume'),
  'breath.reset': press('Reset'),
  'length.chosen': lasts(0, 3, 5, 8),
};

const manual = (guest: Guest) => guest.button('Manual Breath');
const finger =
  (type: string): Hand =>
  (guest) =>
    manual(guest).dispatchEvent(type, { pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true });

/** Presses the mouse on the stone in hand and moves it a little, or releases it. */
const rub =
  (way: 'down' | 'up'): Hand =>
  async (guest) => {
    const { mouse } = guest.page;
    const box = await guest.page.locator('[data-target="stone"]').boundingBox();
    if (!box) throw new Error('No stone is in hand');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (way === 'down') {
      await mouse.move(x, y);
      await mouse.down();
      await guest.skip(16);
      await mouse.move(x + 8, y);
    } else await mouse.up();
  };

const byItself = press('Rub it for me');

/** Acts by machine id and event type. */
export const HANDS: Readonly<Record<string, Readonly<Record<string, Hand>>>> = {
  'basic-breathing': { ...SHARED, ...BREATH },
  'breathing-puzzle': {
    ...SHARED,
    ...BREATH,
    'pattern.chosen': (guest, event, now) =>
      choose(event.pattern === 'even' ? /^Even/ : /^Box/)(guest, event, now),
    'speed.changed': slide('Speed', ({ tenths }) => tenths),
    'holds.toggled': turn('Skip the holds'),
  },
  'forest-meditation': {
    ...SHARED,
    'auto.toggled': turn('Auto'),
    'breath.pressed': finger('pointerdown'),
    'breath.released': finger('pointerup'),
    'breath.cancelled': finger('pointercancel'),
    'breath.toggled': async (guest) => {
      await manual(guest).focus();
      await guest.page.keyboard.press('Enter');
    },
    'length.chosen': lasts(0, 5, 10, 15),
    'rhythm.chosen': choose(/^5 s in/),
  },
  'grounding-techniques': {
    ...SHARED,
    'stone.tapped': (guest, { stone }, { context: { step = 0 } }) => {
      const own = stonesOf(step);
      return click(guest.button(new RegExp(`^Stone ${own.indexOf(stone) + 1} of ${own.length}`)));
    },
    'response.changed': (guest, { filled }) => guest.page.getByRole('textbox').fill(filled ? 'tea' : ''),
    'step.advanced': press(/^(?:Next|Complete Exercise)$/),
    'step.skipped': press('Skip this sense'),
    'step.returned': press('Previous'),
    'answers.cleared': press('Start Again'),
  },
  'guided-imagery': {
    ...SHARED,
    'option.changed': (guest) =>
      click(guest.page.getByRole('switch', { name: 'Voice narration' }).or(guest.button(/^Voice O/))),
    'length.chosen': lasts(30, 48, 60, 72),
    'scene.passed': (guest, { way }) => click(guest.button(way === 'next' ? 'Next' : 'Previous')),
    'walk.paused': press('Pause'),
    'walk.resumed': press('Resume'),
    'walk.completed': press('Complete Exercise'),
  },
  'memory-cards': {
    ...SHARED,
    'card.flipped': (guest, { index }) => click(guest.button(new RegExp(`^Card ${index + 1},`))),
    'level.advanced': press('Next Level'),
    'tune.skipped': press('Skip the tune'),
  },
  'pattern-flow': {
    ...SHARED,
    'stone.tapped': (guest, { stone }) => click(guest.button(new RegExp(`^Pad ${stone + 1},`))),
    'pattern.replayed': press('Show again'),
    // A dialog interrupts the pattern. Closing the dialog resumes it.
    'showing.interrupted': press('Talk to someone'),
    'showing.resumed': (guest) => guest.page.keyboard.press('Escape'),
  },
  'progressive-relaxation': {
    ...SHARED,
    'option.changed': turn('Audio cues'),
    'figure.chosen': choose('Long hair'),
    'length.chosen': lasts(0, 8, 10, 15),
    'phase.skipped': press(/^(?:Skip|Complete)$/),
  },
  'safe-space-builder': {
    ...SHARED,
    'game.left': async (guest, _, { value }) => {
      // Escape first ends a visit, then clears the selection.
      if (value === 'visiting') await click(guest.link('Back to Games'));
      else await guest.page.keyboard.press('Escape');
      if (await guest.page.getByRole('region', { name: 'Your space' }).isVisible())
        await guest.page.keyboard.press('Escape');
    },
    'element.added': press('Add Tree'),
    'element.selected': press(/^Tree/),
    'element.placed': async (guest) => {
      await guest.button(/^Tree/).first().focus();
      await guest.page.keyboard.press('+');
    },
    'element.removed': async (guest) => {
      await guest.button(/^Tree/).first().focus();
      await guest.page.keyboard.press('Delete');
    },
    'thing.touched': press(/^Tree/),
    'name.changed': (guest) => guest.page.getByRole('textbox', { name: 'Name' }).fill('Clearing'),
    'change.settled': async (guest) => {
      await guest.page.getByRole('textbox', { name: 'Name' }).focus();
      await guest.page.keyboard.press('Tab');
    },
    'background.chosen': choose('Beach'),
    'lighting.changed': slide('Lighting', ({ lighting }) => lighting),
    'space.reverted': press('Back to saved'),
    'save.requested': press('Save Space'),
    'save.insisted': press('Save this one'),
    'save.dropped': press('Not now'),
    'visit.began': press('Visit'),
    'visit.ended': press('Back to building'),
    'step.undone': press('Undo'),
    'step.redone': press('Redo'),
  },
  'water-flow': {
    ...SHARED,
    'stone.turned': touch(({ stone }) => stone),
    'stone.locked': async (guest, { stone }) => {
      await guest.page.locator(`[data-target="${stone}"]`).focus();
      await guest.page.keyboard.press('l');
    },
    'terrace.solved': press('Let the water find it'),
    'water.touched': press('Water'),
  },
  'worry-stones': {
    ...SHARED,
    'stone.chosen': touch(({ stone }) => stone),
    'stone.returned': press('Another stone'),
    'kind.named': (guest, { kind }) => click(guest.button(KIND_WORDS[kind as keyof typeof KIND_WORDS])),
    'rub.began': (guest, event, now) => (event.by === 'hand' ? rub('down') : byItself)(guest, event, now),
    'rub.ended': (guest, event, now) => (event.by === 'hand' ? rub('up') : byItself)(guest, event, now),
    'until.chosen': (guest, { until }) => click(guest.button(UNTIL_WORDS[until as keyof typeof UNTIL_WORDS])),
    'stone.kept': press('Keep it'),
    'stone.sunk': press('Give it to the stream'),
    'room.made': touch(({ id }) => `shelf-${id}`),
    'room.declined': press('Back'),
    'shelf.visited': touch(({ id }) => `shelf-${id}`),
    'shelf.left': press('Leave it there'),
    'worry.released': press('Let it go'),
    'quiet.began': press('Ten quiet minutes with it'),
    'quiet.ended': press('That is enough'),
    'later.asked': press('Later again'),
    'later.declined': press('Back'),
    'moss.released': press(/mossy stone/),
  },
  'zen-garden': {
    ...SHARED,
    'pattern.chosen': (guest, { pattern }) =>
      click(
        guest.button(
          { straight: 'Straight Lines', curved: 'Curved Lines', circular: 'Circular Pattern' }[
            pattern as 'straight' | 'curved' | 'circular'
          ],
        ),
      ),
    'stroke.ended': async (guest, { seconds }) => {
      const { sand } = new ZenGardenDriver(guest);
      await sand.focus();
      await guest.page.keyboard.press('Space');
      for (let second = 0; second < seconds; second++) {
        await guest.page.keyboard.press('ArrowRight');
        await pass(guest, 1000);
        await guest.skip(16);
      }
      await guest.page.keyboard.press('Space');
    },
    'volume.changed': slide('Volume', ({ volume }) => 100 * volume),
    'mode.toggled': press(/(?:Night|Day) Mode/),
    'sound.toggled': press(/^(?:Sound|Mute)/),
    'step.undone': press('Undo'),
    'garden.reset': press('Reset Garden'),
  },
};

/**
 * Acts that cause the page's answers to the previous event. Some must happen before that event: a device without room
 * refuses a save, or another tab has saved in the meantime.
 */
export const ANSWERS: Readonly<Record<string, ((guest: Guest) => Promise<unknown>) | undefined>> = {
  'session.shown': undefined,
  'save.done': undefined,
  'save.refused': (guest) =>
    guest.page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => {
        Storage.prototype.setItem = setItem;
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
  'save.contested': (guest) =>
    guest.page.evaluate(() => localStorage.setItem('safeSpace', '{"saved":"in another tab"}')),
};

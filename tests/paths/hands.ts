/** Actions that cause a machine's events in a browser, by buttons, targets of the scene, fields and keys. */
import type { Locator } from 'playwright';
import type { AnyEventObject } from 'xstate';
import { stonesOf } from '../../machines/games/grounding-techniques/steps';
import { COMPLETE_AFTER_MS } from '../../machines/games/guided-imagery/guided-imagery.machine';
import { KIND_WORDS, UNTIL_WORDS } from '../../machines/games/worry-stones/words';
import type { Guest } from '../drivers/guest';
import { ZenGardenDriver } from '../drivers/zen-garden.driver';

/** State and context of the machine before the action. */
interface Situation {
  readonly value: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the context of any machine, as JSON
  readonly context: Readonly<Record<string, any>>;
}

type Hand = (guest: Guest, event: AnyEventObject, situation: Situation) => Promise<unknown>;

/** Draws frames until a locator has an element. @returns the first one */
async function find(guest: Guest, what: Locator): Promise<Locator> {
  await guest.drawsUntil(async () => (await what.count()) > 0, `${what} does not appear`);
  return what.first();
}

/**
 * Clicks like assistive technology. Playwright's own click would wait until the button stops moving, but the page's
 * clock is held.
 */
const click = async (guest: Guest, on: Locator): Promise<void> =>
  (await find(guest, on)).dispatchEvent('click');

/** Focuses an element, and presses a key. */
async function type(guest: Guest, on: Locator, key: string): Promise<void> {
  await (await find(guest, on)).focus();
  await guest.page.keyboard.press(key);
}

const press =
  (name: string | RegExp): Hand =>
  (guest) =>
    click(guest, guest.button(name));

/** Chooses the radio button with a name. */
const choose =
  (name: string | RegExp): Hand =>
  (guest) =>
    click(guest, guest.page.getByRole('radio', { name, exact: typeof name === 'string' }));

/** Chooses the event's length in the radio group 'How long', whose options are `lengths` in this order. */
const lasts =
  (...lengths: readonly number[]): Hand =>
  (guest, { minutes, seconds }) =>
    click(
      guest,
      guest.page
        .getByRole('group', { name: /^How long/ })
        .getByRole('radio')
        .nth(lengths.indexOf(minutes ?? seconds)),
    );

/** Toggles a switch of the intro, or the button with the same name in play. */
const turn =
  (name: string): Hand =>
  (guest) =>
    click(guest, guest.page.getByRole('switch', { name }).or(guest.button(name)));

const slide =
  (label: string, to: (event: AnyEventObject) => number): Hand =>
  (guest, event) =>
    guest.page.getByRole('slider', { name: label }).fill(String(to(event)));

const touch =
  (target: (event: AnyEventObject) => string): Hand =>
  (guest, event) =>
    click(guest, guest.page.locator(`[data-target="${target(event)}"]`));

/** Advances the page's clock by `ms`. */
const pass = (guest: Guest, ms: number): Promise<void> =>
  guest.page.evaluate((passed) => window.qa?.pass(passed), ms);

/** Leaves the session by Escape or by Back, and agrees to lose typed words. */
async function leave(guest: Guest, by: 'Escape' | 'Back' = 'Escape'): Promise<void> {
  const [session, agree] = [guest.button('All sound'), guest.button('Leave')];
  // After the end of a session, only Back leads away.
  if (by === 'Back' || (await session.count()) === 0) await click(guest, guest.link('Back to Games'));
  else await guest.page.keyboard.press('Escape');
  const isAsked = async () => (await agree.count()) > 0;
  await guest.drawsUntil(
    async () => (await isAsked()) || (await session.count()) === 0,
    'The session goes on',
  );
  if (await isAsked()) await click(guest, agree);
}

const SHARED: Readonly<Record<string, Hand>> = {
  'game.started': press(/^(?:Keep going|Start|Begin|Play Again|Restart)/),
  'game.left': (guest) => leave(guest),
  'game.resumed': press(/^Go on with /),
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

/** Presses the mouse on the stone in hand and moves the mouse a little, or releases the mouse. */
const rub =
  (way: 'down' | 'up'): Hand =>
  async (guest) => {
    const { mouse } = guest.page;
    const box = await (await find(guest, guest.page.locator('[data-target="stone"]'))).boundingBox();
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

/** Actions by machine id and by the type of the event that they cause. */
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
    'breath.toggled': (guest) => type(guest, manual(guest), 'Enter'),
    'length.chosen': lasts(0, 5, 10, 15),
    'rhythm.chosen': choose(/^5 s in/),
  },
  'grounding-techniques': {
    ...SHARED,
    'stone.tapped': (guest, { stone }, { context: { step = 0 } }) => {
      const own = stonesOf(step);
      return click(guest, guest.button(new RegExp(`^Stone ${own.indexOf(stone) + 1} of ${own.length}`)));
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
      click(guest, guest.page.getByRole('switch', { name: 'Voice narration' }).or(guest.button(/^Voice O/))),
    'length.chosen': lasts(30, 48, 60, 72),
    'scene.passed': (guest, { way }) => click(guest, guest.button(way === 'next' ? 'Next' : 'Previous')),
    'walk.paused': press('Pause'),
    'walk.resumed': press('Resume'),
    'walk.completed': async (guest) => {
      await pass(guest, COMPLETE_AFTER_MS);
      await click(guest, guest.button('Complete Exercise'));
    },
  },
  'memory-cards': {
    ...SHARED,
    'card.flipped': (guest, { index }) => click(guest, guest.button(new RegExp(`^Card ${index + 1},`))),
    'level.advanced': press('Next Level'),
    'tune.skipped': press('Skip the tune'),
  },
  'pattern-flow': {
    ...SHARED,
    'stone.tapped': (guest, { stone }) => click(guest, guest.button(new RegExp(`^Pad ${stone + 1},`))),
    'pattern.replayed': press('Show again'),
    // A dialog interrupts the pattern. Closing the dialog resumes it.
    'showing.interrupted': press('Talk to someone'),
    'showing.resumed': (guest) => guest.page.keyboard.press('Escape'),
  },
  'progressive-relaxation': {
    ...SHARED,
    'option.changed': turn('Audio cues'),
    'figure.chosen': async (guest, event, now) => {
      await click(guest, guest.page.locator('summary', { hasText: 'More choices' }));
      await choose('Long hair')(guest, event, now);
    },
    'length.chosen': lasts(0, 8, 10, 15),
    'phase.skipped': press(/^(?:Skip|Complete)$/),
  },
  'safe-space-builder': {
    ...SHARED,
    'game.left': async (guest, _, { value, context: { selected } }) => {
      // The first Escape clears the selection. In a visit Escape ends the visit, so the person leaves by Back.
      if (selected !== null) await guest.page.keyboard.press('Escape');
      return leave(guest, value === 'visiting' ? 'Back' : 'Escape');
    },
    'element.added': press('Add Tree'),
    'element.selected': press(/^Tree/),
    'element.placed': (guest) => type(guest, guest.button(/^Tree/), '+'),
    'element.removed': (guest) => type(guest, guest.button(/^Tree/), 'Delete'),
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
  'thought-bubbles': {
    ...SHARED,
    'game.left': (guest, _, { value }) => {
      // While the form is open, Escape closes it, so the person leaves by Back.
      const { round } = (value as { readonly playing?: { readonly round?: unknown } }).playing ?? {};
      return leave(guest, round === 'writing' ? 'Back' : 'Escape');
    },
    'answer.chosen': touch(({ answer }) => `answer-${answer}`),
    'thought.touched': touch(() => 'thought'),
    'form.opened': touch(() => 'own'),
    'form.changed': (guest) => guest.page.getByRole('textbox').fill('Nobody has to be perfect.'),
    'form.submitted': press('Submit'),
    'form.cancelled': press('Cancel'),
    'drift.changed': turn('Hold still'),
    'limit.changed': turn('No time limit'),
  },
  'water-flow': {
    ...SHARED,
    'width.measured': (guest, { width }) => guest.resize({ width, height: 640 }),
    'stone.turned': touch(({ stone }) => stone),
    'stone.locked': (guest, { stone }) => type(guest, guest.page.locator(`[data-target="${stone}"]`), 'l'),
    'terrace.solved': press('Let the water find it'),
    'water.touched': press('Water'),
  },
  'worry-stones': {
    ...SHARED,
    'stone.chosen': touch(({ stone }) => stone),
    'stone.returned': press('Another stone'),
    'kind.named': (guest, { kind }) =>
      click(guest, guest.button(KIND_WORDS[kind as keyof typeof KIND_WORDS])),
    'rub.began': (guest, event, now) => (event.by === 'hand' ? rub('down') : byItself)(guest, event, now),
    'rub.ended': (guest, event, now) => (event.by === 'hand' ? rub('up') : byItself)(guest, event, now),
    'until.chosen': (guest, { until }) =>
      click(guest, guest.button(UNTIL_WORDS[until as keyof typeof UNTIL_WORDS])),
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
        guest,
        guest.button(
          { straight: 'Straight Lines', curved: 'Curved Lines', circular: 'Circular Pattern' }[
            pattern as 'straight' | 'curved' | 'circular'
          ],
        ),
      ),
    'stroke.ended': async (guest, { seconds }) => {
      const { sand } = new ZenGardenDriver(guest);
      await type(guest, sand, 'Space');
      for (let second = 0; second < seconds; second++) {
        // The rake stays away from the stones, which would end its stroke.
        await guest.page.keyboard.press(second % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
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

interface Answer {
  /** Event of the person after which the page sends its own event. */
  readonly to: RegExp;
  /** Makes the page send this event. */
  readonly prepare?: (guest: Guest) => Promise<unknown>;
}

const SAVE = /^save\.(?:requested|insisted)$/;

/**
 * Events that the page itself sends after an event of the person, by type. Some need a preparation: the storage is
 * full, or another tab has saved meanwhile.
 */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  'session.shown': { to: /^game\.started$/ },
  'save.done': { to: SAVE },
  'save.refused': {
    to: SAVE,
    prepare: (guest) =>
      guest.page.evaluate(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = () => {
          Storage.prototype.setItem = setItem;
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
  },
  'save.contested': {
    to: SAVE,
    prepare: (guest) =>
      guest.page.evaluate(() => localStorage.setItem('safeSpace', '{"saved":"in another tab"}')),
  },
};

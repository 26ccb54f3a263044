/** A person's actions that cause the events of a machine in a browser: buttons, the mirror, fields and keys. */
import type { Locator } from 'playwright';
import type { AnyEventObject } from 'xstate';
import { stonesOf } from '../../machines/games/grounding-techniques/steps';
import type { Guest } from '../drivers/guest';

/** Context of the machine when the person acts. */
type Context = Readonly<Record<string, never>> & {
  readonly step?: number;
  readonly board?: { readonly columns: number };
};

type Hand = (guest: Guest, event: AnyEventObject, context: Context) => Promise<unknown>;

const press =
  (name: string | RegExp): Hand =>
  async (guest) =>
    click(guest.button(name).first());

/** Clicks as assistive technology does: without waiting for a held clock to draw the button at rest. */
const click = (on: Locator): Promise<void> => on.dispatchEvent('click');

const START = /^(?:Start|Begin|Play Again|Restart)/;

const SHARED: Readonly<Record<string, Hand>> = {
  'game.started': press(START),
  'game.left': async (guest) => {
    await guest.page.keyboard.press('Escape');
    // The page asks before typed words are lost.
    const leave = guest.button('Leave');
    if (await leave.isVisible()) await click(leave);
  },
};

const BREATH: Readonly<Record<string, Hand>> = {
  'breath.paused': press('Pause'),
  'breath.resumed': press('Resume'),
  'breath.reset': press('Reset'),
};

const manual = (guest: Guest) => guest.button(/Manual Breath|Breathe/).first();
const finger =
  (type: string): Hand =>
  (guest) =>
    manual(guest).dispatchEvent(type, { pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true });

/** By the machine's id, then by the event's type. */
export const HANDS: Readonly<Record<string, Readonly<Record<string, Hand>>>> = {
  'basic-breathing': { ...SHARED, ...BREATH },
  'forest-meditation': {
    ...SHARED,
    'auto.toggled': (guest) => click(guest.page.getByRole('switch', { name: 'Auto' })),
    'breath.pressed': finger('pointerdown'),
    'breath.released': finger('pointerup'),
    'breath.cancelled': finger('pointercancel'),
    'breath.toggled': async (guest) => {
      await manual(guest).focus();
      await guest.page.keyboard.press('Enter');
    },
  },
  'grounding-techniques': {
    ...SHARED,
    'stone.tapped': (guest, { stone }, { step = 0 }) => {
      const own = stonesOf(step);
      return press(new RegExp(`^Stone ${own.indexOf(stone as number) + 1} of ${own.length}`))(
        guest,
        { type: '' },
        {},
      );
    },
    'response.changed': (guest, { filled }) => guest.page.getByRole('textbox').fill(filled ? 'tea' : ''),
    'step.advanced': press(/^(?:Next|Complete Exercise)$/),
    'step.skipped': press('Skip this sense'),
    'step.returned': press('Previous'),
    'answers.cleared': press('Start Again'),
  },
  'memory-cards': {
    ...SHARED,
    'card.flipped': (guest, { index }) => click(guest.button(new RegExp(`^Card ${index + 1},`))),
    'level.advanced': press('Next Level'),
    'tune.skipped': press('Skip the tune'),
  },
  'progressive-relaxation': { ...SHARED, 'phase.skipped': press(/^(?:Skip|Complete)$/) },
  'water-flow': {
    ...SHARED,
    'stone.turned': (guest, { stone }, { board }) => {
      const columns = board?.columns ?? 1;
      return click(
        guest.button(new RegExp(`^Row ${Math.floor(stone / columns) + 1}, stone ${(stone % columns) + 1}`)),
      );
    },
    'terrace.solved': press('Let the water find it'),
    'water.touched': press('Water'),
  },
  'zen-garden': {
    ...SHARED,
    'step.undone': press('Undo'),
    'garden.reset': press('Reset Garden'),
  },
};

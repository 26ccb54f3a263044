import type { AnyEventObject } from 'xstate';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses, SEED } from './support/game-player';
import { has, leave, until, untilAsked } from './support/player';

/** Returns events for an element. `element.placed` needs `building`, whose value is an object. */
const onElement = (id: string, value: unknown): AnyEventObject[] => [
  ...['element.selected', 'thing.touched', 'element.removed'].map((type) => ({ type, id, at: 0 })),
  ...(typeof value === 'string' ? [] : [{ type: 'element.placed', id, pose: { x: 50, y: 60, scale: 1.2 } }]),
];

const DRAG = 'needs a drag that ends after building; tests/paths/untaken.test.ts takes it';

/** Number of elements that the benches add. */
const BENCH_ELEMENTS = 100;

export default {
  solve: async (player) => {
    await player.press('Add Tree');
    await player.wait(1500);
    await player.drag(/^Tree/, [-20, 0], [-60, 5], [-120, 10]);
    await player.press('Save Space');
    await untilAsked(player);
  },
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await player.press('Add Tree');
      await player.wait(1500);
    },
    offer: 'your space',
    finds: (player) => until(player, () => has(player, /^Tree/)),
  },
  clumsy: {
    title: 'undoes and redoes, removes, saves, reverts, visits, and leaves',
    play: async (player) => {
      await player.start();
      await player.press('Add Tree');
      await player.wait(900);
      await player.key(/^Tree/, 'ArrowRight', '+', '+');
      await player.press('Add Sun');
      for (const name of ['Undo', 'Undo', 'Redo', 'Redo', 'Save Space']) await player.press(name);
      await player.wait(700);
      await player.slide('Lighting', 20);
      await player.press('Back to saved');
      await player.press('Visit');
      await player.wait(500);
      for (let touch = 0; touch < 3; touch++) await player.press(/^Tree/);
      await player.press('Back to building');
      await player.key(/^Tree/, 'Delete');
      await player.wait(300);
      await player.leave();
    },
  },
  states: {
    visit: async (player) => {
      await player.press('Visit');
      await until(player, () => has(player, 'Back to building'));
    },
  },
  paths: {
    input: { seed: SEED },
    events: ({ value, context: { space } }) => [
      ...PLAY,
      { type: 'element.added', kind: 'tree', at: 1 },
      { type: 'name.changed', name: 'Clearing' },
      { type: 'background.chosen', background: 'beach' },
      { type: 'lighting.changed', lighting: 40 },
      { type: 'change.settled' },
      { type: 'space.reverted' },
      { type: 'save.requested' },
      { type: 'save.done' },
      { type: 'save.refused' },
      { type: 'save.contested' },
      { type: 'save.insisted' },
      { type: 'save.dropped' },
      { type: 'visit.began' },
      { type: 'visit.ended' },
      { type: 'step.undone' },
      { type: 'step.redone' },
      ...(space.elements.length > 0 ? onElement(space.elements[0].id, value) : []),
    ],
    key: ({ context }) => [
      context.space.elements.length > 0,
      context.past.length > 0,
      context.completed,
      context.saved !== null && context.saved !== context.space,
    ],
    isFar: ({ context }) => context.space.elements.length > 1 || context.past.length > 2,
    untaken: {
      'safe-space-builder · space.loaded → no other state':
        'no person: the page sends what the device has stored',
      'safe-space-builder.ready · element.placed → no other state': DRAG,
      'visiting · element.placed → no other state': DRAG,
    },
  },
  inputs: {
    ...PLAY_INPUTS,
    'game.left': async (player, _, { value, context: { selected } }) => {
      // The first Escape clears the selection. In a visit Escape ends the visit, so the person leaves by Back.
      if (selected !== null) await player.escape();
      await leave(player, value === 'visiting' ? 'Back' : 'Escape');
    },
    'element.added': presses('Add Tree'),
    'element.selected': presses(/^Tree/),
    'element.placed': (player) => player.key(/^Tree/, '+'),
    'element.removed': (player) => player.key(/^Tree/, 'Delete'),
    'thing.touched': presses(/^Tree/),
    'name.changed': (player) => player.write('Clearing'),
    'change.settled': (player) => player.key('Name', 'Tab'),
    'background.chosen': (player) => player.choose('Beach'),
    'lighting.changed': (player, { lighting }) => player.slide('Lighting', lighting),
    'space.reverted': presses('Back to saved'),
    'save.requested': presses('Save Space'),
    'save.insisted': presses('Save this one'),
    'save.dropped': presses('Not now'),
    'visit.began': presses('Visit'),
    'visit.ended': presses('Back to building'),
    'step.undone': presses('Undo'),
    'step.redone': presses('Redo'),
  },
  fault: {
    what: 'a save says nothing',
    change: { actions: { toastSaved: () => undefined } },
  },
  bench: {
    // Adds an element in each of the first actions. Each later action enlarges one element.
    act: async ({ page }, count) => {
      if (count < BENCH_ELEMENTS) {
        const add = page.locator('main button[aria-label^="Add "]');
        await add.nth(count % (await add.count())).evaluate((button: HTMLElement) => button.click());
        return;
      }
      await page
        .locator('main [data-target]')
        .nth(count % BENCH_ELEMENTS)
        .focus();
      await page.keyboard.press('+');
    },
  },
} satisfies GamePlayer;

import { expect, test } from 'vitest';
import { EMPTY_SPACE } from '../../domain/safe-space';
import type { SafeSpaceEvent } from '../../machines/games/safe-space-builder/context';
import { safeSpaceBuilderMachine } from '../../machines/games/safe-space-builder/safe-space-builder.machine';
import { everyWay } from './every-way';

const TREE = 'tree-1';
const EVENTS: readonly SafeSpaceEvent[] = [
  { type: 'game.started' },
  { type: 'game.resumed', kept: { completed: true } },
  { type: 'space.loaded', saved: { ...EMPTY_SPACE, name: 'Kept' }, draft: null },
  { type: 'name.changed', name: 'Home' },
  { type: 'background.chosen', background: 'beach' },
  { type: 'lighting.changed', lighting: 40 },
  { type: 'element.added', kind: 'tree', at: 1 },
  { type: 'element.placed', id: TREE, pose: { x: 50, y: 60, scale: 1.2 } },
  { type: 'element.selected', id: TREE },
  { type: 'element.selected', id: null },
  { type: 'element.removed', id: TREE },
  { type: 'change.settled' },
  { type: 'step.undone' },
  { type: 'step.redone' },
  { type: 'space.reverted' },
  { type: 'save.requested' },
  { type: 'save.done' },
  { type: 'save.refused' },
  { type: 'save.contested' },
  { type: 'save.insisted' },
  { type: 'save.dropped' },
  { type: 'visit.began' },
  { type: 'thing.touched', id: TREE, at: 5 },
  { type: 'visit.ended' },
  { type: 'game.left' },
];

test('every state and transition of the Safe Space Builder is reached, and every path can be replayed', async () => {
  const ways = await everyWay(safeSpaceBuilderMachine, {
    inputs: [{ seed: 1 }],
    events: () => EVENTS,
    // Three facts about the space affect later paths: whether the space is empty, whether a space has been saved, and
    // whether the saved space is the current one.
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        context.space.elements.length > 0,
        context.selected,
        context.past.length > 0,
        context.future.length > 0,
        context.saved === null ? 'never' : context.saved === context.space,
        context.completed,
        Object.keys(context.answering).length,
      ]),
    stopWhen: ({ context }) => context.space.elements.length > 1 || context.past.length > 3,
  });
  expect(ways.some(({ path }) => path.state.context.completed)).toBe(true);
});

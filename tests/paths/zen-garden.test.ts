import { expect, test } from 'vitest';
import { PATTERNS } from '../../machines/games/zen-garden/strokes';
import { type ZenGardenEvent, zenGardenMachine } from '../../machines/games/zen-garden/zen-garden.machine';
import { stroke } from '../machines/games/zen-garden/gardener';
import { everyWay } from './every-way';

const LINE = stroke();
const EVENTS: readonly ZenGardenEvent[] = [
  { type: 'game.started' },
  { type: 'game.resumed', kept: { pattern: 'curved', mode: 'night', rakedMs: 30_000, completed: false } },
  { type: 'garden.restored', marks: [{ step: 'of another tab', stroke: LINE }] },
  { type: 'stroke.ended', stroke: LINE, seconds: 1, drag: 1 },
  { type: 'stroke.ended', stroke: LINE, seconds: 20, drag: 2 },
  { type: 'stroke.ended', stroke: LINE, seconds: 60, drag: 3 },
  { type: 'step.undone' },
  { type: 'garden.reset' },
  ...PATTERNS.map((pattern) => ({ type: 'pattern.chosen', pattern }) as const),
  { type: 'mode.toggled' },
  { type: 'sound.toggled' },
  { type: 'volume.changed', volume: 0.3 },
  { type: 'game.left' },
];

test('every state and transition of the Zen Garden is reached, and every path can be replayed', async () => {
  const ways = await everyWay(zenGardenMachine, {
    inputs: [{ visit: 1 }],
    events: () => EVENTS,
    // Of the strokes and the marks, only their presence affects later paths.
    serializeState: ({ value, context: { strokes, marks, pattern, rakedMs, completed } }) =>
      JSON.stringify([value, strokes.length > 0, marks.length > 0, pattern, rakedMs >= 20_000, completed]),
  });
  expect(ways.some(({ path }) => path.state.context.completed)).toBe(true);
});

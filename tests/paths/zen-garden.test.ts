import { expect, test } from 'vitest';
import { PATTERNS } from '../../machines/games/zen-garden/strokes';
import { type ZenGardenEvent, zenGardenMachine } from '../../machines/games/zen-garden/zen-garden.machine';
import { stroke } from '../machines/games/zen-garden/gardener';
import { everyWay } from './every-way';

const LINE = stroke();
const EVENTS: readonly ZenGardenEvent[] = [
  { type: 'game.started' },
  { type: 'garden.restored', strokes: [LINE] },
  { type: 'stroke.ended', stroke: LINE, seconds: 1 },
  { type: 'stroke.ended', stroke: LINE, seconds: 60 },
  { type: 'stroke.undone' },
  { type: 'garden.reset' },
  { type: 'reset.undone' },
  ...PATTERNS.map((pattern) => ({ type: 'pattern.chosen', pattern }) as const),
  { type: 'mode.toggled' },
  { type: 'sound.toggled' },
  { type: 'volume.changed', volume: 0.3 },
  { type: 'game.left' },
];

test('every state and transition of the Zen Garden is reached, and every way can be played', async () => {
  const ways = await everyWay(zenGardenMachine, {
    inputs: [undefined],
    events: () => EVENTS,
    // How many lines there are, and how long was raked, make no difference beyond the first.
    serializeState: ({ value, context: { strokes, smoothed, pattern, rakedMs, completed } }) =>
      JSON.stringify([value, strokes.length > 0, smoothed !== null, pattern, rakedMs > 0, completed]),
  });
  expect(ways.some(({ path }) => path.state.context.completed)).toBe(true);
});

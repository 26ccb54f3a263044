/** Strokes for tests, and a garden to rake. */
import { createActor } from 'xstate';
import {
  FULL_DEPTH,
  type RakePattern,
  type Stroke,
  UNITS_PER_PX,
} from '../../../../machines/games/zen-garden/strokes';
import { zenGardenMachine } from '../../../../machines/games/zen-garden/zen-garden.machine';
import { type Run, run } from '../../../machines/run';

export type Garden = Run<typeof zenGardenMachine>;

/** Number of the visit. It is a part of the key of each undo step. */
const VISIT = 7;

export const openGarden = (): Garden =>
  run((clock) => createActor(zenGardenMachine, { clock, input: { visit: VISIT } }));

export function beginGarden(): Garden {
  const garden = openGarden();
  garden.actor.send({ type: 'game.started' });
  garden.emitted.length = 0;
  return garden;
}

/** Returns a stroke through these points (px) at full depth. */
export const stroke = (
  points: readonly (readonly [x: number, y: number])[] = [
    [40, 60],
    [52, 60],
    [64, 61],
  ],
  pattern: RakePattern = 'straight',
  width = 800,
): Stroke => ({
  pattern,
  tines: 5,
  width,
  points: Int16Array.from(points.flatMap(([x, y]) => [x * UNITS_PER_PX, y * UNITS_PER_PX, FULL_DEPTH])),
});

let drags = 0;

/**
 * Rakes one stroke of a drag.
 * @param drag number of the drag; by default a new one
 */
export const rake = ({ actor }: Garden, seconds: number, made = stroke(), drag = ++drags): Stroke => {
  actor.send({ type: 'stroke.ended', stroke: made, seconds, drag });
  return made;
};

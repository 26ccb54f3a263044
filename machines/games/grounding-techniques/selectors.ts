/** What a screen, the mirror and the scene read from a snapshot. Selectors for React return primitives. */
import type { GroundingSnapshot } from './grounding-techniques.machine';
import { STEPS, stepAt, stonesOf, titleOf } from './steps';

export { STEPS, STONES, stepAt, stepOfStone, stonesOf, type TileColor } from './steps';

export const selectIsComplete = (snapshot: GroundingSnapshot): boolean => snapshot.matches('complete');
/** 0-4. */
export const selectStep = ({ context }: GroundingSnapshot): number => context.step;
/** Whether the response at hand is more than blanks. */
export const selectIsFilled = ({ context }: GroundingSnapshot): boolean =>
  context.filled[context.step] === true;
/** Which session this is, counted from 1. */
export const selectSession = ({ context }: GroundingSnapshot): number => context.session;
export const selectTaps = ({ context }: GroundingSnapshot): number => context.taps;

/** 20 for each response that is not empty. */
export const selectPercent = ({ context }: GroundingSnapshot): number =>
  (100 / STEPS.length) * context.filled.filter(Boolean).length;

/** How many stones of the step at hand have turned. */
export const selectFound = ({ context }: GroundingSnapshot): number =>
  stonesOf(context.step).filter((stone) => context.turned[stone]).length;

/** How many of all the stones have turned. */
export const selectPathLength = ({ context }: GroundingSnapshot): number =>
  context.turned.filter(Boolean).length;

/** A stone's name: its place in its step, counted from 1. */
export function stoneLabel({ context }: GroundingSnapshot, stone: number): string {
  const own = stonesOf(context.step);
  return `Stone ${own.indexOf(stone) + 1} of ${own.length}`;
}

/** The path in words. */
export function describePath(snapshot: GroundingSnapshot): string {
  const laid = selectPathLength(snapshot);
  if (laid === 0) return 'Your fifteen stones lie in the stream.';
  return laid === 1
    ? 'One stone of your path shows its color.'
    : `${laid} stones of your path show their colors.`;
}

/** What is worth saying aloud between two snapshots; undefined when nothing is. */
export function announce(before: GroundingSnapshot, after: GroundingSnapshot): string | undefined {
  if (selectIsComplete(after)) {
    return selectIsComplete(before) ? undefined : `Exercise complete. ${describePath(after)}`;
  }
  if (!after.hasTag('session')) return undefined;
  const { step } = after.context;
  if (!before.hasTag('session') || before.context.step !== step) {
    return `${titleOf(step)}. ${stepAt(step).instruction}`;
  }
  const found = selectFound(after);
  return found > selectFound(before) ? `${found} of ${stepAt(step).number} found.` : undefined;
}

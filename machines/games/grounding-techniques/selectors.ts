import type { GroundingSnapshot } from './grounding-techniques.machine';
import { filledIn, foundIn, STEPS, stepAt, stonesOf, titleOf } from './steps';

export { STEPS, STONES, stepAt, stepOfStone, stonesOf } from './steps';

export const selectIsComplete = (snapshot: GroundingSnapshot): boolean => snapshot.matches('complete');
/** 0-4. */
export const selectStep = ({ context }: GroundingSnapshot): number => context.step;
export const selectIsFilled = ({ context }: GroundingSnapshot): boolean =>
  filledIn(context)[context.step] === true;
export const selectHasText = ({ context }: GroundingSnapshot): boolean => context.typed.includes(true);
/** From 1. */
export const selectSession = ({ context }: GroundingSnapshot): number => context.session;

/** 20 for each filled response. */
export const selectPercent = ({ context }: GroundingSnapshot): number =>
  (100 / STEPS.length) * filledIn(context).filter(Boolean).length;

/** In the current step, or in `step` (0-4). */
export const selectFound = ({ context }: GroundingSnapshot, step = context.step): number =>
  foundIn(context.turned, step);

export const selectPathLength = ({ context }: GroundingSnapshot): number =>
  context.turned.filter(Boolean).length;

export function stoneLabel({ context }: GroundingSnapshot, stone: number): string {
  const own = stonesOf(context.step);
  return `Stone ${own.indexOf(stone) + 1} of ${own.length}`;
}

export function describePath(snapshot: GroundingSnapshot): string {
  const laid = selectPathLength(snapshot);
  if (laid === 0) return 'Your fifteen stones lie in the stream.';
  return laid === 1
    ? 'One stone of your path shows its color.'
    : `${laid} stones of your path show their colors.`;
}

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

import type { GroundingSnapshot } from './grounding-techniques.machine';
import { foundCountIn, GROUNDING_STEPS, isFilledByStep, stepAt, stepTitleOf, stonesOfStep } from './steps';

export { GROUNDING_STEPS, STONE_COUNT, stepAt, stepOfStone, stonesOfStep } from './steps';

export const selectIsComplete = (snapshot: GroundingSnapshot): boolean => snapshot.matches('complete');
/** 0-4. */
export const selectStepIndex = ({ context }: GroundingSnapshot): number => context.step;
export const selectIsStepFilled = ({ context }: GroundingSnapshot): boolean =>
  isFilledByStep(context)[context.step] === true;
export const selectHasTypedText = ({ context }: GroundingSnapshot): boolean => context.typed.includes(true);
/** From 1. */
export const selectSessionNumber = ({ context }: GroundingSnapshot): number => context.session;

/** 20 for each filled response. */
export const selectProgressPercent = ({ context }: GroundingSnapshot): number =>
  (100 / GROUNDING_STEPS.length) * isFilledByStep(context).filter(Boolean).length;

/** In the current step, or in `step` (0-4). */
export const selectFoundCount = ({ context }: GroundingSnapshot, step = context.step): number =>
  foundCountIn(context.turned, step);

export const selectTurnedStoneCount = ({ context }: GroundingSnapshot): number =>
  context.turned.filter(Boolean).length;

export function stoneLabel({ context }: GroundingSnapshot, stone: number): string {
  const own = stonesOfStep(context.step);
  return `Stone ${own.indexOf(stone) + 1} of ${own.length}`;
}

export function describePath(snapshot: GroundingSnapshot): string {
  const laid = selectTurnedStoneCount(snapshot);
  if (laid === 0) return 'Your fifteen stones lie in the stream.';
  return laid === 1
    ? 'One stone of your path shows its color.'
    : `${laid} stones of your path show their colors.`;
}

export function changeAnnouncement(before: GroundingSnapshot, after: GroundingSnapshot): string | undefined {
  if (selectIsComplete(after)) {
    return selectIsComplete(before) ? undefined : `Exercise complete. ${describePath(after)}`;
  }
  if (!after.hasTag('session')) return undefined;
  const { step } = after.context;
  if (!before.hasTag('session') || before.context.step !== step) {
    return `${stepTitleOf(step)}. ${stepAt(step).instruction}`;
  }
  const found = selectFoundCount(after);
  return found > selectFoundCount(before) ? `${found} of ${stepAt(step).number} found.` : undefined;
}

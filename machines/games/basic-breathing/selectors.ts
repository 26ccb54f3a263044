/** What the page, the mirror and the scene read from a snapshot. Selectors for React return primitives. */
import { durationMs, PHASES, type Phase } from '../../breath';
import { selectSaid as said, selectStage } from '../../breath-session';
import { type BasicBreathingSnapshot, BOX, CYCLES } from './basic-breathing.machine';

// What the engine needs to show a breath: it takes nothing else that runs from here.
export { isHold, LEAD_IN_MS, PHASES, partAt } from '../../breath';
export {
  lungsAt,
  selectCount,
  selectCycles,
  selectNext,
  selectStage,
  selectWord,
} from '../../breath-session';
export { CYCLES };

/** The phase that is breathed, or was when it was paused; null before and after a session. */
export function selectPhase(snapshot: BasicBreathingSnapshot): Phase | null {
  const stage = selectStage(snapshot);
  return stage === 'complete' ? null : (snapshot.context.breath?.phase ?? null);
}

/** Whole seconds that are left of the session; a pause goes back to the beginning of its breath. */
export function selectSecondsLeft(snapshot: BasicBreathingSnapshot): number {
  const { breath, cycles } = snapshot.context;
  const whole = durationMs(BOX, CYCLES) / 1000;
  if (selectStage(snapshot) === 'complete') return 0;
  if (breath === null) return whole;
  const sides = cycles * PHASES.length + PHASES.indexOf(breath.phase);
  return whole - sides * BOX.inhale - (breath.count - 1);
}

/** Said in the page itself: it must be heard where no canvas is. */
export const selectSaid = (snapshot: BasicBreathingSnapshot): string => said(snapshot, CYCLES);

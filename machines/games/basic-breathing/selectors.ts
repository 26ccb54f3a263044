/** Selectors for the page, the mirror and the scene. Selectors for React return primitives. */
import { durationMs, PHASES, type Phase } from '../../breath';
import { selectSaid as said, selectStage } from '../../breath-session';
import { type BasicBreathingSnapshot, BOX, CYCLES } from './basic-breathing.machine';

// Re-exports for the engine, which imports nothing else from this game's machine.
export { isHold, LEAD_IN_MS, PHASES, partAt } from '../../breath';
export {
  lungsAt,
  selectCount,
  selectCycle,
  selectNext,
  selectStage,
  selectWord,
} from '../../breath-session';
export { CYCLES };

/** The current or paused phase; null before and after a session. */
export function selectPhase(snapshot: BasicBreathingSnapshot): Phase | null {
  const stage = selectStage(snapshot);
  return stage === 'complete' ? null : (snapshot.context.breath?.phase ?? null);
}

/** Remaining whole seconds of the session. A pause returns to the start of its breath. */
export function selectSecondsLeft(snapshot: BasicBreathingSnapshot): number {
  const { breath, cycles } = snapshot.context;
  const whole = durationMs(BOX, CYCLES) / 1000;
  if (selectStage(snapshot) === 'complete') return 0;
  if (breath === null) return whole;
  const sides = cycles * PHASES.length + PHASES.indexOf(breath.phase);
  return whole - sides * BOX.inhale - (breath.count - 1);
}

/** Announced by the page, so that it works without a canvas. */
export const selectSaid = (snapshot: BasicBreathingSnapshot): string => said(snapshot, CYCLES);

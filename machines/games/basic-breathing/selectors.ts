import {
  BREATH_MINUTE_CHOICES,
  BREATHING_PHASES,
  type BreathingPhase,
  type BreathMinutes,
  cyclesMs,
} from '../../breath';
import { selectAnnouncement as announcementOf, selectSessionStage } from '../../breath-session';
import type { BasicBreathingSnapshot } from './basic-breathing.machine';
import { BOX_RHYTHM, cycleCountOf } from './options';

export { BREATHING_PHASES, isHold, LEAD_IN_MS, phaseProgressAt } from '../../breath';
export {
  lungFullnessAt,
  selectBreathWord,
  selectButtonAction,
  selectCountInPhase,
  selectCycleNumber,
  selectIsFollowingPerson,
  selectIsSessionRunning,
  selectSessionStage,
} from '../../breath-session';
export { isFollowed as selectIsFollowed } from './options';

export const selectMinutes = ({ context }: BasicBreathingSnapshot): BreathMinutes => context.options.minutes;

export const selectCycleCount = ({ context }: BasicBreathingSnapshot): number =>
  cycleCountOf(context.options);

/** Each with its number of breaths and its duration (ms). */
export const LENGTH_CHOICES = BREATH_MINUTE_CHOICES.map((minutes) => ({
  minutes,
  cycles: cycleCountOf({ minutes }),
  ms: cyclesMs(BOX_RHYTHM, cycleCountOf({ minutes })),
}));

/** Current or paused; null before and after a session. */
export function selectBreathingPhase(snapshot: BasicBreathingSnapshot): BreathingPhase | null {
  const stage = selectSessionStage(snapshot);
  return stage === 'complete' ? null : (snapshot.context.breath?.phase ?? null);
}

/** They rise after a pause, because the breath starts again. */
export function selectSecondsLeft(snapshot: BasicBreathingSnapshot): number {
  const { breath, cycles } = snapshot.context;
  const whole = cyclesMs(BOX_RHYTHM, selectCycleCount(snapshot)) / 1000;
  if (selectSessionStage(snapshot) === 'complete') return 0;
  if (breath === null) return whole;
  const sides = cycles * BREATHING_PHASES.length + BREATHING_PHASES.indexOf(breath.phase);
  return whole - sides * BOX_RHYTHM.inhale - (breath.count - 1);
}

/** The page makes the announcement even without a canvas. */
export const selectAnnouncement = (snapshot: BasicBreathingSnapshot): string =>
  announcementOf(snapshot, selectCycleCount(snapshot));

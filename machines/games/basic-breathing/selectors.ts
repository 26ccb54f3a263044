import { BREATH_MINUTES, type BreathMinutes, durationMs, PHASES, type Phase } from '../../breath';
import { selectAnnouncement as announcementOf, selectStage } from '../../breath-session';
import type { BasicBreathingSnapshot } from './basic-breathing.machine';
import { BOX, cyclesIn } from './options';

export { isHold, LEAD_IN_MS, PHASES, partAt } from '../../breath';
export {
  lungsAt,
  selectButtonAction,
  selectCount,
  selectCycle,
  selectIsFollowing,
  selectIsLed,
  selectStage,
  selectWord,
} from '../../breath-session';
export { isFollowed as selectIsFollowed } from './options';

export const selectMinutes = ({ context }: BasicBreathingSnapshot): BreathMinutes => context.options.minutes;

export const selectOfCycles = ({ context }: BasicBreathingSnapshot): number => cyclesIn(context.options);

/** Each with its number of breaths and its duration (ms). */
export const LENGTHS = BREATH_MINUTES.map((minutes) => ({
  minutes,
  cycles: cyclesIn({ minutes }),
  ms: durationMs(BOX, cyclesIn({ minutes })),
}));

/** Current or paused; null before and after a session. */
export function selectPhase(snapshot: BasicBreathingSnapshot): Phase | null {
  const stage = selectStage(snapshot);
  return stage === 'complete' ? null : (snapshot.context.breath?.phase ?? null);
}

/** They rise after a pause, because the breath starts again. */
export function selectSecondsLeft(snapshot: BasicBreathingSnapshot): number {
  const { breath, cycles } = snapshot.context;
  const whole = durationMs(BOX, selectOfCycles(snapshot)) / 1000;
  if (selectStage(snapshot) === 'complete') return 0;
  if (breath === null) return whole;
  const sides = cycles * PHASES.length + PHASES.indexOf(breath.phase);
  return whole - sides * BOX.inhale - (breath.count - 1);
}

/** The page makes the announcement even without a canvas. */
export const selectAnnouncement = (snapshot: BasicBreathingSnapshot): string =>
  announcementOf(snapshot, selectOfCycles(snapshot));

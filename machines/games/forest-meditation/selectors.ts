import { selectFollowText } from '../../breath-session';
import { type Light, lightAt, type Phase } from '../../light';
import type { ForestMeditationSnapshot } from './forest-meditation.machine';
import {
  isFollowed,
  type LengthOptions,
  type Minutes,
  OPTIONS,
  type RhythmSeconds,
  wholeMs,
} from './options';

export { isChanging, lightAt, phaseEndOf } from '../../light';

const PHASE_NAMES: Readonly<Record<Phase, string>> = { in: 'Breathe In', out: 'Breathe Out' };

export const selectLight = ({ context }: ForestMeditationSnapshot): Light => context.light;
export const selectPhase = ({ context }: ForestMeditationSnapshot): Phase => context.light.phase;
export const selectAuto = ({ context }: ForestMeditationSnapshot): boolean => context.options.auto;
/** The light learns the person's rhythm and leads it while Auto is off. */
export const selectFollows = ({ context }: ForestMeditationSnapshot): boolean => context.options.follow;
export const selectIsFollowed = ({ context }: ForestMeditationSnapshot): boolean =>
  isFollowed(context.options);
export const selectMinutes = ({ context }: ForestMeditationSnapshot): Minutes => context.options.minutes;
export const selectRhythm = ({ context }: ForestMeditationSnapshot): RhythmSeconds => context.options.rhythm;
export const selectHasClosedEyes = ({ context }: ForestMeditationSnapshot): boolean =>
  context.options.closedEyes;
export const selectIsFading = ({ context }: ForestMeditationSnapshot): boolean => context.isFading;
/** The time of the last session ran out. */
export const selectIsEnded = (snapshot: ForestMeditationSnapshot): boolean => snapshot.matches('ended');

/** With the duration of each with these choices, ms. 0 is open-ended. */
export const lengthsWith = (options: Omit<LengthOptions, 'minutes'>) =>
  OPTIONS.minutes.map((minutes) => ({ minutes, ms: wholeMs({ ...options, minutes }) }));

/** Session time at a clock time (ms), with the time before an interruption, ms. */
export const selectSat = ({ context: { sat, since } }: ForestMeditationSnapshot, now: number): number =>
  sat + (since === null ? 0 : Math.max(0, now - since));
export const selectIsSitting = (snapshot: ForestMeditationSnapshot): boolean =>
  snapshot.matches({ session: 'sitting' });

export function selectWord(snapshot: ForestMeditationSnapshot): string {
  if (snapshot.matches({ session: { sitting: 'leadingIn' } })) return 'Ready';
  if (selectIsFollowed(snapshot) && snapshot.context.own.inhaledAt === null) return 'Hold to breathe in';
  return PHASE_NAMES[selectPhase(snapshot)];
}

/** Strength of the light at a clock time (ms), 0-1. */
export const selectFullness = (snapshot: ForestMeditationSnapshot, now: number): number =>
  lightAt(snapshot.context.light, now);

export function announce(
  before: ForestMeditationSnapshot,
  after: ForestMeditationSnapshot,
): string | undefined {
  if (!selectIsSitting(after)) return undefined;
  const isNew = !selectIsSitting(before);
  if (selectIsFollowed(after)) {
    const words = selectFollowText(after.context);
    return isNew || words !== selectFollowText(before.context) ? words || undefined : undefined;
  }
  if (!selectAuto(after)) {
    return isNew || selectAuto(before)
      ? 'Hold Manual Breath to breathe in, and let go to breathe out. A key or a tap works too.'
      : undefined;
  }
  const isTurn = selectWord(before) !== selectWord(after) || !selectAuto(before);
  return isNew || isTurn ? selectWord(after) : undefined;
}

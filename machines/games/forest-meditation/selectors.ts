import { selectFollowText } from '../../breath-session';
import { type BreathLight, type LightPhase, lightStrengthAt } from '../../light';
import type { ForestMeditationSnapshot } from './forest-meditation.machine';
import {
  isFollowed,
  type LengthOptions,
  msToSessionEnd,
  OPTIONS,
  type RhythmSeconds,
  type SessionMinutes,
} from './options';

export { isLightChanging, lightPhaseEndTime, lightStrengthAt } from '../../light';

const PHASE_NAMES: Readonly<Record<LightPhase, string>> = { in: 'Breathe In', out: 'Breathe Out' };

export const selectBreathLight = ({ context }: ForestMeditationSnapshot): BreathLight => context.light;
export const selectLightPhase = ({ context }: ForestMeditationSnapshot): LightPhase => context.light.phase;
export const selectIsAuto = ({ context }: ForestMeditationSnapshot): boolean => context.options.auto;
/** The light learns the person's rhythm and leads it while Auto is off. */
export const selectIsFollowChosen = ({ context }: ForestMeditationSnapshot): boolean =>
  context.options.follow;
export const selectIsFollowed = ({ context }: ForestMeditationSnapshot): boolean =>
  isFollowed(context.options);
export const selectMinutes = ({ context }: ForestMeditationSnapshot): SessionMinutes =>
  context.options.minutes;
export const selectRhythmSeconds = ({ context }: ForestMeditationSnapshot): RhythmSeconds =>
  context.options.rhythm;
export const selectHasClosedEyes = ({ context }: ForestMeditationSnapshot): boolean =>
  context.options.closedEyes;
export const selectIsFading = ({ context }: ForestMeditationSnapshot): boolean => context.isFading;
/** The time of the last session ran out. */
export const selectIsTimeUp = (snapshot: ForestMeditationSnapshot): boolean => snapshot.matches('ended');

/** With the duration of each with these choices, ms. 0 is open-ended. */
export const lengthChoicesWith = (options: Omit<LengthOptions, 'minutes'>) =>
  OPTIONS.minutes.map((minutes) => ({ minutes, ms: msToSessionEnd({ ...options, minutes }) }));

/** Session time at a clock time (ms), with the time before an interruption, ms. */
export const selectElapsedMs = ({ context: { sat, since } }: ForestMeditationSnapshot, now: number): number =>
  sat + (since === null ? 0 : Math.max(0, now - since));
export const selectIsMeditating = (snapshot: ForestMeditationSnapshot): boolean =>
  snapshot.matches({ session: 'sitting' });

export function selectBreathWord(snapshot: ForestMeditationSnapshot): string {
  if (snapshot.matches({ session: { sitting: 'leadingIn' } })) return 'Ready';
  if (selectIsFollowed(snapshot) && snapshot.context.own.inhaledAt === null) return 'Hold to breathe in';
  return PHASE_NAMES[selectLightPhase(snapshot)];
}

/** Strength of the light at a clock time (ms), 0-1. */
export const selectLightStrength = (snapshot: ForestMeditationSnapshot, now: number): number =>
  lightStrengthAt(snapshot.context.light, now);

export function changeAnnouncement(
  before: ForestMeditationSnapshot,
  after: ForestMeditationSnapshot,
): string | undefined {
  if (!selectIsMeditating(after)) return undefined;
  const isNew = !selectIsMeditating(before);
  if (selectIsFollowed(after)) {
    const words = selectFollowText(after.context);
    return isNew || words !== selectFollowText(before.context) ? words || undefined : undefined;
  }
  if (!selectIsAuto(after)) {
    return isNew || selectIsAuto(before)
      ? 'Hold Manual Breath to breathe in, and let go to breathe out. A key or a tap works too.'
      : undefined;
  }
  const isTurn = selectBreathWord(before) !== selectBreathWord(after) || !selectIsAuto(before);
  return isNew || isTurn ? selectBreathWord(after) : undefined;
}

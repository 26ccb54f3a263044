/** What the intro, the part in play and the scene read from a snapshot. Selectors for React return primitives. */
import {
  COMPLETE_TEXT,
  FINAL_CUE,
  FINAL_INSTRUCTIONS,
  MUSCLE_GROUPS,
  type MuscleGroup,
} from './muscle-groups';
import { type Phase, type PhaseKind, plannedMs } from './plan';
import type { RelaxationSnapshot } from './progressive-relaxation.machine';

// What the engine needs to show a phase: it takes nothing else that runs from here.
export { MUSCLE_GROUPS } from './muscle-groups';
export type { Phase } from './plan';

/** `opening` waits for the first frame. */
export type Stage = 'ready' | 'opening' | PhaseKind | 'complete';

const PHASE_TITLES: Readonly<Record<PhaseKind, string>> = {
  tense: 'Tense Your Muscles',
  release: 'Release and Relax',
  rest: 'Final Relaxation',
};

/** The part of the body with this number. @throws RangeError when there is none (0-5) */
function groupAt(group: number): MuscleGroup {
  const found = MUSCLE_GROUPS[group];
  if (found === undefined) throw new RangeError(`There is no part of the body ${group}`);
  return found;
}

const STAGES = ['opening', 'tense', 'release', 'rest', 'complete'] as const satisfies Stage[];

export const selectStage = (snapshot: RelaxationSnapshot): Stage =>
  STAGES.find((stage) => snapshot.matches({ session: stage })) ?? 'ready';

/** The phase at hand; before and after a session its first and last. */
export const selectPhase = ({ context }: RelaxationSnapshot): Phase => context.phases[context.index] as Phase;

/** Which phase it is, from 0 through all rounds. */
export const selectIndex = ({ context }: RelaxationSnapshot): number => context.index;
const selectGroup = (snapshot: RelaxationSnapshot): number => selectPhase(snapshot).group;
export const selectRound = (snapshot: RelaxationSnapshot): number => selectPhase(snapshot).round;
export const selectRounds = ({ context }: RelaxationSnapshot): number =>
  (context.phases.at(-1)?.round ?? 0) + 1;
/** Clock time at which the phase began, ms; null before the first. */
export const selectSince = ({ context }: RelaxationSnapshot): number | null => context.since;

export const selectHasAudio = ({ context }: RelaxationSnapshot): boolean => context.options.audio;
export const selectHasLongerRest = ({ context }: RelaxationSnapshot): boolean => context.options.longerRest;
export const selectHasTwoRounds = ({ context }: RelaxationSnapshot): boolean => context.options.twoRounds;
/** How long a session would last as it is chosen now, s. */
export const selectChosenSeconds = ({ context }: RelaxationSnapshot): number =>
  plannedMs(context.options) / 1000;

/** Whether a session runs, or is about to. */
export const selectIsLed = (snapshot: RelaxationSnapshot): boolean =>
  snapshot.hasTag('session') && !snapshot.hasTag('finished');
export const selectIsComplete = (snapshot: RelaxationSnapshot): boolean =>
  selectStage(snapshot) === 'complete';
export const selectIsRest = (snapshot: RelaxationSnapshot): boolean => selectPhase(snapshot).kind === 'rest';

export const selectPhaseTitle = (snapshot: RelaxationSnapshot): string =>
  PHASE_TITLES[selectPhase(snapshot).kind];

/** 'Exercise 1 of 6: Hands and Arms'. */
export function selectExercise(snapshot: RelaxationSnapshot): string {
  const group = selectGroup(snapshot);
  return `Exercise ${group + 1} of ${MUSCLE_GROUPS.length}: ${groupAt(group).title}`;
}

/** The short words that stand large. */
export function selectCue(snapshot: RelaxationSnapshot): string {
  const { kind, group } = selectPhase(snapshot);
  return kind === 'rest' ? FINAL_CUE : groupAt(group)[kind];
}

/** What to do, in full. */
export function selectInstructions(snapshot: RelaxationSnapshot): string {
  const { kind, group } = selectPhase(snapshot);
  return kind === 'rest' ? FINAL_INSTRUCTIONS : groupAt(group).instructions;
}

/** What a voice says of the moment at hand, in one go; empty when it is silent. */
export function selectSpoken(snapshot: RelaxationSnapshot): string {
  const stage = selectStage(snapshot);
  if (!selectHasAudio(snapshot) || stage === 'ready' || stage === 'opening') return '';
  if (stage === 'complete') return COMPLETE_TEXT;
  return stage === 'rest' ? `${FINAL_CUE} ${FINAL_INSTRUCTIONS}` : selectCue(snapshot);
}

/** Whole seconds that are left of the phase. */
export const selectSecondsLeft = (snapshot: RelaxationSnapshot): number =>
  selectIsComplete(snapshot) ? 0 : selectPhase(snapshot).length / 1000 - snapshot.context.second;

/** What has passed of the session as planned, whole percent: what was skipped counts as passed. */
export function selectPercent(snapshot: RelaxationSnapshot): number {
  if (selectIsComplete(snapshot)) return 100;
  const { start } = selectPhase(snapshot);
  const last = snapshot.context.phases.at(-1) as Phase;
  return Math.floor((100 * (start + snapshot.context.second * 1000)) / (last.start + last.length));
}

/**
 * What is said of the moment at hand to those who do not see; it changes when something else is worth saying. Where the
 * app's own voice says the cue, this only tells where one is: two voices at once could not be followed.
 */
export function selectSaid(snapshot: RelaxationSnapshot): string {
  const stage = selectStage(snapshot);
  if (stage === 'ready' || stage === 'opening') return '';
  const hasVoice = selectHasAudio(snapshot);
  if (stage === 'complete') return hasVoice ? 'Session Complete.' : `Session Complete. ${COMPLETE_TEXT}`;
  const title = `${selectPhaseTitle(snapshot)}.`;
  const where = stage === 'tense' ? `${selectExercise(snapshot)}. ${title}` : title;
  if (hasVoice) return where;
  return stage === 'rest' ? `${where} ${FINAL_CUE} ${FINAL_INSTRUCTIONS}` : `${where} ${selectCue(snapshot)}`;
}

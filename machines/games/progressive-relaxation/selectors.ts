/** Selectors for the intro, the play screen and the scene. Selectors for React return primitives. */

import type { FigureName } from './figures';
import {
  COMPLETE_TEXT,
  FINAL_CUE,
  FINAL_INSTRUCTIONS,
  MUSCLE_GROUPS,
  type MuscleGroup,
} from './muscle-groups';
import { type Phase, type PhaseKind, plannedMs } from './plan';
import type { RelaxationSnapshot } from './progressive-relaxation.machine';

// Re-exports for the engine, which imports nothing else from this game's machine.
export { MUSCLE_GROUPS } from './muscle-groups';
export type { Phase } from './plan';

/** `opening` waits for the first frame. */
export type Stage = 'ready' | 'opening' | PhaseKind | 'complete';

const PHASE_TITLES: Readonly<Record<PhaseKind, string>> = {
  tense: 'Tense Your Muscles',
  release: 'Release and Relax',
  rest: 'Final Relaxation',
};

/** Returns the part of the body at an index. @throws RangeError when there is none (0-5) */
function groupAt(group: number): MuscleGroup {
  const found = MUSCLE_GROUPS[group];
  if (found === undefined) throw new RangeError(`There is no part of the body ${group}`);
  return found;
}

const STAGES = ['opening', 'tense', 'release', 'rest', 'complete'] as const satisfies Stage[];

export const selectStage = (snapshot: RelaxationSnapshot): Stage =>
  STAGES.find((stage) => snapshot.matches({ session: stage })) ?? 'ready';

/** The figure in the picture. */
export const selectFigure = ({ context }: RelaxationSnapshot): FigureName => context.figure;

/** The current phase; before and after a session its first and last. */
export const selectPhase = ({ context }: RelaxationSnapshot): Phase => context.phases[context.index] as Phase;

/** Index of the phase, from 0 across all rounds. */
export const selectIndex = ({ context }: RelaxationSnapshot): number => context.index;
const selectGroup = (snapshot: RelaxationSnapshot): number => selectPhase(snapshot).group;
export const selectRound = (snapshot: RelaxationSnapshot): number => selectPhase(snapshot).round;
export const selectRounds = ({ context }: RelaxationSnapshot): number =>
  (context.phases.at(-1)?.round ?? 0) + 1;
/** Clock time of the phase's start, ms; null before the first. */
export const selectSince = ({ context }: RelaxationSnapshot): number | null => context.since;

export const selectHasAudio = ({ context }: RelaxationSnapshot): boolean => context.options.audio;
export const selectHasLongerRest = ({ context }: RelaxationSnapshot): boolean => context.options.longerRest;
export const selectHasTwoRounds = ({ context }: RelaxationSnapshot): boolean => context.options.twoRounds;
/** Duration of a session with the chosen options, s. */
export const selectChosenSeconds = ({ context }: RelaxationSnapshot): number =>
  plannedMs(context.options) / 1000;

/** Whether a session is under way or about to start. */
export const selectIsLed = (snapshot: RelaxationSnapshot): boolean =>
  snapshot.hasTag('session') && !snapshot.hasTag('finished');
export const selectIsComplete = (snapshot: RelaxationSnapshot): boolean =>
  selectStage(snapshot) === 'complete';
export const selectIsRest = (snapshot: RelaxationSnapshot): boolean => selectPhase(snapshot).kind === 'rest';

export const selectPhaseTitle = (snapshot: RelaxationSnapshot): string =>
  PHASE_TITLES[selectPhase(snapshot).kind];

/** 'Exercise 1 of 6: Hands and Arms'; in the rest, which is no exercise, that all are done. */
export function selectExercise(snapshot: RelaxationSnapshot): string {
  if (selectIsRest(snapshot)) return `All ${MUSCLE_GROUPS.length} exercises done`;
  const group = selectGroup(snapshot);
  return `Exercise ${group + 1} of ${MUSCLE_GROUPS.length}: ${groupAt(group).title}`;
}

/** The short words in large text. */
export function selectCue(snapshot: RelaxationSnapshot): string {
  const { kind, group } = selectPhase(snapshot);
  return kind === 'rest' ? FINAL_CUE : groupAt(group)[kind];
}

/** The full instructions. */
export function selectInstructions(snapshot: RelaxationSnapshot): string {
  const { kind, group } = selectPhase(snapshot);
  return kind === 'rest' ? FINAL_INSTRUCTIONS : groupAt(group).instructions;
}

/** Text for the voice, spoken at once; empty for silence. */
export function selectSpoken(snapshot: RelaxationSnapshot): string {
  const stage = selectStage(snapshot);
  if (!selectHasAudio(snapshot) || stage === 'ready' || stage === 'opening') return '';
  if (stage === 'complete') return COMPLETE_TEXT;
  return stage === 'rest' ? `${FINAL_CUE} ${FINAL_INSTRUCTIONS}` : selectCue(snapshot);
}

/** Remaining whole seconds of the phase. */
export const selectSecondsLeft = (snapshot: RelaxationSnapshot): number =>
  selectIsComplete(snapshot) ? 0 : selectPhase(snapshot).length / 1000 - snapshot.context.second;

/** Progress of the planned session, whole percent. Skipped time counts as elapsed. */
export function selectPercent(snapshot: RelaxationSnapshot): number {
  if (selectIsComplete(snapshot)) return 100;
  const { start } = selectPhase(snapshot);
  const last = snapshot.context.phases.at(-1) as Phase;
  return Math.floor((100 * (start + snapshot.context.second * 1000)) / (last.start + last.length));
}

/**
 * Announcement for screen readers. It changes when there is something new to say. While the app's own voice speaks the
 * cue, the announcement only has the place, because two voices at once are unintelligible.
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

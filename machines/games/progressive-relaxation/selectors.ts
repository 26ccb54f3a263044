import { COMPLETE_TEXT, MUSCLE_GROUPS, type MuscleGroup } from './muscle-groups';
import { type SessionMinutes, SWITCHES_BY_LENGTH } from './options';
import { plannedMs, type RelaxationPhase, type RelaxationPhaseKind } from './plan';
import type { RelaxationSnapshot } from './progressive-relaxation.machine';

export { MUSCLE_GROUPS } from './muscle-groups';
export type { RelaxationPhase } from './plan';

/** In `opening` the session waits for its first frame. */
export type SessionStage = 'ready' | 'opening' | RelaxationPhaseKind | 'complete';

const PHASE_TITLES: Readonly<Record<RelaxationPhaseKind, string>> = {
  tense: 'Tense Your Muscles',
  notice: 'Notice How It Feels',
  release: 'Release and Relax',
  scan: 'Body Scan',
  rest: 'Final Relaxation',
};

/** @throws RangeError for an index outside 0-5 */
function groupAt(group: number): MuscleGroup {
  const found = MUSCLE_GROUPS[group];
  if (found === undefined) throw new RangeError(`There is no part of the body ${group}`);
  return found;
}

export function selectSessionStage(snapshot: RelaxationSnapshot): SessionStage {
  if (snapshot.matches('ready')) return 'ready';
  if (snapshot.matches({ session: 'leading' })) return selectRelaxationPhase(snapshot).kind;
  return snapshot.matches({ session: 'opening' }) ? 'opening' : 'complete';
}

export const selectHasClosedEyes = ({ context }: RelaxationSnapshot): boolean => context.options.closedEyes;

/** The first one before the first session, and the last played one after a session. */
export const selectRelaxationPhase = ({ context }: RelaxationSnapshot): RelaxationPhase =>
  context.phases[context.index] as RelaxationPhase;

export const selectRelaxationPhases = ({ context }: RelaxationSnapshot): readonly RelaxationPhase[] =>
  context.phases;

export const phaseTitleOf = (phase: RelaxationPhase | undefined): string =>
  phase === undefined || phase.kind === 'rest' ? PHASE_TITLES.rest : groupAt(phase.group).title;

/** From 0 across all rounds. */
export const selectPhaseIndex = ({ context }: RelaxationSnapshot): number => context.index;
const selectGroup = (snapshot: RelaxationSnapshot): number => selectRelaxationPhase(snapshot).group;
export const selectRoundIndex = (snapshot: RelaxationSnapshot): number =>
  selectRelaxationPhase(snapshot).round;
export const selectRoundCount = ({ context }: RelaxationSnapshot): number =>
  (context.phases.at(-1)?.round ?? 0) + 1;
/** Clock time of the phase's start, ms. Null before the first phase. */
export const selectPhaseStartTime = ({ context }: RelaxationSnapshot): number | null => context.since;

export const selectHasAudio = ({ context }: RelaxationSnapshot): boolean => context.options.audio;
export const selectHasLongerRest = ({ context }: RelaxationSnapshot): boolean => context.options.longerRest;
export const selectHasTwoRounds = ({ context }: RelaxationSnapshot): boolean => context.options.twoRounds;
export const selectIsReleaseOnly = ({ context }: RelaxationSnapshot): boolean => context.options.releaseOnly;
/** Null if the person has changed a switch that the length sets. */
export function selectLengthMinutes({ context: { options } }: RelaxationSnapshot): SessionMinutes | null {
  const { longerRest, twoRounds } = SWITCHES_BY_LENGTH[options.minutes];
  return options.longerRest === longerRest && options.twoRounds === twoRounds ? options.minutes : null;
}
export const selectHasBodyScan = ({ context }: RelaxationSnapshot): boolean => context.options.minutes > 0;
export const selectPlannedSeconds = ({ context }: RelaxationSnapshot): number =>
  plannedMs(context.options) / 1000;

export const selectIsSessionUnfinished = (snapshot: RelaxationSnapshot): boolean =>
  snapshot.hasTag('session') && !snapshot.hasTag('finished');
export const selectIsComplete = (snapshot: RelaxationSnapshot): boolean =>
  selectSessionStage(snapshot) === 'complete';
export const selectIsDim = (snapshot: RelaxationSnapshot): boolean =>
  selectHasClosedEyes(snapshot) && selectIsSessionUnfinished(snapshot);
export const selectIsRest = (snapshot: RelaxationSnapshot): boolean =>
  selectRelaxationPhase(snapshot).kind === 'rest';

export const selectPhaseTitle = (snapshot: RelaxationSnapshot): string =>
  PHASE_TITLES[selectRelaxationPhase(snapshot).kind];

/** 'Exercise 1 of 6: Hands and Arms'. A body scan and the final rest do not count as exercises. */
export function selectExerciseText(snapshot: RelaxationSnapshot): string {
  if (selectIsRest(snapshot)) return `All ${MUSCLE_GROUPS.length} exercises done`;
  const group = selectGroup(snapshot);
  if (selectRelaxationPhase(snapshot).kind === 'scan') return `At rest: ${groupAt(group).title}`;
  return `Exercise ${group + 1} of ${MUSCLE_GROUPS.length}: ${groupAt(group).title}`;
}

export const selectCueText = (snapshot: RelaxationSnapshot): string => selectRelaxationPhase(snapshot).cue;

export const selectInstructions = (snapshot: RelaxationSnapshot): string =>
  selectRelaxationPhase(snapshot).instructions;

/** Of a tense phase, for screen readers. Empty in all other phases. */
export function selectTenseInstructions(snapshot: RelaxationSnapshot): string {
  const { kind, group } = selectRelaxationPhase(snapshot);
  return kind === 'tense' ? groupAt(group).instructions : '';
}

/** For the voice. Empty if audio is off, and before the first phase. */
export function selectSpokenText(snapshot: RelaxationSnapshot): string {
  const stage = selectSessionStage(snapshot);
  if (!selectHasAudio(snapshot) || stage === 'ready' || stage === 'opening') return '';
  return stage === 'complete' ? COMPLETE_TEXT : selectRelaxationPhase(snapshot).spoken;
}

/** Between the sentences of {@link selectSpokenText}, ms. Null if they are spoken without pauses. */
export const selectSentencePauseMs = (snapshot: RelaxationSnapshot): number | null =>
  selectIsComplete(snapshot) ? null : selectRelaxationPhase(snapshot).pause;

export const selectSecondsLeft = (snapshot: RelaxationSnapshot): number =>
  selectIsComplete(snapshot) ? 0 : selectRelaxationPhase(snapshot).length / 1000 - snapshot.context.second;

/** Of the planned session, whole percent. Skipped time counts as elapsed. */
export function selectProgressPercent(snapshot: RelaxationSnapshot): number {
  if (selectIsComplete(snapshot)) return 100;
  const { start } = selectRelaxationPhase(snapshot);
  const last = snapshot.context.phases.at(-1) as RelaxationPhase;
  return Math.floor((100 * (start + snapshot.context.second * 1000)) / (last.start + last.length));
}

/**
 * While the app's own voice speaks the cue, the announcement contains only the position, because two simultaneous
 * voices are unintelligible.
 */
export function selectAnnouncement(snapshot: RelaxationSnapshot): string {
  const stage = selectSessionStage(snapshot);
  if (stage === 'ready' || stage === 'opening') return '';
  const hasVoice = selectHasAudio(snapshot);
  if (stage === 'complete') return hasVoice ? 'Session Complete.' : `Session Complete. ${COMPLETE_TEXT}`;
  const title = `${selectPhaseTitle(snapshot)}.`;
  const isNamed = stage === 'tense' || stage === 'notice' || stage === 'scan';
  const where = isNamed ? `${selectExerciseText(snapshot)}. ${title}` : title;
  return hasVoice ? where : `${where} ${selectRelaxationPhase(snapshot).spoken}`;
}

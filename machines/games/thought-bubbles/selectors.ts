/** What a screen, the mirror and the scene read from a snapshot. Selectors for React return primitives. */
import { type Answer, HURRY_SECONDS, ROUNDS, type Transformed } from './rules';
import type { ThoughtBubblesSnapshot } from './thought-bubbles.machine';
import { type Thought, thoughtAt } from './thoughts';

// What scene and screen need besides: they take nothing else that runs from here.
export { type Answer, FLIGHT_MS, JOIN_MS, ROUNDS } from './rules';
export { type Thought, thoughtAt } from './thoughts';

/** `flying`, `joined` and `rising` follow an answer. */
export type Phase = 'ready' | 'choosing' | 'writing' | 'flying' | 'joined' | 'rising' | 'complete';

export function selectPhase({ value }: ThoughtBubblesSnapshot): Phase {
  if (typeof value === 'string') return value;
  const { round } = value.playing;
  return typeof round === 'string' ? round : round.answered;
}

/** 1-5. */
export const selectRound = ({ context }: ThoughtBubblesSnapshot): number => context.round;
export const selectScore = ({ context }: ThoughtBubblesSnapshot): number => context.score;
export const selectSecondsLeft = ({ context }: ThoughtBubblesSnapshot): number => context.secondsLeft;
/** Whether so little time is left that it stands out. */
export const selectIsHurried = ({ context }: ThoughtBubblesSnapshot): boolean =>
  context.secondsLeft < HURRY_SECONDS;
/** The thought at hand, 0-9. */
export const selectThought = ({ context }: ThoughtBubblesSnapshot): number => context.thought;
/** Whether the thought itself was touched in this round. */
export const selectIsTouched = ({ context }: ThoughtBubblesSnapshot): boolean => context.touches > 0;
export const selectIsFilled = ({ context }: ThoughtBubblesSnapshot): boolean => context.isFilled;
export const selectIsHeld = ({ context }: ThoughtBubblesSnapshot): boolean => context.isHeld;
/** Which session this is, counted from 1. */
export const selectSession = ({ context }: ThoughtBubblesSnapshot): number => context.session;
/** The same list until another thought is answered. */
export const selectTransformed = ({ context }: ThoughtBubblesSnapshot): readonly Transformed[] =>
  context.transformed;

/** The answer that is on its way; undefined while there is none. */
export function selectChosen(snapshot: ThoughtBubblesSnapshot): Answer | undefined {
  const phase = selectPhase(snapshot);
  const isOnItsWay = phase === 'flying' || phase === 'joined' || phase === 'rising';
  return isOnItsWay ? snapshot.context.transformed.at(-1)?.answer : undefined;
}

const OWN_LABEL = 'Create my own positive thought';
export const GENTLE_LINE = "You don't have to push it away. Pick an answer when one fits.";
export const ASK = 'Choose a kinder thought to replace this one.';

/** A bubble of a round, in reading order. */
export interface Bubble {
  readonly id: BubbleId;
  readonly text: string;
}
export type BubbleId = 'thought' | 'answer-0' | 'answer-1' | 'answer-2' | 'own';

/** The bubble that an answer is on. */
export const bubbleOf = (answer: Answer): BubbleId => (answer === 'own' ? 'own' : `answer-${answer}`);

export function bubblesOf({ text, answers }: Thought): readonly Bubble[] {
  const [gentle, wider, step] = answers;
  return [
    { id: 'thought', text },
    { id: 'answer-0', text: gentle },
    { id: 'answer-1', text: wider },
    { id: 'answer-2', text: step },
    { id: 'own', text: OWN_LABEL },
  ];
}

/** What is worth saying aloud between two snapshots; undefined when nothing is. */
export function announce(before: ThoughtBubblesSnapshot, after: ThoughtBubblesSnapshot): string | undefined {
  const [was, is] = [selectPhase(before), selectPhase(after)];
  const { round, thought, touches, transformed, session } = after.context;
  if (is === 'complete') {
    if (was === 'complete') return undefined;
    const count = transformed.length;
    return `Exercise complete. ${count} ${count === 1 ? 'thought has' : 'thoughts have'} a kinder answer.`;
  }
  if (is === 'ready') return undefined;
  const isNew = round !== before.context.round || session !== before.context.session;
  if (isNew || was === 'ready') return `Round ${round} of ${ROUNDS}: ${thoughtAt(thought).text}. ${ASK}`;
  if (touches > before.context.touches) return GENTLE_LINE;
  const last = transformed.at(-1);
  if (is === 'flying' && was !== 'flying' && last) {
    return last.answer === 'own'
      ? 'Your own words take its place.'
      : `You chose: ${thoughtAt(last.thought).answers[last.answer]}`;
  }
  return undefined;
}

import { type AnswerChoice, HURRY_SECONDS, ROUND_COUNT, type TransformedThought } from './rules';
import type { ThoughtBubblesSnapshot } from './thought-bubbles.machine';
import { type Thought, thoughtAt } from './thoughts';

export { type AnswerChoice, FLIGHT_MS, JOIN_MS, ROUND_COUNT } from './rules';
export { type Thought, thoughtAt } from './thoughts';

/** `flying`, `joined` and `rising` follow in this order after an answer. */
export type GamePhase = 'ready' | 'choosing' | 'writing' | 'flying' | 'joined' | 'rising' | 'complete';

export function selectGamePhase({ value }: ThoughtBubblesSnapshot): GamePhase {
  if (typeof value === 'string') return value;
  const { round } = value.playing;
  return typeof round === 'string' ? round : round.answered;
}

/** 1-5; 0 before the first start. */
export const selectRoundNumber = ({ context }: ThoughtBubblesSnapshot): number => context.round;
export const selectScore = ({ context }: ThoughtBubblesSnapshot): number => context.score;
export const selectSecondsLeft = ({ context }: ThoughtBubblesSnapshot): number => context.secondsLeft;
export const selectIsTimeShort = ({ context }: ThoughtBubblesSnapshot): boolean =>
  context.secondsLeft < HURRY_SECONDS && !context.options.isUnlimited;
/** 0-9. */
export const selectThoughtIndex = ({ context }: ThoughtBubblesSnapshot): number => context.thought;
export const selectIsThoughtTouched = ({ context }: ThoughtBubblesSnapshot): boolean => context.touches > 0;
export const selectIsOwnAnswerFilled = ({ context }: ThoughtBubblesSnapshot): boolean => context.isFilled;
export const selectAreBubblesHeld = ({ context }: ThoughtBubblesSnapshot): boolean => context.options.isHeld;
export const selectIsTimeUnlimited = ({ context }: ThoughtBubblesSnapshot): boolean =>
  context.options.isUnlimited;
/** From 1. */
export const selectSessionNumber = ({ context }: ThoughtBubblesSnapshot): number => context.session;
export const selectTransformedThoughts = ({
  context,
}: ThoughtBubblesSnapshot): readonly TransformedThought[] => context.transformed;

export function selectChosenAnswer(snapshot: ThoughtBubblesSnapshot): AnswerChoice | undefined {
  const phase = selectGamePhase(snapshot);
  const isOnItsWay = phase === 'flying' || phase === 'joined' || phase === 'rising';
  return isOnItsWay ? snapshot.context.transformed.at(-1)?.answer : undefined;
}

const OWN_LABEL = 'Create my own positive thought';
export const GENTLE_LINE = "You don't have to push it away. Pick an answer when one fits.";
export const ANSWER_PROMPT = 'Choose a kinder thought to replace this one.';

export type BubbleId = 'thought' | 'answer-0' | 'answer-1' | 'answer-2' | 'own';

export interface Bubble {
  readonly id: BubbleId;
  /** Center in a wide field, in percent of the field's width and height. */
  readonly x: number;
  readonly y: number;
  /** Diameter relative to the other bubbles. */
  readonly size: number;
  readonly text: string;
  readonly isNegative: boolean;
}

/** In reading order. */
export const BUBBLES = [
  { id: 'thought', x: 50, y: 31, size: 120, isNegative: true },
  { id: 'answer-0', x: 18.5, y: 36, size: 100, isNegative: false },
  { id: 'answer-1', x: 80.5, y: 33, size: 100, isNegative: false },
  { id: 'answer-2', x: 31, y: 77, size: 100, isNegative: false },
  { id: 'own', x: 70, y: 74, size: 80, isNegative: false },
] as const satisfies readonly Omit<Bubble, 'text'>[];

export const bubbleIdOf = (answer: AnswerChoice): BubbleId => (answer === 'own' ? 'own' : `answer-${answer}`);

export function bubblesOf({ text, answers }: Thought): readonly Bubble[] {
  const texts = [text, ...answers, OWN_LABEL] as const;
  return BUBBLES.map((bubble, place) => ({ ...bubble, text: texts[place] as string }));
}

export function changeAnnouncement(
  before: ThoughtBubblesSnapshot,
  after: ThoughtBubblesSnapshot,
): string | undefined {
  const [was, is] = [selectGamePhase(before), selectGamePhase(after)];
  const { round, thought, touches, transformed, session } = after.context;
  if (is === 'complete') {
    if (was === 'complete') return undefined;
    const count = transformed.length;
    return `Exercise complete. ${count} ${count === 1 ? 'thought has' : 'thoughts have'} a kinder answer.`;
  }
  if (is === 'ready') return undefined;
  const isNew = round !== before.context.round || session !== before.context.session;
  if (isNew || was === 'ready')
    return `Round ${round} of ${ROUND_COUNT}: ${thoughtAt(thought).text}. ${ANSWER_PROMPT}`;
  if (touches > before.context.touches) return GENTLE_LINE;
  const last = transformed.at(-1);
  if (is === 'flying' && was !== 'flying' && last) {
    return last.answer === 'own'
      ? 'Your own words take its place.'
      : `You chose: ${thoughtAt(last.thought).answers[last.answer]}`;
  }
  return undefined;
}

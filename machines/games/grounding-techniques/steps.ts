/** The five steps of the 5-4-3-2-1 exercise, and their stones in the stream. */
import { capitalize } from '../../../domain/text';

type TileColor = 'clay' | 'pollen' | 'fern' | 'tarn' | 'heather';

export interface GroundingStep {
  readonly number: number;
  /** The verb that follows 'things you can' in the title. */
  readonly sense: 'see' | 'touch' | 'hear' | 'smell' | 'taste';
  readonly instruction: string;
  readonly hint: string;
  readonly color: TileColor;
}

export const GROUNDING_STEPS: readonly GroundingStep[] = [
  {
    number: 5,
    sense: 'see',
    instruction: 'Look around slowly. Name five things you can see. Small and plain things count.',
    hint: 'Find five different colors, or five edges.',
    color: 'clay',
  },
  {
    number: 4,
    sense: 'touch',
    instruction: 'Notice four things you can feel: your clothes, the chair, the air, the ground.',
    hint: 'Press your fingertips together and notice each one.',
    color: 'pollen',
  },
  {
    number: 3,
    sense: 'hear',
    instruction: 'Listen for three sounds, near or far. Quiet ones count.',
    hint: 'Tap the table, or hear your own breath.',
    color: 'fern',
  },
  {
    number: 2,
    sense: 'smell',
    instruction: 'Find two things you can smell. Your sleeve or your hands are fine.',
    hint: 'Think of two smells you like.',
    color: 'tarn',
  },
  {
    number: 1,
    sense: 'taste',
    instruction: 'Notice one thing you can taste. A sip of water works well.',
    hint: 'Think of one taste you enjoy.',
    color: 'heather',
  },
];

/** Counted from 0 across the steps. */
export const STONE_COUNT: number = GROUNDING_STEPS.reduce((sum, { number }) => sum + number, 0);

/** @throws RangeError for a number outside 0-4 */
export function stepAt(step: number): GroundingStep {
  const found = GROUNDING_STEPS[step];
  if (found === undefined) throw new RangeError(`Grounding has no step ${step}`);
  return found;
}

export function stonesOfStep(step: number): readonly number[] {
  const { number } = stepAt(step);
  const first = GROUNDING_STEPS.slice(0, step).reduce((sum, before) => sum + before.number, 0);
  return Array.from({ length: number }, (_, index) => first + index);
}

/** 0-4, for a stone of 0-14. */
export const stepOfStone = (stone: number): number =>
  GROUNDING_STEPS.findIndex((_, step) => stonesOfStep(step).includes(stone));

export const foundCountIn = (turned: readonly boolean[], step: number): number =>
  stonesOfStep(step).filter((stone) => turned[stone]).length;

interface Responses {
  readonly typed: readonly boolean[];
  readonly turned: readonly boolean[];
}

/** For each step, whether it has typed text or a turned stone. */
export const isFilledByStep = ({ typed, turned }: Responses): readonly boolean[] =>
  GROUNDING_STEPS.map((_, step) => typed[step] === true || foundCountIn(turned, step) > 0);

const things = ({ number, sense }: GroundingStep): string =>
  `${number} ${number === 1 ? 'thing' : 'things'} you can ${sense}`;

/** 'Step 1: Name 5 things you can see'. */
export const stepTitleOf = (step: number): string => `Step ${step + 1}: Name ${things(stepAt(step))}`;

export const stepPlaceholderOf = (step: number): string => `Enter ${things(stepAt(step))}...`;

export const senseLabelOf = ({ sense }: GroundingStep): string => capitalize(sense);

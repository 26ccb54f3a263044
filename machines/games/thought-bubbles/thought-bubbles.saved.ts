/** Never contains words of the person. */
import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { seedSchema, wholeNumberSchema } from '../../schemas';
import type { Options } from './options';
import { ANSWER_CHOICES, answerPointsOf, pickThought, ROUND_COUNT, SESSION_SECONDS } from './rules';
import { THOUGHTS } from './thoughts';

const thought = wholeNumberSchema(0, THOUGHTS.length - 1);

export const savedSessionSchema = z
  .object({
    seed: seedSchema,
    /** Of the round that is resumed, 0-9. */
    thought,
    transformed: z.readonly(
      z.array(z.object({ thought, answer: z.literal(ANSWER_CHOICES) })).check(z.maxLength(ROUND_COUNT - 1)),
    ),
    score: z.int(),
    /** 0 only without a limit. */
    secondsLeft: wholeNumberSchema(0, SESSION_SECONDS),
  })
  .check(
    z.refine(({ thought, transformed, score }) => {
      const thoughts = [...transformed.map((done) => done.thought), thought];
      if (new Set(thoughts).size < thoughts.length) return false;
      return score === transformed.reduce((sum, { answer }) => sum + answerPointsOf(answer), 0);
    }),
  );
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

/** Nothing if all rounds are answered, or if a limited time is up. After an answer, the thought of the next round. */
export function sessionToSave(
  context: SavedSession & { readonly options: Options },
): SavedSession | undefined {
  const { transformed, score, secondsLeft, options } = context;
  if (transformed.length === ROUND_COUNT || (secondsLeft === 0 && !options.isUnlimited)) return undefined;
  const isAnswered = transformed.at(-1)?.thought === context.thought;
  const [thought, seed] = isAnswered
    ? pickThought(transformed, context.seed)
    : [context.thought, context.seed];
  return { seed, thought, transformed, score, secondsLeft };
}

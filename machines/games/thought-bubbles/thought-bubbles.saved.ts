/** Never contains words of the person. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { seed, whole } from '../../schemas';
import type { Options } from './options';
import { ANSWERS, drawThought, pointsOf, ROUNDS, SESSION_SECONDS } from './rules';
import { THOUGHTS } from './thoughts';

const thought = whole(0, THOUGHTS.length - 1);

export const savedSession = z
  .object({
    seed,
    /** Of the round that is resumed, 0-9. */
    thought,
    transformed: z.readonly(
      z.array(z.object({ thought, answer: z.literal(ANSWERS) })).check(z.maxLength(ROUNDS - 1)),
    ),
    score: z.int(),
    /** 0 only without a limit. */
    secondsLeft: whole(0, SESSION_SECONDS),
  })
  .check(
    z.refine(({ thought, transformed, score }) => {
      const thoughts = [...transformed.map((done) => done.thought), thought];
      if (new Set(thoughts).size < thoughts.length) return false;
      return score === transformed.reduce((sum, { answer }) => sum + pointsOf(answer), 0);
    }),
  );
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

/** Nothing if all rounds are answered, or if a limited time is up. After an answer, the thought of the next round. */
export function save(context: SavedSession & { readonly options: Options }): SavedSession | undefined {
  const { transformed, score, secondsLeft, options } = context;
  if (transformed.length === ROUNDS || (secondsLeft === 0 && !options.isUnlimited)) return undefined;
  const isAnswered = transformed.at(-1)?.thought === context.thought;
  const [thought, seed] = isAnswered
    ? drawThought(transformed, context.seed)
    : [context.thought, context.seed];
  return { seed, thought, transformed, score, secondsLeft };
}

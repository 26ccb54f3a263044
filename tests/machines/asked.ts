/** An actor of a machine that asks somebody, who answers when the test says so. */
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

export interface Asked<TOutput, TInput> {
  readonly logic: PromiseActorLogic<TOutput, TInput>;
  /** What it was asked, in order. */
  readonly inputs: TInput[];
  /** Answers the last question, and lets everybody hear of it. */
  answer(output: TOutput): Promise<void>;
  /** Fails the last question, and lets everybody hear of it. */
  fail(error?: unknown): Promise<void>;
}

/** Lets everybody hear of promises that have settled. */
export const heard = () => new Promise<void>((resolve) => setImmediate(resolve));

export function asked<TOutput, TInput extends NonReducibleUnknown = NonReducibleUnknown>(): Asked<
  TOutput,
  TInput
> {
  const inputs: TInput[] = [];
  const open: { resolve: (output: TOutput) => void; reject: (error: unknown) => void }[] = [];
  const logic = fromPromise<TOutput, TInput>(({ input }) => {
    inputs.push(input);
    return new Promise((resolve, reject) => open.push({ resolve, reject }));
  });
  return {
    logic,
    inputs,
    answer: (output) => {
      open.at(-1)?.resolve(output);
      return heard();
    },
    fail: (error = new Error('Nobody answered')) => {
      open.at(-1)?.reject(error);
      return heard();
    },
  };
}

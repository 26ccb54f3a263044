/** A promise actor that the test settles. */
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

export interface Asked<TOutput, TInput> {
  readonly logic: PromiseActorLogic<TOutput, TInput>;
  /** Inputs of all calls, in order. */
  readonly inputs: TInput[];
  /** Resolves the last call, and runs its callbacks. */
  answer(output: TOutput): Promise<void>;
  /** Rejects the last call, and runs its callbacks. */
  fail(error?: unknown): Promise<void>;
}

/** Runs the callbacks of settled promises. */
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

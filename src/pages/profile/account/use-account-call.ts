import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { isSessionOver, messageFor } from '../../../data/account';
import { RequestError } from '../../../data/request';
import { useServices } from '../../../services/context';

/** Why something about the account did not work, in words. */
export interface Trouble {
  readonly words: string;
  /** The server's HTTP status; undefined without an answer. */
  readonly status: number | undefined;
}

/** A call about the account, one at a time. {@link troubleOf} says why it failed. */
export function useAccountCall<TInput = void>(
  call: (input: TInput) => Promise<unknown>,
): UseMutationResult<unknown, Error, TInput> {
  const { account } = useServices();
  return useMutation({
    mutationFn: call,
    onError: (error) => {
      if (isSessionOver(error)) account.send({ type: 'server.said', user: null });
    },
  });
}

/** Why a call failed; undefined when it did not. */
export const troubleOf = ({ error }: { error: Error | null }): Trouble | undefined =>
  error === null
    ? undefined
    : { words: messageFor(error), status: error instanceof RequestError ? error.status : undefined };

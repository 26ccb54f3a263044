import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { isSessionOver, messageFor } from '../../../data/account';
import { RequestError } from '../../../data/request';
import { useServices } from '../../../services/context';

/** Why something about the account did not work, in words. */
export interface Trouble {
  readonly words: string;
  /** What the server answered; undefined when nobody did. */
  readonly status: number | undefined;
}

/** A call about the account: one at a time. What stands in the way is told by {@link troubleOf}. */
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

/** What stood in the way of a call; undefined when nothing did. */
export const troubleOf = ({ error }: { error: Error | null }): Trouble | undefined =>
  error === null
    ? undefined
    : { words: messageFor(error), status: error instanceof RequestError ? error.status : undefined };

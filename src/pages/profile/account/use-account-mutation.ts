import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { isUnauthorizedError, messageFor } from '../../../data/account';
import { RequestError } from '../../../data/request';
import type { AccountActor } from '../../../services/account';
import { useServices } from '../../../services/context';

export interface CallFailure {
  readonly words: string;
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
}

/** If the session has ended, the person becomes a guest on this device. {@link failureOf} gives a failure's reason. */
export function useAccountMutation<TInput = void>(
  call: (input: TInput) => Promise<unknown>,
): UseMutationResult<unknown, Error, TInput> {
  const { account } = useServices();
  return useMutation({
    mutationFn: call,
    onError: (error) => signOutIfUnauthorized(account, error),
  });
}

export function signOutIfUnauthorized(account: AccountActor, error: Error): void {
  if (isUnauthorizedError(error)) account.send({ type: 'server.answered', user: null });
}

export const failureOf = ({ error }: { error: Error | null }): CallFailure | undefined =>
  error === null
    ? undefined
    : { words: messageFor(error), status: error instanceof RequestError ? error.status : undefined };

import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { isSessionOver, messageFor } from '../../../data/account';
import { RequestError } from '../../../data/request';
import type { AccountActor } from '../../../services/account';
import { useServices } from '../../../services/context';

/** Failure of an account request, in words. */
export interface CallFailure {
  readonly words: string;
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
}

/**
 * Sends account requests. {@link failureOf} returns the reason for a failure. If the session has ended, the person
 * becomes a guest on this device.
 */
export function useAccountCall<TInput = void>(
  call: (input: TInput) => Promise<unknown>,
): UseMutationResult<unknown, Error, TInput> {
  const { account } = useServices();
  return useMutation({
    mutationFn: call,
    onError: (error) => endIfOver(account, error),
  });
}

/** Makes the person a guest on this device if the error means that the session has ended. */
export function endIfOver(account: AccountActor, error: Error): void {
  if (isSessionOver(error)) account.send({ type: 'server.answered', user: null });
}

/** Returns the reason for a failure; undefined if there was none. */
export const failureOf = ({ error }: { error: Error | null }): CallFailure | undefined =>
  error === null
    ? undefined
    : { words: messageFor(error), status: error instanceof RequestError ? error.status : undefined };

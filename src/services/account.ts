/** The actor that knows the signed-in user. `follow-account.ts` starts it. */
import type { QueryClient } from '@tanstack/react-query';
import { type Actor, type ActorOptions, createActor, fromPromise } from 'xstate';
import { accountMachine, type JournalTask } from '../../machines/app/account.machine';
import type { JournalRecorder } from '../device/journal-recorder';
import { storedUser } from '../device/values';

export type AccountActor = Actor<typeof accountMachine>;

export const loadJournalTask = () => import('./journal-task');

/** Creates the actor, which sends no request before it starts. */
export const createAccountActor = (
  recorder: JournalRecorder,
  queryClient: QueryClient,
  onUnsavedCodes: () => void,
  watched: Pick<ActorOptions<typeof accountMachine>, 'inspect'> = {},
): AccountActor =>
  createActor(
    accountMachine.provide({
      actors: {
        askServer: fromPromise(async () =>
          (await import('../data/current-user')).fetchCurrentUser(queryClient, onUnsavedCodes),
        ),
        settleJournal: fromPromise<void, JournalTask>(async ({ input }) =>
          (await loadJournalTask()).runJournalTask(recorder, input),
        ),
      },
    }),
    { ...watched, input: { user: storedUser.value } },
  );

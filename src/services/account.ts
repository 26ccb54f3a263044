/** Who is signed in: the one actor that knows. `follow-account.ts` starts it. */
import { type Actor, createActor, fromPromise } from 'xstate';
import { accountMachine, type JournalTask } from '../../machines/app/account.machine';
import { fetchCurrentUser } from '../data/current-user';
import type { Recorder } from '../device/recorder';
import { keptUser } from '../device/stored-values';

export type AccountActor = Actor<typeof accountMachine>;

export const loadJournalTask = () => import('./journal-task');

/** Creates the actor. It sends no request before it is started. */
export const createAccount = (recorder: Recorder): AccountActor =>
  createActor(
    accountMachine.provide({
      actors: {
        askServer: fromPromise(fetchCurrentUser),
        settleJournal: fromPromise<void, JournalTask>(async ({ input }) =>
          (await loadJournalTask()).settleJournal(recorder, input),
        ),
      },
    }),
    { input: { user: keptUser.value } },
  );

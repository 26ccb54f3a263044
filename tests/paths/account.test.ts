import { expect, test } from 'vitest';
import type { CurrentUser } from '../../domain/contract';
import { type AccountEvent, accountMachine, type JournalTask } from '../../machines/app/account.machine';
import { asked } from '../machines/asked';
import { everyWay } from './every-way';

const ROWAN: CurrentUser = { username: 'rowan', sync: true };
const UNSYNCED: CurrentUser = { username: 'rowan', sync: false };
const WILLOW: CurrentUser = { username: 'willow', sync: false };

const EVENTS: readonly AccountEvent[] = [
  ...[ROWAN, UNSYNCED, WILLOW, null].flatMap((user): AccountEvent[] => [
    { type: 'user.changed', user },
    { type: 'server.answered', user },
  ]),
  { type: 'signed.out', journal: 'stays' },
  { type: 'signed.out', journal: 'goes' },
  { type: 'account.deleted', journal: 'stays' },
  { type: 'account.deleted', journal: 'goes' },
  { type: 'copy.deleted' },
  { type: 'network.returned' },
];

test('every state and transition of the account is reached, and every path can be replayed', async () => {
  const server = asked<CurrentUser | null>();
  const journal = asked<void, JournalTask>();
  const machine = accountMachine.provide({
    actors: { askServer: server.logic, settleJournal: journal.logic },
  });
  // Only one of the two actors is pending at a time, so the last call receives the answer.
  const ways = await everyWay(machine, {
    inputs: [{ user: null }, { user: ROWAN }, { user: UNSYNCED }],
    events: () => EVENTS,
    outputs: { askServer: [ROWAN, UNSYNCED, WILLOW, null] },
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
    settle: async (how, output) => {
      await (how === 'done' ? server.answer(output as CurrentUser | null) : server.fail());
      await (how === 'done' ? journal.answer() : journal.fail());
    },
  });
  for (const { state } of ways.flatMap(({ path }) => path.steps)) {
    // Invariant: the context has a task only while the machine performs it.
    expect(state.context.task !== null).toBe(state.matches('settling'));
  }
});

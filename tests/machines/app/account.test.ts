import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CurrentUser } from '../../../domain/contract';
import {
  type AccountEvent,
  accountMachine,
  type JournalTask,
  selectUser,
} from '../../../machines/app/account.machine';
import { asked } from '../asked';
import { run } from '../run';

const ROWAN: CurrentUser = { username: 'rowan', sync: true };
const UNSYNCED: CurrentUser = { username: 'rowan', sync: false };
const WILLOW: CurrentUser = { username: 'willow', sync: true };

/**
 * Starts the account machine of a device whose last user was `user`. The test controls the server and the journal that
 * the machine calls.
 */
function open(user: CurrentUser | null = ROWAN) {
  const server = asked<CurrentUser | null>();
  const journal = asked<void, JournalTask>();
  const machine = accountMachine.provide({
    actors: { askServer: server.logic, settleJournal: journal.logic },
  });
  const running = run((clock) => createActor(machine, { input: { user }, clock }));
  const now = () => running.actor.getSnapshot();
  return {
    ...running,
    now,
    server,
    journal,
    user: () => selectUser(now()),
    told: () => running.emitted.splice(0).map(({ type }) => type),
    happens: (...events: readonly AccountEvent[]) => {
      for (const event of events) running.actor.send(event);
    },
  };
}

describe('at the start', () => {
  test('a guest is unknown until the server answers, and a signed-in user is shown immediately', async () => {
    const guest = open(null);
    expect(guest.user()).toBeUndefined();
    await guest.server.answer(null);
    expect(guest.user()).toBeNull();
    expect(guest.told()).toEqual([]);
    expect(open().user()).toEqual(ROWAN);
  });

  test('without an answer the user stays, and the server is asked again when the network returns', async () => {
    const { server, user, happens, told } = open();
    await server.fail();
    expect(user()).toEqual(ROWAN);
    happens({ type: 'network.returned' });
    expect(server.inputs).toHaveLength(2);
    await server.answer(null);
    expect(user()).toBeNull();
    expect(told()).toEqual(['session.ended']);
    happens({ type: 'network.returned' });
    expect(server.inputs).toHaveLength(2);
  });

  test('an answer that arrives after a sign-in is ignored', async () => {
    const { server, user, happens, told } = open(null);
    happens({ type: 'user.changed', user: WILLOW });
    await server.answer(null);
    expect(user()).toEqual(WILLOW);
    expect(told()).toEqual([]);
  });
});

describe("the server's answer", () => {
  test('with another user changes the user, and an ended session is reported to the person', () => {
    const { user, happens, told } = open();
    happens({ type: 'server.answered', user: WILLOW });
    expect(user()).toEqual(WILLOW);
    expect(told()).toEqual([]);
    happens({ type: 'server.answered', user: null });
    expect(user()).toBeNull();
    happens({ type: 'server.answered', user: null });
    expect(told()).toEqual(['session.ended']);
  });

  test('that another device turned sync off unlinks the journal, and the person is told', async () => {
    const { user, happens, told, journal, now } = open();
    happens({ type: 'server.answered', user: UNSYNCED });
    expect(user()).toEqual(UNSYNCED);
    expect(journal.inputs).toEqual([{ person: 'rowan', act: 'unlink' }]);
    expect(told()).toEqual(['sync.ended']);
    await journal.answer();
    expect(now().context.task).toBeNull();
    expect(now().matches('known')).toBe(true);
  });

  test.each([
    ['another user without sync', ROWAN, { ...WILLOW, sync: false }],
    ['the same user who had no sync', UNSYNCED, UNSYNCED],
    ['the same user who turned sync on', UNSYNCED, ROWAN],
  ])('of %s unlinks nothing', (_, before, after) => {
    const { happens, told, journal, user } = open(before);
    happens({ type: 'server.answered', user: after });
    expect(user()).toEqual(after);
    expect(journal.inputs).toEqual([]);
    expect(told()).toEqual([]);
  });
});

describe('a sign-out', () => {
  test('leaves the journal on the device', () => {
    const { user, happens, journal } = open();
    happens({ type: 'signed.out', journal: 'stays' });
    expect(user()).toBeNull();
    expect(journal.inputs).toEqual([]);
  });

  test('with its journal removes that person’s entries', async () => {
    const { user, happens, journal, now } = open();
    happens({ type: 'signed.out', journal: 'goes' });
    expect(user()).toBeNull();
    expect(journal.inputs).toEqual([{ person: 'rowan', act: 'remove' }]);
    await journal.answer();
    expect(now().context).toEqual({ user: null, task: null });
  });
});

test.each([
  ['stays', 'hand-over'],
  ['goes', 'remove'],
] as const)('a deleted account whose journal %s: %s', (journal_, act) => {
  const { user, happens, journal } = open();
  happens({ type: 'account.deleted', journal: journal_ });
  expect(user()).toBeNull();
  expect(journal.inputs).toEqual([{ person: 'rowan', act }]);
});

test('a deleted copy turns sync off for a user, and changes nothing for a guest', () => {
  const { user, happens, journal, told } = open();
  happens({ type: 'copy.deleted' });
  expect(user()).toEqual(UNSYNCED);
  expect(journal.inputs).toEqual([{ person: 'rowan', act: 'unlink' }]);
  expect(told()).toEqual([]);
  const guest = open(null);
  guest.happens({ type: 'copy.deleted' });
  expect(guest.journal.inputs).toEqual([]);
});

describe('while the journal changes', () => {
  /** Returns an account whose user has deleted the server's copy of the journal. The task `unlink` is pending. */
  function settling() {
    const account = open();
    account.happens({ type: 'copy.deleted' });
    return account;
  }

  test('a sign-in of another user interrupts nothing', async () => {
    const { user, happens, now, journal } = settling();
    happens({ type: 'user.changed', user: WILLOW });
    expect(user()).toEqual(WILLOW);
    happens({ type: 'server.answered', user: ROWAN });
    expect(user()).toEqual(ROWAN);
    expect(now().matches('settling')).toBe(true);
    expect(journal.inputs).toHaveLength(1);
  });

  test('the person learns once that the session ended', () => {
    const { user, happens, now, told } = settling();
    happens({ type: 'server.answered', user: null }, { type: 'server.answered', user: null });
    expect(user()).toBeNull();
    expect(now().matches('settling')).toBe(true);
    expect(told()).toEqual(['session.ended']);
  });

  test('a sign-out keeps the journal, or removes it after the current task', () => {
    const stays = settling();
    stays.happens({ type: 'signed.out', journal: 'stays' });
    expect(stays.user()).toBeNull();
    expect(stays.journal.inputs).toHaveLength(1);
    expect(stays.now().matches('settling')).toBe(true);
    const goes = settling();
    goes.happens({ type: 'signed.out', journal: 'goes' });
    expect(goes.user()).toBeNull();
    expect(goes.journal.inputs.at(-1)).toEqual({ person: 'rowan', act: 'remove' });
  });

  test('a failure is reported with the task that failed', async () => {
    const { journal, emitted, now } = settling();
    await journal.fail();
    expect(emitted).toEqual([{ type: 'journal.failed', task: { person: 'rowan', act: 'unlink' } }]);
    expect(now().matches('known')).toBe(true);
    expect(now().context.task).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type FormRefusal,
  FormRefusedError,
  type SignInAnswers,
  type SignInEvent,
  type SignInMode,
  selectIsBusy,
  selectIsJoinQuestionAsked,
  selectIsSyncQuestionAsked,
  selectJoinAnswer,
  selectRefusal,
  selectSignInStep,
  selectSyncAnswer,
  signInMachine,
  UNANSWERED_REFUSAL,
} from '../../../machines/app/sign-in.machine';
import { asked } from '../asked';
import { run } from '../run';

const WRONG: FormRefusal = { field: 'password', message: 'That name and password do not belong together.' };

/** Returns a sign-in whose server and journal the test controls. */
function open() {
  const server = asked<{ sync: boolean }, { mode: SignInMode }>();
  const journal = asked<boolean>();
  const settling = asked<void, SignInAnswers>();
  const machine = signInMachine.provide({
    actors: { enter: server.logic, findGuestEntries: journal.logic, settle: settling.logic },
  });
  const { actor } = run((clock) => createActor(machine, { clock }));
  const send = (...events: SignInEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const now = () => actor.getSnapshot();
  return { send, now, server, journal, settling };
}

/** Returns a sign-in that the server has accepted, after the check for guest entries. */
async function cameIn(sync: boolean, hasGuestEntries: boolean) {
  const opened = open();
  opened.send(submit);
  await opened.server.answer({ sync });
  await opened.journal.answer(hasGuestEntries);
  return opened;
}

const submit: SignInEvent = { type: 'submitted', refusal: null };

describe('the form', () => {
  test('is sent once, in the chosen mode, and ignores all events meanwhile', () => {
    const { send, now, server } = open();
    send({ type: 'mode.chosen', mode: 'recovering' }, submit, submit, {
      type: 'mode.chosen',
      mode: 'creating',
    });
    expect(server.inputs).toEqual([{ mode: 'recovering' }]);
    expect(selectIsBusy(now())).toBe(true);
  });

  test('is not sent with an error, and shows the error', () => {
    const { send, now, server } = open();
    send({ type: 'submitted', refusal: WRONG });
    expect(server.inputs).toEqual([]);
    expect(selectRefusal(now())).toEqual(WRONG);
  });

  test("shows the server's refusal until it is sent again or the mode changes", async () => {
    const { send, now, server } = open();
    send(submit);
    await server.fail(new FormRefusedError(WRONG));
    expect(selectSignInStep(now())).toBe('form');
    expect(selectRefusal(now())).toEqual(WRONG);
    send({ type: 'mode.chosen', mode: 'creating' });
    expect(selectRefusal(now())).toBeNull();
  });

  test('shows a message for an unexpected failure too', async () => {
    const { send, now, server } = open();
    send(submit);
    await server.fail(new Error('a fault of ours'));
    expect(selectRefusal(now())?.message).toContain('Please try again');
  });
});

describe('a user who has signed in', () => {
  test('with a new account sees the recovery codes, and continues after storing them', async () => {
    const { send, now, server, journal } = open();
    send({ type: 'mode.chosen', mode: 'creating' }, submit);
    await server.answer({ sync: false });
    expect(selectSignInStep(now())).toBe('codes');
    expect(journal.inputs).toHaveLength(0);
    send({ type: 'codes.saved' });
    expect(journal.inputs).toHaveLength(1);
  });

  test('is asked nothing when there is no question', async () => {
    expect(selectSignInStep((await cameIn(true, false)).now())).toBe('done');
  });

  test('is not asked about an unreadable journal', async () => {
    const { send, now, server, journal } = open();
    send(submit);
    await server.answer({ sync: true });
    await journal.fail();
    expect(selectSignInStep(now())).toBe('done');
  });

  test.each([
    [false, true, true, true],
    [false, false, false, true],
    [true, true, true, false],
  ])(
    'has sync on: %s, guest entries: %s; asked to join: %s, asked for a copy: %s',
    async (sync, guest, join, copy) => {
      const snapshot = (await cameIn(sync, guest)).now();
      expect(selectSignInStep(snapshot)).toBe('asking');
      expect([selectIsJoinQuestionAsked(snapshot), selectIsSyncQuestionAsked(snapshot)]).toEqual([
        join,
        copy,
      ]);
      expect([selectJoinAnswer(snapshot), selectSyncAnswer(snapshot)]).toEqual([null, null]);
    },
  );

  test('continues only with all answers, and may change them after a failure', async () => {
    const { send, now, settling } = await cameIn(false, true);
    send({ type: 'join.answered', join: true }, { type: 'answers.submitted' });
    expect(selectRefusal(now())).toEqual(UNANSWERED_REFUSAL);
    send({ type: 'copy.answered', copy: false });
    expect(selectRefusal(now())).toBeNull();
    send({ type: 'answers.submitted' });
    expect(settling.inputs).toEqual([{ join: true, copy: false }]);
    await settling.fail(new FormRefusedError(WRONG));
    expect(selectSignInStep(now())).toBe('asking');
    expect(selectRefusal(now())).toEqual(WRONG);
    send({ type: 'answers.submitted' });
    await settling.answer();
    expect(selectSignInStep(now())).toBe('done');
  });

  test('and has left the questions without an answer is asked again, without the form', async () => {
    const { send, now, journal, settling } = open();
    send({ type: 'questions.resumed', sync: true });
    await journal.answer(true);
    expect([selectSignInStep(now()), selectIsSyncQuestionAsked(now())]).toEqual(['asking', false]);
    send({ type: 'join.answered', join: true }, { type: 'answers.submitted' });
    expect(settling.inputs).toEqual([{ join: true, copy: null }]);
  });

  test('and is signed out elsewhere before the answer gets the form back, without the answers so far', async () => {
    const { send, now } = await cameIn(false, true);
    send({ type: 'join.answered', join: true }, { type: 'user.left' });
    expect([selectSignInStep(now()), selectJoinAnswer(now())]).toEqual(['form', null]);
  });
});

import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type Refusal,
  type SignInEvent,
  selectCopy,
  selectIsBusy,
  selectIsCopyAsked,
  selectIsJoinAsked,
  selectJoin,
  selectRefusal,
  selectStep,
  signInMachine,
  UNANSWERED,
} from '../../../machines/app/sign-in.machine';
import { run } from '../run';

const WRONG: Refusal = { field: 'password', words: 'That name and password do not belong together.' };

const open = () => run((clock) => createActor(signInMachine, { clock }));

function having(...events: SignInEvent[]) {
  const opened = open();
  for (const event of events) opened.actor.send(event);
  return opened;
}

const submit: SignInEvent = { type: 'submitted', refusal: null };
const accepted = (sync = false): SignInEvent => ({ type: 'accepted', sync });
const looked = (hasGuestEntries: boolean): SignInEvent => ({ type: 'looked', hasGuestEntries });

describe('the form', () => {
  test('is sent once, in the mode that was chosen, and takes nothing else meanwhile', () => {
    const { actor, emitted } = having({ type: 'mode.chosen', mode: 'recovering' }, submit, submit);
    actor.send({ type: 'mode.chosen', mode: 'creating' });
    expect(emitted).toEqual([{ type: 'send', mode: 'recovering' }]);
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
  });

  test('with something wrong in it is not sent, and says what', () => {
    const { actor, emitted } = having({ type: 'submitted', refusal: WRONG });
    expect(emitted).toEqual([]);
    expect(selectRefusal(actor.getSnapshot())).toEqual(WRONG);
  });

  test('that the server refuses says why, until it is sent again or another mode is chosen', () => {
    const { actor } = having(submit, { type: 'refused', refusal: WRONG });
    expect(selectStep(actor.getSnapshot())).toBe('form');
    expect(selectRefusal(actor.getSnapshot())).toEqual(WRONG);
    actor.send({ type: 'mode.chosen', mode: 'creating' });
    expect(selectRefusal(actor.getSnapshot())).toBeNull();
  });
});

describe('whoever has come in', () => {
  test('with a new account sees the recovery codes, and goes on when they are saved', () => {
    const { actor, emitted } = having({ type: 'mode.chosen', mode: 'creating' }, submit, accepted());
    expect(selectStep(actor.getSnapshot())).toBe('codes');
    actor.send({ type: 'codes.saved' });
    expect(emitted.at(-1)).toEqual({ type: 'look' });
  });

  test('is asked nothing where there is nothing to ask', () => {
    const { actor } = having(submit, accepted(true), looked(false));
    expect(selectStep(actor.getSnapshot())).toBe('done');
  });

  test.each([
    [false, true, true, true],
    [false, false, false, true],
    [true, true, true, false],
  ])(
    'has sync on: %s, a guest was here: %s; asked to join: %s, asked for a copy: %s',
    (sync, guest, join, copy) => {
      const snapshot = having(submit, accepted(sync), looked(guest)).actor.getSnapshot();
      expect(selectStep(snapshot)).toBe('asking');
      expect([selectIsJoinAsked(snapshot), selectIsCopyAsked(snapshot)]).toEqual([join, copy]);
      expect([selectJoin(snapshot), selectCopy(snapshot)]).toEqual([null, null]);
    },
  );

  test('goes on only with an answer to each question, and may answer anew when it could not be done', () => {
    const { actor, emitted } = having(submit, accepted(), looked(true));
    actor.send({ type: 'join.answered', join: true });
    actor.send({ type: 'answers.given' });
    expect(selectRefusal(actor.getSnapshot())).toEqual(UNANSWERED);
    actor.send({ type: 'copy.answered', copy: false });
    expect(selectRefusal(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'answers.given' });
    expect(emitted.at(-1)).toEqual({ type: 'settle', join: true, copy: false });
    actor.send({ type: 'refused', refusal: WRONG });
    expect(selectStep(actor.getSnapshot())).toBe('asking');
    actor.send({ type: 'answers.given' });
    actor.send({ type: 'settled' });
    expect(selectStep(actor.getSnapshot())).toBe('done');
  });
});

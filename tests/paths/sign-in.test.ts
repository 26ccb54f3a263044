import { expect, test } from 'vitest';
import {
  SIGN_IN_MODES,
  type SignInAnswers,
  type SignInEvent,
  type SignInMode,
  signInMachine,
} from '../../machines/app/sign-in.machine';
import { asked } from '../machines/asked';
import { everyWay } from './every-way';

const refusal = { field: 'password', message: 'Not that one.' } as const;

const EVENTS: readonly SignInEvent[] = [
  ...SIGN_IN_MODES.map((mode) => ({ type: 'mode.chosen', mode }) as const),
  { type: 'submitted', refusal: null },
  { type: 'submitted', refusal },
  { type: 'questions.resumed', sync: true },
  { type: 'questions.resumed', sync: false },
  { type: 'user.left' },
  { type: 'codes.saved' },
  { type: 'join.answered', join: true },
  { type: 'join.answered', join: false },
  { type: 'copy.answered', copy: true },
  { type: 'copy.answered', copy: false },
  { type: 'answers.submitted' },
];

test('every state and transition of sign-in is reached, and every path can be replayed', async () => {
  const server = asked<{ sync: boolean }, { mode: SignInMode }>();
  const journal = asked<boolean>();
  const settling = asked<void, SignInAnswers>();
  const machine = signInMachine.provide({
    actors: { enter: server.logic, findGuestEntries: journal.logic, settle: settling.logic },
  });
  const ways = await everyWay(machine, {
    inputs: [undefined],
    events: () => EVENTS,
    outputs: { enter: [{ sync: true }, { sync: false }], findGuestEntries: [true, false] },
    settle: async (how, output) => {
      // Only one of the promises is pending.
      if (how === 'error') await Promise.all([server, journal, settling].map((part) => part.fail()));
      else if (typeof output === 'object') await server.answer(output as { sync: boolean });
      else if (typeof output === 'boolean') await journal.answer(output);
      else await settling.answer();
    },
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  });
  for (const { path } of ways) {
    const passed = path.steps.map(({ state }) => state);
    const isDone = passed.find((state) => state.matches('done'));
    // The machine proceeds only after all questions are answered.
    if (isDone) {
      if (isDone.context.hasGuestEntries) expect(isDone.context.join).not.toBeNull();
      if (!isDone.context.sync) expect(isDone.context.copy).not.toBeNull();
    }
    // After a registration the recovery codes precede the questions.
    const asked = passed.find((state) => state.matches('asking'));
    const isResumed = path.steps.some(({ event }) => event.type === 'questions.resumed');
    if (asked?.context.mode === 'creating' && !isResumed) {
      expect(passed.some((state) => state.matches('codes'))).toBe(true);
    }
  }
});

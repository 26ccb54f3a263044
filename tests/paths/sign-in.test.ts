import { expect, test } from 'vitest';
import { SIGN_IN_MODES, type SignInEvent, signInMachine } from '../../machines/app/sign-in.machine';
import { everyWay } from './every-way';

const refusal = { field: 'password', words: 'Not that one.' } as const;

const EVENTS: readonly SignInEvent[] = [
  ...SIGN_IN_MODES.map((mode) => ({ type: 'mode.chosen', mode }) as const),
  { type: 'submitted', refusal: null },
  { type: 'submitted', refusal },
  { type: 'accepted', sync: false },
  { type: 'accepted', sync: true },
  { type: 'refused', refusal },
  { type: 'codes.saved' },
  { type: 'looked', hasGuestEntries: true },
  { type: 'looked', hasGuestEntries: false },
  { type: 'join.answered', join: true },
  { type: 'join.answered', join: false },
  { type: 'copy.answered', copy: true },
  { type: 'copy.answered', copy: false },
  { type: 'answers.given' },
  { type: 'settled' },
];

test('every state and transition of signing in is reached, and every way can be played', async () => {
  const ways = await everyWay(signInMachine, {
    inputs: [undefined],
    events: () => EVENTS,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  });
  for (const { path } of ways) {
    const passed = path.steps.map(({ state }) => state);
    const isDone = passed.find((state) => state.matches('done'));
    // Nobody goes on before every question that was asked has its answer.
    if (isDone) {
      if (isDone.context.hasGuestEntries) expect(isDone.context.join).not.toBeNull();
      if (!isDone.context.sync) expect(isDone.context.copy).not.toBeNull();
    }
    // Whoever has just created an account has seen the recovery codes before anything is asked.
    const asked = passed.find((state) => state.matches('asking'));
    if (asked?.context.mode === 'creating') {
      expect(passed.some((state) => state.matches('codes'))).toBe(true);
    }
  }
});

import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { endAfterMachine, FADE_OUT_MS, selectIsFading } from '../../../machines/session/end-after.machine';
import { manualClock } from '../../fakes/manual-clock';

/** Returns a session with the timer. It records effects and their times. */
function session() {
  const { clock, host } = manualClock();
  const actor = createActor(endAfterMachine, { clock }).start();
  const heard: string[] = [];
  const at = () => `${clock.now() / 1000} s`;
  actor.on('fade.began', ({ ms }) => heard.push(`${at()}: fades for ${ms / 1000} s`));
  actor.on('fade.ended', () => heard.push(`${at()}: comes back`));
  actor.on('ended', () => heard.push(`${at()}: ends`));
  return { actor, heard, pass: (ms: number) => host.pass(ms) };
}

const MINUTE = 60_000;

describe('an open-ended session', () => {
  test('continues without a limit by default', () => {
    const { actor, heard, pass } = session();
    actor.send({ type: 'session.began' });
    pass(3 * 60 * MINUTE);
    expect(heard).toEqual([]);
  });

  test.each([5, 10, 15] as const)(
    'fades in the last 30 s of %i minutes, and ends on the minute',
    (minutes) => {
      const { actor, heard, pass } = session();
      actor.send({ type: 'minutes.chosen', minutes });
      pass(20 * MINUTE);
      actor.send({ type: 'session.began' });
      pass(minutes * MINUTE - FADE_OUT_MS - 1);
      expect(heard).toEqual([]);
      pass(1);
      expect(selectIsFading(actor.getSnapshot())).toBe(true);
      pass(FADE_OUT_MS);
      const begun = 20 * 60;
      const end = begun + minutes * 60;
      expect(heard).toEqual([`${end - 30} s: fades for 30 s`, `${end} s: comes back`, `${end} s: ends`]);
      pass(60 * MINUTE);
      expect(heard).toHaveLength(3);
    },
  );

  test('counts again from a new choice, which also cancels a fade', () => {
    const { actor, heard, pass } = session();
    actor.send({ type: 'session.began' });
    pass(7 * MINUTE);
    actor.send({ type: 'minutes.chosen', minutes: 5 });
    pass(5 * MINUTE - 10_000);
    expect(heard).toEqual(['690 s: fades for 30 s']);
    actor.send({ type: 'minutes.chosen', minutes: 10 });
    expect(heard).toEqual(['690 s: fades for 30 s', '710 s: comes back']);
    pass(10 * MINUTE);
    expect(heard.at(-1)).toBe('1310 s: ends');
  });

  test('that is left during the fade gets its sound back and does not end twice', () => {
    const { actor, heard, pass } = session();
    actor.send({ type: 'minutes.chosen', minutes: 5 });
    actor.send({ type: 'session.began' });
    pass(5 * MINUTE - 1);
    actor.send({ type: 'session.left' });
    pass(MINUTE);
    expect(heard).toEqual(['270 s: fades for 30 s', '299.999 s: comes back']);
  });
});

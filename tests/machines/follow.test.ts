/** 'Follow me' in Box Breathing's machine: presses of every kind, learning, leading, and the end. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  lungFullnessAt,
  selectAnnouncement,
  selectIsPersonInhaling,
  selectSessionStage,
} from '../../machines/breath-session';
import type { FollowEvent } from '../../machines/follow';
import { basicBreathingMachine } from '../../machines/games/basic-breathing/basic-breathing.machine';
import { type OwnBreath, ownBreathMs } from '../../machines/own-breath';
import { run } from './run';

const rateOf = (breath: OwnBreath): number => 60_000 / ownBreathMs(breath);

/** Returns a session in which the game waits for the first press. */
function begin(minutes: 0 | 3 | 5 | 8 = 5) {
  const session = run((clock) =>
    createActor(basicBreathingMachine, { clock, input: { options: { minutes, follow: true } } }),
  );
  const { actor, clock, pass } = session;
  const snapshot = () => actor.getSnapshot();
  const send = (type: FollowEvent['type']) => actor.send({ type, at: clock.now() });
  const press = (ms: number) => {
    send('breath.pressed');
    pass(ms);
    send('breath.released');
  };
  actor.send({ type: 'game.started' });
  actor.send({ type: 'session.shown', at: clock.now() });
  pass(1000);
  return {
    ...session,
    snapshot,
    send,
    press,
    own: () => snapshot().context.own,
    full: () => lungFullnessAt(snapshot(), clock.now()),
    isInhaling: () => selectIsPersonInhaling(snapshot()),
    stage: () => selectSessionStage(snapshot()),
    /** Breathes with presses of these durations, ms. */
    breathe(breaths: number, inhale: number, exhale: number) {
      for (let breath = 0; breath < breaths; breath++) {
        press(inhale);
        pass(exhale);
      }
    },
  };
}

type Session = ReturnType<typeof begin>;

/** The rate that the game leads, breaths a minute; undefined while it learns. */
const ledRate = ({ own }: Session): number | undefined => {
  const { lead, leads } = own();
  return leads && lead ? rateOf(lead.breath) : undefined;
};

describe('a press', () => {
  test('turns the breath in the same ms', () => {
    const one = begin();
    expect([one.stage(), one.isInhaling(), one.full()]).toEqual(['following', false, 0]);
    one.send('breath.pressed');
    expect(one.isInhaling()).toBe(true);
    one.pass(16);
    expect(one.full()).toBeGreaterThan(0);
    one.pass(400);
    const full = one.full();
    one.send('breath.released');
    expect([one.isInhaling(), one.full()]).toEqual([false, full]);
  });

  test('of 30 ms toggles: the inhale lasts until the next one', () => {
    const one = begin();
    one.press(30);
    one.pass(2000);
    expect(one.isInhaling()).toBe(true);
    one.press(30);
    expect(one.isInhaling()).toBe(false);
  });

  test('a burst of short ones is one hold', () => {
    const one = begin();
    for (const gap of [170, 170, 3000]) {
      one.press(30);
      one.pass(gap);
    }
    expect(one.own().presses).toEqual([{ from: 1000, to: 1430 }]);
    expect(one.isInhaling()).toBe(false);
  });

  test('that trembles in the middle of a hold is one hold', () => {
    const one = begin();
    for (const hold of [900, 700, 800]) {
      one.press(hold);
      one.pass(120);
    }
    expect(one.own().presses).toEqual([{ from: 1000, to: 3640 }]);
  });

  test('a bouncing switch toggles once', () => {
    const one = begin();
    one.send('breath.toggled');
    one.pass(40);
    one.send('breath.toggled');
    expect(one.isInhaling()).toBe(true);
    one.pass(2000);
    one.send('breath.toggled');
    one.pass(40);
    one.send('breath.toggled');
    expect(one.isInhaling()).toBe(false);
  });

  test('of 40 s, as from a palm, shows no breath: after 20 s the breath goes out', () => {
    const one = begin();
    one.send('breath.pressed');
    one.pass(19_999);
    expect(one.isInhaling()).toBe(true);
    one.pass(1);
    expect(one.isInhaling()).toBe(false);
    one.pass(20_000);
    one.send('breath.released');
    expect(one.own().presses).toEqual([]);
    expect(one.stage()).toBe('following');
  });

  test('that the system cancels in the middle of a breath ends the inhale, and is not learned from', () => {
    const one = begin();
    one.send('breath.pressed');
    one.pass(1000);
    one.send('breath.cancelled');
    expect([one.isInhaling(), one.own().presses]).toEqual([false, []]);
  });

  test('before the clock has jumped back does no harm', () => {
    const one = begin();
    one.actor.send({ type: 'breath.pressed', at: 5000 });
    one.actor.send({ type: 'breath.released', at: 3000 });
    one.breathe(4, 2000, 2000);
    expect(one.full()).toBeGreaterThanOrEqual(0);
    expect(one.full()).toBeLessThanOrEqual(1);
    expect(one.stage()).toBe('following');
  });
});

describe('learning', () => {
  test('takes three breaths, and the light then swings as far as the breath', () => {
    const one = begin();
    one.breathe(3, 1700, 2600);
    expect(ledRate(one)).toBeUndefined();
    one.send('breath.pressed');
    expect(ledRate(one)).toBeCloseTo(60_000 / 4300, 6);
    one.pass(1700);
    expect(one.full()).toBeCloseTo(1, 1);
  });
});

describe('leading', () => {
  /** Returns a session that leads a breath of 4 s since its fourth press. */
  const led = (minutes: 0 | 3 | 5 | 8 = 8) => {
    const one = begin(minutes);
    one.breathe(4, 1600, 2400);
    return one;
  };

  test('continues without the finger, and lengthens by at most a tenth a minute, to 5.5', () => {
    const one = led();
    const rates: [number, number][] = [];
    for (let second = 0; second < 8 * 60 - 30; second++) {
      one.pass(1000);
      rates.push([one.clock.now(), ledRate(one) as number]);
    }
    for (const [index, [at, rate]] of rates.entries()) {
      expect(rate).toBeLessThanOrEqual(15 + 1e-9);
      expect(rate).toBeGreaterThanOrEqual(5.5 - 1e-9);
      const [before, last] = rates[index - 60] ?? [at, rate];
      // A breath may begin within the minute's last ms.
      expect(rate).toBeGreaterThan(last / 1.1 ** ((at - before) / 60_000 + 0.2));
    }
    expect(rates.at(-1)?.[1]).toBeLessThan(9);
  });

  test('stays when the person presses early twice', () => {
    const one = led();
    one.breathe(1, 1600, 1500);
    one.breathe(1, 1600, 1500);
    one.send('breath.pressed');
    const rate = ledRate(one);
    one.pass(1600);
    one.send('breath.released');
    one.pass(120_000);
    expect(ledRate(one)).toBe(rate);
  });

  test('a press joins the inhale that the game has begun', () => {
    const one = led();
    one.pass(1000);
    const before = one.full();
    expect(one.isInhaling()).toBe(true);
    one.send('breath.pressed');
    expect(one.full()).toBeCloseTo(before, 10);
    one.pass(6000);
    // It stays full while the finger is held.
    expect([one.isInhaling(), one.full()]).toEqual([true, 1]);
    one.send('breath.released');
    expect(one.isInhaling()).toBe(false);
  });

  test('alone after two breaths without a press; a new press takes over, and the game learns anew', () => {
    const one = led();
    one.pass(6000);
    one.press(1000);
    expect(one.own().leads).toBe(true);
    one.pass(20_000);
    one.send('breath.pressed');
    expect([one.own().leads, one.isInhaling()]).toEqual([false, true]);
    one.pass(1000);
    one.send('breath.released');
    one.pass(2000);
    one.breathe(3, 1000, 2000);
    expect(one.own().leads).toBe(true);
    expect(ledRate(one)).toBeLessThanOrEqual(20);
    expect(ledRate(one)).toBeGreaterThan(19);
  });

  test('no breath is shorter than the led one after an early release', () => {
    const one = led();
    one.send('breath.pressed');
    const from = one.clock.now();
    one.pass(300);
    one.send('breath.released');
    while (!one.isInhaling()) one.pass(1);
    expect(one.clock.now() - from).toBeGreaterThanOrEqual(4000);
  });

  test('is led by words for a screen reader, and learning is silent', () => {
    const one = begin();
    const said = () => selectAnnouncement(one.snapshot(), 4);
    expect(said()).toBe(
      'Hold while you breathe in, let go while you breathe out. Touch, the mouse or Space.',
    );
    one.breathe(3, 1600, 2400);
    expect(said()).toBe('');
    one.send('breath.pressed');
    expect(said()).toBe('Inhale');
    one.pass(1600);
    one.send('breath.released');
    expect(said()).toBe('Exhale');
    one.pass(2600);
    expect(said()).toBe('Inhale');
  });
});

describe('a session', () => {
  const ends = (one: Session) => one.emitted.filter(({ type }) => type === 'check-in.requested').length;

  test('ends with the breath in which its time runs out, with the change of the breath', () => {
    const one = begin(3);
    one.breathe(5, 1600, 2400);
    // Three minutes are twelve rounds of the box.
    one.pass(192_000 - 20_000 - 1000);
    expect(one.stage()).toBe('following');
    one.pass(6000);
    expect([one.stage(), ends(one)]).toEqual(['complete', 1]);
    expect(one.emitted).toContainEqual({
      type: 'toast',
      title: 'Breathing complete',
      description: 'From about 15 to 11 breaths a minute. Notice how you feel now.',
      descriptionWithoutScores: 'Notice how you feel now.',
    });
  });

  test.each([1500, 3000, 9000])('also ends while the person breathes every %d ms', (ms) => {
    const one = begin(3);
    one.breathe(Math.ceil(193_000 / ms) + 2, ms * 0.4, ms * 0.6);
    expect([one.stage(), ends(one)]).toEqual(['complete', 1]);
  });

  test('without a press ends on time, and says nothing about a change', () => {
    const one = begin(0);
    one.pass(62_999);
    expect(one.stage()).toBe('following');
    one.pass(1);
    expect(one.stage()).toBe('complete');
    expect(one.emitted).toContainEqual(expect.objectContaining({ description: 'Notice how you feel now.' }));
  });

  test('a pause stops its time and the lungs, and the rhythm stays known', () => {
    const one = begin(3);
    one.breathe(4, 1600, 2400);
    one.send('breath.pressed');
    one.pass(800);
    const full = one.full();
    one.actor.send({ type: 'breath.paused', at: one.clock.now() });
    one.pass(600_000);
    expect([one.stage(), one.full()]).toEqual(['paused', full]);
    // The finger was lifted meanwhile.
    one.send('breath.released');
    one.actor.send({ type: 'breath.resumed', at: one.clock.now() });
    one.pass(1000);
    expect([one.stage(), one.full(), one.own().leads]).toEqual(['following', 0, true]);
    one.pass(167_000);
    expect(one.stage()).toBe('following');
    one.pass(15_000);
    expect(one.stage()).toBe('complete');
  });
});

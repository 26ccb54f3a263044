import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { UNKNOWN_BREATH } from '../../../../machines/follow';
import { basicBreathingMachine } from '../../../../machines/games/basic-breathing/basic-breathing.machine';
import {
  lungFullnessAt,
  selectAnnouncement,
  selectBreathingPhase,
  selectBreathWord,
  selectButtonAction,
  selectCountInPhase,
  selectCycleNumber,
  selectIsFollowed,
  selectSecondsLeft,
  selectSessionStage,
} from '../../../../machines/games/basic-breathing/selectors';
import { run } from '../../run';

const open = () => run((clock) => createActor(basicBreathingMachine, { clock }));

/** Returns a session at the start of its first breath, after the quiet second. */
function begin() {
  const session = open();
  const { actor, clock } = session;
  actor.send({ type: 'game.started' });
  actor.send({ type: 'session.shown', at: clock.now() });
  session.pass(1000);
  session.emitted.length = 0;
  return {
    ...session,
    now: () => clock.now(),
    word: () => selectBreathWord(actor.getSnapshot()),
    stage: () => selectSessionStage(actor.getSnapshot()),
    pause: () => actor.send({ type: 'breath.paused', at: clock.now() }),
    resume: () => actor.send({ type: 'breath.resumed', at: clock.now() }),
  };
}

/** Returns the announcements without empty ones and without consecutive duplicates. */
const saidIn = (all: readonly string[]) => all.filter((text, index) => text && text !== all[index - 1]);

const SIDES = ['Inhale', 'Hold', 'Exhale', 'Hold'];

describe('a session', () => {
  test('goes around four times in 64 seconds, one second per count', () => {
    const { actor, pass, emitted } = begin();
    for (let second = 0; second < 64; second++) {
      const snapshot = actor.getSnapshot();
      expect(selectBreathWord(snapshot)).toBe(SIDES[Math.floor(second / 4) % 4]);
      expect(selectCountInPhase(snapshot)).toBe((second % 4) + 1);
      expect(selectCycleNumber(snapshot, 4)).toBe(Math.floor(second / 16) + 1);
      expect(selectSecondsLeft(snapshot)).toBe(64 - second);
      pass(999);
      expect(selectCountInPhase(actor.getSnapshot())).toBe((second % 4) + 1);
      pass(1);
    }
    expect(selectSessionStage(actor.getSnapshot())).toBe('complete');
    expect(selectCycleNumber(actor.getSnapshot(), 4)).toBe(4);
    expect(selectSecondsLeft(actor.getSnapshot())).toBe(0);
    expect(emitted).toEqual([
      { type: 'activity', activity: { kind: 'play.completed' } },
      { type: 'toast', title: 'Breathing complete', description: 'Notice how you feel now.' },
      { type: 'check-in.requested', delay: 1500 },
    ]);
  });

  test('begins its first breath after a quiet second, and at once if the person needs calm now', () => {
    const { actor, clock, pass } = open();
    actor.send({ type: 'game.started' });
    actor.send({ type: 'session.shown', at: clock.now() });
    expect([selectBreathWord(actor.getSnapshot()), selectSecondsLeft(actor.getSnapshot())]).toEqual([
      'Ready',
      64,
    ]);
    pass(999);
    expect(selectSessionStage(actor.getSnapshot())).toBe('leadingIn');
    pass(1);
    expect(selectBreathWord(actor.getSnapshot())).toBe('Inhale');
    actor.send({ type: 'game.left' });
    actor.send({ type: 'game.started' });
    actor.send({ type: 'session.shown', at: clock.now(), isUrgent: true });
    expect(selectBreathWord(actor.getSnapshot())).toBe('Inhale');
  });

  test('can start again after its end', () => {
    const { actor, pass, emitted, stage } = begin();
    pass(64_000);
    actor.send({ type: 'game.started' });
    expect(stage()).toBe('opening');
    expect(selectCycleNumber(actor.getSnapshot(), 4)).toBe(1);
    expect(emitted.at(-1)).toEqual({ type: 'activity', activity: { kind: 'play.started' } });
  });

  test("'I need calm now' guides the breath in spite of 'Follow me', also after a pause", () => {
    const { actor, clock, pass } = run((clock) =>
      createActor(basicBreathingMachine, { clock, input: { options: { follow: true } } }),
    );
    const leads = () => [selectSessionStage(actor.getSnapshot()), selectIsFollowed(actor.getSnapshot())];
    actor.send({ type: 'game.started' });
    actor.send({ type: 'session.shown', at: clock.now(), isUrgent: true });
    expect(leads()).toEqual(['breathing', false]);
    actor.send({ type: 'breath.paused', at: clock.now() });
    actor.send({ type: 'breath.resumed', at: clock.now() });
    pass(1000);
    expect(leads()).toEqual(['breathing', false]);
  });
});

describe('a pause', () => {
  test('leads in for a second and returns to the inhale of the same cycle', () => {
    const { actor, pass, pause, resume, stage, word, now } = begin();
    pass(16_000 + 9_300);
    pause();
    pass(3_600_000);
    expect([stage(), word()]).toEqual(['paused', 'Paused']);
    expect(selectBreathingPhase(actor.getSnapshot())).toBe('exhale');
    resume();
    pass(999);
    expect(stage()).toBe('leadingIn');
    pass(1);
    expect([stage(), word(), selectCycleNumber(actor.getSnapshot(), 4)]).toEqual(['breathing', 'Inhale', 2]);
    const from = now();
    pass(48_000);
    expect([stage(), now() - from]).toEqual(['complete', 48_000]);
  });

  test('leaves the lungs unchanged', () => {
    const { actor, pass, pause, now } = begin();
    pass(2000);
    expect(lungFullnessAt(actor.getSnapshot(), now())).toBeCloseTo(0.5, 12);
    pause();
    pass(60_000);
    expect(lungFullnessAt(actor.getSnapshot(), now())).toBeCloseTo(0.5, 12);
  });
});

describe('reset and leaving', () => {
  const sessionAt = (ms: number, more?: 'paused' | 'leadingIn') => {
    const session = begin();
    session.pass(ms);
    if (more) session.pause();
    if (more === 'leadingIn') session.resume();
    return session;
  };

  test.each(['breath.reset', 'game.left'] as const)('%s leads to rest from every state', (type) => {
    for (const session of [
      sessionAt(0),
      sessionAt(9000),
      sessionAt(9000, 'paused'),
      sessionAt(9000, 'leadingIn'),
      sessionAt(64_000),
    ]) {
      session.actor.send({ type });
      expect(session.actor.getSnapshot().value).toBe('ready');
      expect(session.actor.getSnapshot().context).toEqual({
        ...UNKNOWN_BREATH,
        options: { minutes: 0, follow: false },
        breath: null,
        cycles: 0,
        pausedAt: null,
      });
      session.emitted.length = 0;
      session.pass(3_600_000);
      expect(session.emitted).toEqual([]);
      expect(session.actor.getSnapshot().value).toBe('ready');
    }
  });
});

describe('texts', () => {
  test('the button starts, pauses and resumes', () => {
    const { actor, pass, pause, resume } = begin();
    const next = () => selectButtonAction(actor.getSnapshot());
    expect(next()).toBe('pause');
    pause();
    expect(next()).toBe('resume');
    resume();
    expect(next()).toBe('pause');
    pass(65_000);
    expect(next()).toBe('start');
    actor.send({ type: 'game.left' });
    expect(next()).toBe('start');
  });

  test('each step is announced once, each cycle by its number', () => {
    const { snapshots, pass, pause, resume } = begin();
    pass(20_000);
    pause();
    resume();
    pass(1000);
    const said = saidIn(snapshots.map(selectAnnouncement));
    expect(said).toEqual([
      'Ready',
      'Inhale. Cycle 1 of 4.',
      'Hold',
      'Exhale',
      'Hold',
      'Inhale. Cycle 2 of 4.',
      'Hold',
      'Paused',
      'Ready',
      'Inhale. Cycle 2 of 4.',
    ]);
  });
});

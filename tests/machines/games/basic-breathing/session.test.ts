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
import { run, START, takeEmitted } from '../../run';

const open = () => run((clock) => createActor(basicBreathingMachine, { clock }));

type Session = ReturnType<typeof open>;

/** Returns a session at the start of its first breath, after the quiet second. */
function begin(): Session {
  const session = open();
  session.send(...START);
  session.pass(1000);
  takeEmitted(session);
  return session;
}

const PAUSE = { type: 'breath.paused' } as const;
const RESUME = { type: 'breath.resumed' } as const;

/** Returns the stage of a session and the word for the breath. */
const stateOf = ({ now }: Session) => [selectSessionStage(now()), selectBreathWord(now())];

/** Returns the announcements without empty ones and without consecutive duplicates. */
const saidIn = (all: readonly string[]) => all.filter((text, index) => text && text !== all[index - 1]);

const SIDES = ['Inhale', 'Hold', 'Exhale', 'Hold'];

describe('a session', () => {
  test('goes around four times in 64 seconds, one second per count', () => {
    const session = begin();
    const { now, pass } = session;
    for (let second = 0; second < 64; second++) {
      const snapshot = now();
      expect(selectBreathWord(snapshot)).toBe(SIDES[Math.floor(second / 4) % 4]);
      expect(selectCountInPhase(snapshot)).toBe((second % 4) + 1);
      expect(selectCycleNumber(snapshot, 4)).toBe(Math.floor(second / 16) + 1);
      expect(selectSecondsLeft(snapshot)).toBe(64 - second);
      pass(999);
      expect(selectCountInPhase(now())).toBe((second % 4) + 1);
      pass(1);
    }
    expect(selectSessionStage(now())).toBe('complete');
    expect(selectCycleNumber(now(), 4)).toBe(4);
    expect(selectSecondsLeft(now())).toBe(0);
    expect(takeEmitted(session)).toEqual([
      'play.completed',
      'Breathing complete: Notice how you feel now.',
      'check-in after 1500',
    ]);
  });

  test('begins its first breath after a quiet second, and at once if the person needs calm now', () => {
    const { now, send, pass } = open();
    send(...START);
    expect([selectBreathWord(now()), selectSecondsLeft(now())]).toEqual(['Ready', 64]);
    pass(999);
    expect(selectSessionStage(now())).toBe('leadingIn');
    pass(1);
    expect(selectBreathWord(now())).toBe('Inhale');
    send({ type: 'game.left' }, { type: 'game.started' }, { type: 'session.shown', isUrgent: true });
    expect(selectBreathWord(now())).toBe('Inhale');
  });

  test('can start again after its end', () => {
    const session = begin();
    session.pass(64_000);
    session.send({ type: 'game.started' });
    expect(selectSessionStage(session.now())).toBe('opening');
    expect(selectCycleNumber(session.now(), 4)).toBe(1);
    expect(takeEmitted(session).at(-1)).toBe('play.started');
  });

  test("'I need calm now' guides the breath in spite of 'Follow me', also after a pause", () => {
    const { now, send, pass } = run((clock) =>
      createActor(basicBreathingMachine, { clock, input: { options: { follow: true } } }),
    );
    const leads = () => [selectSessionStage(now()), selectIsFollowed(now())];
    send({ type: 'game.started' }, { type: 'session.shown', isUrgent: true });
    expect(leads()).toEqual(['breathing', false]);
    send(PAUSE, RESUME);
    pass(1000);
    expect(leads()).toEqual(['breathing', false]);
  });
});

describe('a pause', () => {
  test('leads in for a second and returns to the inhale of the same cycle', () => {
    const session = begin();
    const { now, send, pass } = session;
    pass(16_000 + 9_300);
    send(PAUSE);
    pass(3_600_000);
    expect(stateOf(session)).toEqual(['paused', 'Paused']);
    expect(selectBreathingPhase(now())).toBe('exhale');
    send(RESUME);
    pass(999);
    expect(selectSessionStage(now())).toBe('leadingIn');
    pass(1);
    expect([...stateOf(session), selectCycleNumber(now(), 4)]).toEqual(['breathing', 'Inhale', 2]);
    pass(47_999);
    expect(selectSessionStage(now())).toBe('breathing');
    pass(1);
    expect(selectSessionStage(now())).toBe('complete');
  });

  test('leaves the lungs unchanged', () => {
    const { now, send, pass, clock } = begin();
    pass(2000);
    expect(lungFullnessAt(now(), clock.now())).toBeCloseTo(0.5, 12);
    send(PAUSE);
    pass(60_000);
    expect(lungFullnessAt(now(), clock.now())).toBeCloseTo(0.5, 12);
  });
});

describe.each(['breath.reset', 'game.left'] as const)('%s leads to rest', (type) => {
  test.each([
    [0, []],
    [9000, []],
    [9000, [PAUSE]],
    [9000, [PAUSE, RESUME]],
    [64_000, []],
  ])('after %d ms and %j', (ms, events) => {
    const session = begin();
    session.pass(ms);
    session.send(...events, { type });
    expect(session.context()).toEqual({
      ...UNKNOWN_BREATH,
      options: { minutes: 0, follow: false },
      breath: null,
      cycles: 0,
      pausedAt: null,
    });
    takeEmitted(session);
    session.pass(3_600_000);
    expect(takeEmitted(session)).toEqual([]);
    expect(session.now().value).toBe('ready');
  });
});

describe('texts', () => {
  test('the button starts, pauses and resumes', () => {
    const { now, send, pass } = begin();
    const next = () => selectButtonAction(now());
    expect(next()).toBe('pause');
    send(PAUSE);
    expect(next()).toBe('resume');
    send(RESUME);
    expect(next()).toBe('pause');
    pass(65_000);
    expect(next()).toBe('start');
    send({ type: 'game.left' });
    expect(next()).toBe('start');
  });

  test('each step is announced once, each cycle by its number', () => {
    const { snapshots, send, pass } = begin();
    pass(20_000);
    send(PAUSE, RESUME);
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

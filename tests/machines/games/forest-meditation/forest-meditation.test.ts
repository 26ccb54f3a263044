import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  COMPLETED_FROM_MS,
  type ForestMeditationEvent,
  forestMeditationMachine,
} from '../../../../machines/games/forest-meditation/forest-meditation.machine';
import {
  changeAnnouncement,
  isLightChanging,
  selectBreathLight,
  selectBreathWord,
  selectIsAuto,
  selectIsMeditating,
  selectLightPhase,
  selectLightStrength,
} from '../../../../machines/games/forest-meditation/selectors';
import { run, START, takeEmitted } from '../../run';

/** Time before the first guided breath, ms. */
const QUIET_MS = 1000;

const open = () => run((clock) => createActor(forestMeditationMachine, { clock }));

type Session = ReturnType<typeof open>;

/** Starts a session, up to its first breath. */
function begin({ send, now, pass }: Session): void {
  send(...START);
  if (selectIsAuto(now())) pass(QUIET_MS);
}

/** Returns a session at its first breath. */
function begun(): Session {
  const session = open();
  begin(session);
  return session;
}

/** Type of an event that needs only its time. */
type Deed = 'session.shown' | Extract<ForestMeditationEvent, { readonly at: number }>['type'];

/** Sends events and passes times, ms. */
function plays({ send, pass }: Session, ...deeds: readonly (Deed | number)[]): void {
  for (const deed of deeds) {
    if (typeof deed === 'number') pass(deed);
    else send({ type: deed });
  }
}

const phaseOf = ({ now }: Session) => selectLightPhase(now());
const strengthOf = ({ now, clock }: Session) => selectLightStrength(now(), clock.now());

describe('Auto', () => {
  test('is on by default, and no breath starts before the first visible frame', () => {
    const one = open();
    one.send({ type: 'game.started' });
    one.pass(60_000);
    expect(one.now().value).toEqual({ session: 'opening' });
    expect(selectIsAuto(one.now())).toBe(true);
    expect(strengthOf(one)).toBe(0);
    plays(one, 'session.shown', 999);
    expect([selectIsMeditating, selectBreathWord].map((select) => select(one.now()))).toEqual([
      true,
      'Ready',
    ]);
    one.pass(1);
    expect(phaseOf(one)).toBe('in');
  });

  test('may be turned off in the quiet second before the first breath', () => {
    const one = open();
    one.send({ type: 'game.started' });
    plays(one, 'session.shown', 500, 'auto.toggled', 60_000);
    expect([phaseOf(one), strengthOf(one)]).toEqual(['out', 0]);
  });

  test('turns every 4000 ms exactly, for an hour', () => {
    const one = open();
    one.pass(1234);
    begin(one);
    const began = one.clock.now();
    const turns: number[] = [];
    let phase = phaseOf(one);
    one.actor.subscribe((snapshot) => {
      if (selectLightPhase(snapshot) !== phase) turns.push(one.clock.now() - began);
      phase = selectLightPhase(snapshot);
    });
    // Frames arrive at irregular times.
    for (let passed = 0; passed < 3_600_000; passed += 1717) one.pass(Math.min(1717, 3_600_000 - passed));
    expect(turns).toEqual(Array.from({ length: 900 }, (_, index) => 4000 * (index + 1)));
    expect(selectBreathLight(one.now()).since).toBe(began + 3_600_000);
    expect(JSON.stringify(one.actor.getPersistedSnapshot()).length).toBeLessThan(1500);
  });

  test('swells the light along a sine, full after the inhale and dark after the exhale', () => {
    const one = begun();
    const seen = Array.from({ length: 9 }, () => {
      const full = strengthOf(one);
      one.pass(1000);
      return full;
    });
    const sine = (part: number) => (1 - Math.cos(Math.PI * part)) / 2;
    [0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0].forEach((part, index) => {
      expect(seen[index]).toBeCloseTo(sine(part), 10);
    });
  });

  test('when turned off rests on Breathe Out, and the first press starts an inhale', () => {
    const one = begun();
    plays(one, 3000, 'auto.toggled');
    expect(phaseOf(one)).toBe('out');
    const left = strengthOf(one);
    expect(left).toBeGreaterThan(0.8);
    one.pass(1);
    expect(strengthOf(one)).toBeCloseTo(left, 2);
    one.pass(20_000);
    expect(phaseOf(one)).toBe('out');
    expect(strengthOf(one)).toBe(0);
    expect(isLightChanging(selectBreathLight(one.now()), one.clock.now())).toBe(false);
    plays(one, 'breath.pressed');
    expect(phaseOf(one)).toBe('in');
  });

  test('when turned on again starts an inhale from the current light', () => {
    const one = begun();
    plays(one, 'auto.toggled', 'breath.pressed', 3000);
    const full = strengthOf(one);
    plays(one, 'auto.toggled');
    expect(phaseOf(one)).toBe('in');
    expect(strengthOf(one)).toBeCloseTo(full, 10);
    one.pass(4000);
    expect(phaseOf(one)).toBe('out');
    expect(strengthOf(one)).toBeCloseTo(1, 10);
    // The release belongs to an earlier press, so it has no effect.
    plays(one, 'breath.released');
    expect(phaseOf(one)).toBe('out');
  });
});

describe('Manual Breath', () => {
  const alone = () => {
    const one = begun();
    plays(one, 'auto.toggled', 20_000);
    return one;
  };

  test.each([250, 700, 3000, 8000])(
    'held for %d ms brightens the light for that time, and fades it for that time',
    (ms) => {
      const one = alone();
      plays(one, 'breath.pressed');
      let last = strengthOf(one);
      for (let step = 0; step < 10; step++) {
        one.pass(ms / 10);
        expect(strengthOf(one)).toBeGreaterThan(last);
        last = strengthOf(one);
      }
      plays(one, 'breath.released', ms - 1);
      expect(phaseOf(one)).toBe('out');
      expect(strengthOf(one)).toBeGreaterThan(0);
      one.pass(1);
      expect(strengthOf(one)).toBeCloseTo(0, 10);
    },
  );

  test('held for a very long time keeps the light full', () => {
    const one = alone();
    plays(one, 'breath.pressed', 60_000);
    expect(strengthOf(one)).toBe(1);
    expect(isLightChanging(selectBreathLight(one.now()), one.clock.now())).toBe(false);
    plays(one, 'breath.released', 8000);
    expect(strengthOf(one)).toBe(0);
  });

  test('toggles on a press under 250 ms, and on a key', () => {
    const one = alone();
    plays(one, 'breath.pressed', 249, 'breath.released', 2000);
    expect(phaseOf(one)).toBe('in');
    plays(one, 'breath.pressed', 30, 'breath.released');
    expect(phaseOf(one)).toBe('out');
    plays(one, 1000, 'breath.toggled', 2000);
    expect(phaseOf(one)).toBe('in');
    plays(one, 'breath.toggled');
    expect(phaseOf(one)).toBe('out');
  });

  test('exhales after a canceled press, however short it was', () => {
    const one = alone();
    plays(one, 'breath.pressed', 100, 'breath.cancelled');
    expect(phaseOf(one)).toBe('out');
    plays(one, 'breath.released', 'breath.cancelled', 1000);
    expect(phaseOf(one)).toBe('out');
    plays(one, 'breath.toggled', 'breath.pressed', 'breath.cancelled');
    expect(phaseOf(one)).toBe('out');
  });

  test('never makes the light jump, however fast the presses are', () => {
    const one = alone();
    const deeds: readonly Deed[] = [
      'breath.pressed',
      'breath.released',
      'auto.toggled',
      'breath.toggled',
      'breath.cancelled',
      'auto.toggled',
    ];
    for (let step = 0; step < 600; step++) {
      const before = strengthOf(one);
      plays(one, deeds[(step * 7 + (step % 5)) % deeds.length] as Deed);
      expect(strengthOf(one)).toBeCloseTo(before, 10);
      one.pass(step % 40);
      expect(Math.abs(strengthOf(one) - before)).toBeLessThan(0.04);
    }
  });
});

describe('a session', () => {
  test.each([true, false])('is completed after 120 s, once and silently (Auto: %s)', (auto) => {
    const one = begun();
    if (!auto) plays(one, 'auto.toggled');
    one.pass(COMPLETED_FROM_MS - QUIET_MS - 1);
    expect(takeEmitted(one)).toEqual(['play.started']);
    one.pass(1);
    expect(takeEmitted(one)).toEqual(['play.completed']);
    one.pass(COMPLETED_FROM_MS * 3);
    expect(takeEmitted(one)).toEqual([]);
  });

  test('counts from the first frame, and changing between Auto and Manual does not restart it', () => {
    const one = open();
    one.send({ type: 'game.started' });
    one.pass(50_000);
    plays(one, 'session.shown', 60_000, 'auto.toggled', 30_000, 'auto.toggled', 29_999);
    expect(takeEmitted(one)).toEqual(['play.started']);
    one.pass(1);
    expect(takeEmitted(one)).toEqual(['play.completed']);
  });

  test.each([true, false])('that is left asks for the check-in from 20 s on (Auto: %s)', (auto) => {
    const one = begun();
    if (!auto) plays(one, 'auto.toggled');
    one.pass(20_000 - QUIET_MS - 1);
    one.send({ type: 'game.left' });
    expect(takeEmitted(one)).toEqual(['play.started']);
    begin(one);
    one.pass(20_000 - (auto ? QUIET_MS : 0));
    one.send({ type: 'game.left' });
    expect(takeEmitted(one)).toEqual(['play.started', 'check-in after 1000']);
  });
});

test('each half of a guided breath is announced once, and so are the instructions of Manual', () => {
  const one = open();
  const said: string[] = [];
  let last = one.now();
  one.actor.subscribe((snapshot) => {
    const words = changeAnnouncement(last, snapshot);
    if (words) said.push(words);
    last = snapshot;
  });
  begin(one);
  plays(one, 8000, 'auto.toggled', 'breath.toggled', 1000, 'breath.toggled', 1000, 'auto.toggled');
  expect(said).toEqual([
    'Ready',
    'Breathe In',
    'Breathe Out',
    'Breathe In',
    'Hold Manual Breath to breathe in, and let go to breathe out. A key or a tap works too.',
    'Breathe In',
  ]);
  one.send({ type: 'game.left' });
  expect(said).toHaveLength(6);
});

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
import { run } from '../../run';

/** Type of an event that the person causes. The test sends the event with the clock's current time. */
type Deed =
  | 'session.shown'
  | 'auto.toggled'
  | 'breath.pressed'
  | 'breath.released'
  | 'breath.cancelled'
  | 'breath.toggled';

/** Time before the first guided breath, ms. */
const QUIET_MS = 1000;

/** Returns a session of Forest Meditation. */
function sitter() {
  const session = run((clock) => createActor(forestMeditationMachine, { clock }));
  const { actor, clock } = session;
  const send = (event: ForestMeditationEvent) => actor.send(event);
  return {
    ...session,
    now: () => clock.now(),
    do: (...deeds: readonly (Deed | number)[]) => {
      for (const deed of deeds) {
        if (typeof deed === 'number') session.pass(deed);
        else send({ type: deed, at: clock.now() });
      }
    },
    send,
    /** Starts a session, up to its first breath. */
    begin: () => {
      send({ type: 'game.started' });
      send({ type: 'session.shown', at: clock.now() });
      if (selectIsAuto(actor.getSnapshot())) session.pass(QUIET_MS);
    },
    phase: () => selectLightPhase(actor.getSnapshot()),
    full: () => selectLightStrength(actor.getSnapshot(), clock.now()),
    light: () => selectBreathLight(actor.getSnapshot()),
    state: () => actor.getSnapshot().value,
  };
}

describe('Auto', () => {
  test('is on by default, and no breath starts before the first visible frame', () => {
    const one = sitter();
    one.send({ type: 'game.started' });
    one.pass(60_000);
    expect(one.state()).toEqual({ session: 'opening' });
    expect(selectIsAuto(one.actor.getSnapshot())).toBe(true);
    expect(one.full()).toBe(0);
    one.do('session.shown', 999);
    expect([selectIsMeditating, selectBreathWord].map((select) => select(one.actor.getSnapshot()))).toEqual([
      true,
      'Ready',
    ]);
    one.pass(1);
    expect(one.phase()).toBe('in');
  });

  test('may be turned off in the quiet second before the first breath', () => {
    const one = sitter();
    one.send({ type: 'game.started' });
    one.do('session.shown', 500, 'auto.toggled', 60_000);
    expect([one.phase(), one.full()]).toEqual(['out', 0]);
  });

  test('turns every 4000 ms exactly, for an hour', () => {
    const one = sitter();
    one.pass(1234);
    one.begin();
    const began = one.now();
    const turns: number[] = [];
    let phase = one.phase();
    one.actor.subscribe((snapshot) => {
      if (selectLightPhase(snapshot) !== phase) turns.push(one.now() - began);
      phase = selectLightPhase(snapshot);
    });
    // Frames arrive at irregular times.
    for (let passed = 0; passed < 3_600_000; passed += 1717) one.pass(Math.min(1717, 3_600_000 - passed));
    expect(turns).toEqual(Array.from({ length: 900 }, (_, index) => 4000 * (index + 1)));
    expect(one.light().since).toBe(began + 3_600_000);
    expect(JSON.stringify(one.actor.getPersistedSnapshot()).length).toBeLessThan(1500);
  });

  test('swells the light along a sine, full after the inhale and dark after the exhale', () => {
    const one = sitter();
    one.begin();
    const seen = Array.from({ length: 9 }, () => {
      const full = one.full();
      one.pass(1000);
      return full;
    });
    const sine = (part: number) => (1 - Math.cos(Math.PI * part)) / 2;
    [0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0].forEach((part, index) => {
      expect(seen[index]).toBeCloseTo(sine(part), 10);
    });
  });

  test('when turned off rests on Breathe Out, and the first press starts an inhale', () => {
    const one = sitter();
    one.begin();
    one.do(3000, 'auto.toggled');
    expect(one.phase()).toBe('out');
    const left = one.full();
    expect(left).toBeGreaterThan(0.8);
    one.pass(1);
    expect(one.full()).toBeCloseTo(left, 2);
    one.pass(20_000);
    expect(one.phase()).toBe('out');
    expect(one.full()).toBe(0);
    expect(isLightChanging(one.light(), one.now())).toBe(false);
    one.do('breath.pressed');
    expect(one.phase()).toBe('in');
  });

  test('when turned on again starts an inhale from the current light', () => {
    const one = sitter();
    one.begin();
    one.do('auto.toggled', 'breath.pressed', 3000);
    const full = one.full();
    one.do('auto.toggled');
    expect(one.phase()).toBe('in');
    expect(one.full()).toBeCloseTo(full, 10);
    one.pass(4000);
    expect(one.phase()).toBe('out');
    expect(one.full()).toBeCloseTo(1, 10);
    // The release belongs to an earlier press, so it has no effect.
    one.do('breath.released');
    expect(one.phase()).toBe('out');
  });
});

describe('Manual Breath', () => {
  const alone = () => {
    const one = sitter();
    one.begin();
    one.do('auto.toggled', 20_000);
    return one;
  };

  test.each([250, 700, 3000, 8000])(
    'held for %d ms brightens the light for that time, and fades it for that time',
    (ms) => {
      const one = alone();
      one.do('breath.pressed');
      let last = one.full();
      for (let step = 0; step < 10; step++) {
        one.pass(ms / 10);
        expect(one.full()).toBeGreaterThan(last);
        last = one.full();
      }
      one.do('breath.released', ms - 1);
      expect(one.phase()).toBe('out');
      expect(one.full()).toBeGreaterThan(0);
      one.pass(1);
      expect(one.full()).toBeCloseTo(0, 10);
    },
  );

  test('held for a very long time keeps the light full', () => {
    const one = alone();
    one.do('breath.pressed', 60_000);
    expect(one.full()).toBe(1);
    expect(isLightChanging(one.light(), one.now())).toBe(false);
    one.do('breath.released', 8000);
    expect(one.full()).toBe(0);
  });

  test('toggles on a press under 250 ms, and on a key', () => {
    const one = alone();
    one.do('breath.pressed', 249, 'breath.released', 2000);
    expect(one.phase()).toBe('in');
    one.do('breath.pressed', 30, 'breath.released');
    expect(one.phase()).toBe('out');
    one.do(1000, 'breath.toggled', 2000);
    expect(one.phase()).toBe('in');
    one.do('breath.toggled');
    expect(one.phase()).toBe('out');
  });

  test('exhales after a canceled press, however short it was', () => {
    const one = alone();
    one.do('breath.pressed', 100, 'breath.cancelled');
    expect(one.phase()).toBe('out');
    one.do('breath.released', 'breath.cancelled', 1000);
    expect(one.phase()).toBe('out');
    one.do('breath.toggled', 'breath.pressed', 'breath.cancelled');
    expect(one.phase()).toBe('out');
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
      const before = one.full();
      one.do(deeds[(step * 7 + (step % 5)) % deeds.length] as Deed);
      expect(one.full()).toBeCloseTo(before, 10);
      one.pass(step % 40);
      expect(Math.abs(one.full() - before)).toBeLessThan(0.04);
    }
  });
});

describe('a session', () => {
  const completions = (one: ReturnType<typeof sitter>) =>
    one.emitted.filter((event) => event.type === 'activity' && event.activity.kind === 'play.completed')
      .length;

  test.each([true, false])('is completed after 120 s, once and silently (Auto: %s)', (auto) => {
    const one = sitter();
    one.begin();
    if (!auto) one.do('auto.toggled');
    one.pass(COMPLETED_FROM_MS - QUIET_MS - 1);
    expect(completions(one)).toBe(0);
    one.pass(1);
    expect(completions(one)).toBe(1);
    one.pass(COMPLETED_FROM_MS * 3);
    expect(completions(one)).toBe(1);
    expect(one.emitted.map(({ type }) => type)).toEqual(['activity', 'activity']);
  });

  test('counts from the first frame, and changing between Auto and Manual does not restart it', () => {
    const one = sitter();
    one.send({ type: 'game.started' });
    one.pass(50_000);
    one.do('session.shown', 60_000, 'auto.toggled', 30_000, 'auto.toggled', 29_999);
    expect(completions(one)).toBe(0);
    one.pass(1);
    expect(completions(one)).toBe(1);
  });

  test.each([true, false])('that is left asks for the check-in from 20 s on (Auto: %s)', (auto) => {
    const one = sitter();
    one.begin();
    if (!auto) one.do('auto.toggled');
    one.pass(20_000 - QUIET_MS - 1);
    one.send({ type: 'game.left' });
    expect(one.emitted.some(({ type }) => type === 'check-in.requested')).toBe(false);
    one.begin();
    one.pass(20_000 - (auto ? QUIET_MS : 0));
    one.send({ type: 'game.left' });
    expect(one.emitted.at(-1)).toEqual({ type: 'check-in.requested', delay: 1000 });
  });
});

test('each half of a guided breath is announced once, and so are the instructions of Manual', () => {
  const one = sitter();
  const said: string[] = [];
  let last = one.actor.getSnapshot();
  one.actor.subscribe((snapshot) => {
    const words = changeAnnouncement(last, snapshot);
    if (words) said.push(words);
    last = snapshot;
  });
  one.begin();
  one.do(8000, 'auto.toggled', 'breath.toggled', 1000, 'breath.toggled', 1000, 'auto.toggled');
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

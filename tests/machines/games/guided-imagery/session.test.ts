import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { CATALOG } from '../../../../domain/catalog';
import { guidedImageryMachine } from '../../../../machines/games/guided-imagery/guided-imagery.machine';
import type { SceneSeconds } from '../../../../machines/games/guided-imagery/options';
import { SCENES } from '../../../../machines/games/guided-imagery/scenes';
import {
  LENGTH_CHOICES,
  sceneAtIndex,
  selectAnnouncement,
  selectHasVoice,
  selectIsLastScene,
  selectIsPaused,
  selectIsWalkRunning,
  selectIsWalkShown,
  selectSceneIndex,
  selectSceneSeconds,
  selectStatusText,
} from '../../../../machines/games/guided-imagery/selectors';
import { run, START, takeEmitted } from '../../run';

const LAST = 9;

/** @param seconds duration of a scene */
const open = (seconds: SceneSeconds = 30) =>
  run((clock) => createActor(guidedImageryMachine, { clock }), {
    type: 'options.changed',
    options: { seconds },
  });

type Walk = ReturnType<typeof open>;

/** Starts a walk whose first scene is visible at once. */
function begin(seconds?: SceneSeconds): Walk {
  const walk = open(seconds);
  walk.send(...START);
  return walk;
}

const PAUSE = { type: 'walk.paused' } as const;
const RESUME = { type: 'walk.resumed' } as const;
const COMPLETE = { type: 'walk.completed' } as const;

/** Presses Previous or Next. @param index scene for which the press is meant */
const press = ({ send, now }: Walk, way: 'previous' | 'next', index = selectSceneIndex(now())) =>
  send({ type: 'scene.passed', way, index });

const where = ({ now }: Walk) =>
  selectIsWalkShown(now()) ? `${selectSceneIndex(now())}${selectIsPaused(now()) ? ' paused' : ''}` : 'intro';

/** Effects of the end. */
const END = ['play.completed', 'check-in after 1000'];

test('the ten scenes equal the specification, in order, with all fields', () => {
  expect(SCENES.map(({ id }) => id)).toEqual([
    'comfortable-position',
    'close-eyes',
    'peaceful-forest',
    'walk-path',
    'listen-sounds',
    'special-place',
    'focus-senses',
    'embrace-calm',
    'prepare-return',
    'return-refreshed',
  ]);
  for (const { title, description, image, narrationText } of SCENES) {
    expect([title, description, image].every((text) => text.length > 10)).toBe(true);
    const words = narrationText.split(' ').length;
    // The voice reads 40 to 50 words in 30 s, with a pause after each sentence.
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(50);
  }
  expect(new Set(SCENES.flatMap(({ title, description }) => [title, description])).size).toBe(20);
  expect(() => sceneAtIndex(10)).toThrow('There is no scene 10');
  expect(CATALOG.find(({ id }) => id === 'guided-imagery')?.duration).toBe('8-12 min');
});

describe.each([
  ['of 5 minutes, as specified', 30],
  ['of 12 minutes', 72],
] as const)('a walk %s', (_, seconds) => {
  const ms = seconds * 1000;

  test('advances from each scene to the next exactly on time, and never from the last', () => {
    const walk = open(seconds);
    walk.pass(1234);
    walk.send(...START);
    for (let index = 0; index < LAST; index++) {
      expect([where(walk), walk.context().cameAt]).toEqual([`${index}`, 1234 + index * ms]);
      walk.pass(ms - 1);
      expect(where(walk)).toBe(`${index}`);
      walk.pass(1);
    }
    expect([where(walk), walk.clock.now()]).toEqual([`${LAST}`, 1234 + LAST * ms]);
    walk.pass(3_600_000);
    expect(where(walk)).toBe(`${LAST}`);
    walk.send(COMPLETE);
    expect(where(walk)).toBe('intro');
    expect(takeEmitted(walk)).toEqual(['play.started', ...END]);
  });

  test('stops in a pause anywhere, and continues with the remaining time', () => {
    for (let index = 0; index < LAST; index++) {
      for (const into of [0, 1, ms / 2, ms - 1]) {
        const walk = begin(seconds);
        walk.pass(index * ms + into);
        walk.send(PAUSE);
        expect(where(walk)).toBe(`${index} paused`);
        walk.pass(3_600_000);
        walk.send(PAUSE);
        expect(where(walk)).toBe(`${index} paused`);
        walk.send(RESUME);
        walk.send(RESUME);
        walk.pass(ms - into - 1);
        expect(where(walk)).toBe(`${index}`);
        walk.pass(1);
        expect(where(walk)).toBe(`${index + 1}`);
        // The next scene has its full duration.
        if (index + 1 < LAST) {
          walk.pass(ms - 1);
          expect(where(walk)).toBe(`${index + 1}`);
          walk.pass(1);
          expect(where(walk)).toBe(`${index + 2}`);
        }
      }
    }
  });

  test('keeps the exact remaining time over several pauses in one scene', () => {
    const walk = begin(seconds);
    const step = ms / 20;
    for (let part = 0; part < 20; part++) {
      expect(where(walk)).toBe('0');
      walk.pass(step - (part === 19 ? 1 : 0));
      walk.send(PAUSE);
      walk.pass(part * 777);
      walk.send(RESUME);
    }
    expect(where(walk)).toBe('0');
    walk.pass(1);
    expect(where(walk)).toBe('1');
  });
});

describe('Previous and Next', () => {
  test('lead to each scene and back, each with its full length', () => {
    const walk = begin();
    for (let index = 0; index < LAST; index++) {
      walk.pass(29_999);
      press(walk, 'next');
      expect(where(walk)).toBe(`${index + 1}`);
    }
    for (let index = LAST; index > 0; index--) {
      press(walk, 'previous');
      expect(where(walk)).toBe(`${index - 1}`);
      walk.pass(29_999);
    }
    expect(where(walk)).toBe('0');
    walk.pass(1);
    expect(where(walk)).toBe('1');
  });

  test('stop at both ends', () => {
    const walk = begin();
    press(walk, 'previous');
    expect(where(walk)).toBe('0');
    // The remaining time has not changed.
    walk.pass(10_000);
    press(walk, 'previous');
    walk.pass(19_999);
    expect(where(walk)).toBe('0');
    for (let times = 0; times < 30; times++) press(walk, 'next');
    expect(where(walk)).toBe(`${LAST}`);
    press(walk, 'previous');
    walk.pass(30_000);
    expect(where(walk)).toBe(`${LAST}`);
  });

  test('ignore a press whose scene has just advanced by itself', () => {
    const walk = begin();
    walk.pass(30_000);
    press(walk, 'next', 0);
    press(walk, 'previous', 0);
    expect(where(walk)).toBe('1');
    press(walk, 'next', 5);
    expect(where(walk)).toBe('1');
  });

  test('change the scene during a pause, without ending the pause', () => {
    const walk = begin();
    walk.pass(12_000);
    walk.send(PAUSE);
    press(walk, 'next');
    press(walk, 'next');
    press(walk, 'previous');
    expect(where(walk)).toBe('1 paused');
    walk.pass(600_000);
    expect(where(walk)).toBe('1 paused');
    walk.send(RESUME);
    walk.pass(29_999);
    expect(where(walk)).toBe('1');
    walk.pass(1);
    expect(where(walk)).toBe('2');
  });
});

describe('Complete Exercise', () => {
  test('works only on the last scene, also in a pause', () => {
    const walk = open();
    walk.send(COMPLETE);
    walk.send(...START);
    for (let index = 0; index < LAST; index++) {
      walk.pass(5000);
      walk.send(COMPLETE);
      press(walk, 'next');
    }
    expect(takeEmitted(walk)).toEqual(['play.started']);
    walk.pass(5000);
    walk.send(PAUSE);
    walk.send(COMPLETE);
    walk.send(COMPLETE);
    expect(where(walk)).toBe('intro');
    expect(takeEmitted(walk)).toEqual(END);
  });

  test('ignores a press that was meant for Next', () => {
    const walk = begin();
    for (let times = 0; times < LAST; times++) press(walk, 'next');
    walk.send(COMPLETE);
    walk.pass(599);
    walk.send(COMPLETE);
    expect(where(walk)).toBe(`${LAST}`);
    walk.pass(1);
    walk.send(COMPLETE);
    expect(where(walk)).toBe('intro');
  });
});

describe('a session', () => {
  test('starts when it is shown, however late', () => {
    const walk = open();
    walk.send({ type: 'game.started' });
    walk.pass(20_000);
    press(walk, 'next');
    walk.send(PAUSE);
    expect(selectAnnouncement(walk.now(), true)).toBe('');
    walk.send({ type: 'session.shown' });
    walk.pass(29_999);
    expect(where(walk)).toBe('0');
  });

  test('describes its state', () => {
    const walk = begin();
    expect(selectStatusText(walk.now())).toBe('Meditation in Progress (30s per scene)');
    expect(selectAnnouncement(walk.now(), true)).toBe(
      'Scene 1 of 10. Find a Comfortable Position. Settle in, seated or lying down.',
    );
    expect(selectAnnouncement(walk.now(), false)).toContain(SCENES[0]?.narrationText);
    expect(selectIsWalkRunning(walk.now())).toBe(true);
    walk.send(PAUSE);
    expect(selectStatusText(walk.now())).toBe('Meditation Paused');
    expect(selectIsWalkRunning(walk.now())).toBe(false);
    const slow = begin(60);
    expect(selectStatusText(slow.now())).toBe('Meditation in Progress (60s per scene)');
    slow.pass(540_000);
    expect([selectIsLastScene(slow.now()), selectIsWalkRunning(slow.now())]).toEqual([true, true]);
  });

  test('lasts five minutes, or up to twelve: the voice may change during a session, the length may not', () => {
    const walk = open();
    expect(LENGTH_CHOICES.map(({ ms }) => ms / 60_000)).toEqual([5, 8, 10, 12]);
    walk.send({ type: 'options.changed', options: { seconds: 72 } });
    expect(selectSceneSeconds(walk.now())).toBe(72);
    walk.send({ type: 'options.changed', options: { seconds: 30 } });
    walk.send(...START);
    walk.pass(10_000);
    walk.send({ type: 'options.changed', options: { seconds: 72 } });
    walk.send({ type: 'options.changed', options: { voice: false } });
    expect([selectSceneSeconds(walk.now()), selectHasVoice(walk.now())]).toEqual([30, false]);
    walk.pass(20_000);
    expect(where(walk)).toBe('1');
    // The choice also applies to the next session.
    walk.send({ type: 'game.left' });
    walk.send(...START);
    expect(selectHasVoice(walk.now())).toBe(false);
  });
});

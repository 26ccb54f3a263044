import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../../../domain/catalog';
import { SCENES } from '../../../../machines/games/guided-imagery/scenes';
import {
  LENGTH_CHOICES,
  sceneAtIndex,
  selectAnnouncement,
  selectHasVoice,
  selectIsLastScene,
  selectIsWalkRunning,
  selectSceneSeconds,
  selectStatusText,
} from '../../../../machines/games/guided-imagery/selectors';
import { walker } from './walker';

const LAST = 9;

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
  test('advances from each scene to the next exactly on time, and never from the last', () => {
    const one = walker({ seconds });
    one.pass(1234);
    one.begin();
    for (let index = 0; index < LAST; index++) {
      expect([one.where(), one.snapshot().context.cameAt]).toEqual([`${index}`, 1234 + index * one.scene]);
      one.pass(one.scene - 1);
      expect(one.where()).toBe(`${index}`);
      one.pass(1);
    }
    expect([one.where(), one.clock.now()]).toEqual([`${LAST}`, 1234 + LAST * one.scene]);
    one.pass(3_600_000);
    expect([one.where(), one.completions()]).toEqual([`${LAST}`, 0]);
    one.complete();
    expect([one.where(), one.completions()]).toEqual(['intro', 1]);
    expect(one.checkIns()).toEqual([{ type: 'check-in.requested', delay: 1000 }]);
    expect(one.emitted[0]).toEqual({ type: 'activity', activity: { kind: 'play.started' } });
    expect(one.emitted).toHaveLength(3);
  });

  test('stops in a pause anywhere, and continues with the remaining time', () => {
    for (let index = 0; index < LAST; index++) {
      for (const into of [0, 1, (seconds * 1000) / 2, seconds * 1000 - 1]) {
        const someone = walker({ seconds });
        someone.begin();
        someone.pass(index * someone.scene + into);
        someone.pause();
        expect(someone.where()).toBe(`${index} paused`);
        someone.pass(3_600_000);
        someone.pause();
        expect(someone.where()).toBe(`${index} paused`);
        someone.resume();
        someone.resume();
        someone.pass(someone.scene - into - 1);
        expect(someone.where()).toBe(`${index}`);
        someone.pass(1);
        expect(someone.where()).toBe(`${index + 1}`);
        // The next scene has its full duration.
        if (index + 1 < LAST) {
          someone.pass(someone.scene - 1);
          expect(someone.where()).toBe(`${index + 1}`);
          someone.pass(1);
          expect(someone.where()).toBe(`${index + 2}`);
        }
      }
    }
  });

  test('keeps the exact remaining time over several pauses in one scene', () => {
    const someone = walker({ seconds });
    someone.begin();
    const step = someone.scene / 20;
    for (let part = 0; part < 20; part++) {
      expect(someone.where()).toBe('0');
      someone.pass(step - (part === 19 ? 1 : 0));
      someone.pause();
      someone.pass(part * 777);
      someone.resume();
    }
    expect(someone.where()).toBe('0');
    someone.pass(1);
    expect(someone.where()).toBe('1');
  });
});

describe('Previous and Next', () => {
  test('lead to each scene and back, each with its full length', () => {
    const someone = walker();
    someone.begin();
    for (let index = 0; index < LAST; index++) {
      someone.pass(29_999);
      someone.next();
      expect(someone.where()).toBe(`${index + 1}`);
    }
    for (let index = LAST; index > 0; index--) {
      someone.previous();
      expect(someone.where()).toBe(`${index - 1}`);
      someone.pass(29_999);
    }
    expect(someone.where()).toBe('0');
    someone.pass(1);
    expect(someone.where()).toBe('1');
  });

  test('stop at both ends', () => {
    const someone = walker();
    someone.begin();
    someone.previous();
    expect(someone.where()).toBe('0');
    // The remaining time has not changed.
    someone.pass(10_000);
    someone.previous();
    someone.pass(19_999);
    expect(someone.where()).toBe('0');
    for (let press = 0; press < 30; press++) someone.next();
    expect([someone.where(), someone.completions()]).toEqual([`${LAST}`, 0]);
    someone.previous();
    someone.pass(30_000);
    expect(someone.where()).toBe(`${LAST}`);
  });

  test('ignore a press whose scene has just advanced by itself', () => {
    const someone = walker();
    someone.begin();
    someone.pass(30_000);
    someone.next(0);
    someone.previous(0);
    expect(someone.where()).toBe('1');
    someone.next(5);
    expect(someone.where()).toBe('1');
  });

  test('change the scene during a pause, without ending the pause', () => {
    const someone = walker();
    someone.begin();
    someone.pass(12_000);
    someone.pause();
    someone.next();
    someone.next();
    someone.previous();
    expect(someone.where()).toBe('1 paused');
    someone.pass(600_000);
    expect(someone.where()).toBe('1 paused');
    someone.resume();
    someone.pass(29_999);
    expect(someone.where()).toBe('1');
    someone.pass(1);
    expect(someone.where()).toBe('2');
  });
});

describe('Complete Exercise', () => {
  test('works only on the last scene, also in a pause', () => {
    const someone = walker();
    someone.complete();
    someone.begin();
    for (let index = 0; index < LAST; index++) {
      someone.pass(5000);
      someone.complete();
      someone.next();
    }
    expect(someone.completions()).toBe(0);
    someone.pass(5000);
    someone.pause();
    someone.complete();
    expect([someone.where(), someone.completions(), someone.checkIns().length]).toEqual(['intro', 1, 1]);
    someone.complete();
    expect([someone.completions(), someone.checkIns().length]).toEqual([1, 1]);
  });

  test('ignores a press that was meant for Next', () => {
    const someone = walker();
    someone.begin();
    for (let press = 0; press < LAST; press++) someone.next();
    someone.complete();
    someone.pass(599);
    someone.complete();
    expect(someone.where()).toBe(`${LAST}`);
    someone.pass(1);
    someone.complete();
    expect(someone.where()).toBe('intro');
  });
});

describe('a session', () => {
  test('starts when it is shown, however late', () => {
    const someone = walker();
    someone.send({ type: 'game.started' });
    someone.pass(20_000);
    someone.next();
    someone.pause();
    expect(selectAnnouncement(someone.snapshot(), true)).toBe('');
    someone.send({ type: 'session.shown', at: someone.clock.now() });
    someone.pass(29_999);
    expect(someone.where()).toBe('0');
  });

  test('describes its state', () => {
    const someone = walker();
    someone.begin();
    expect(selectStatusText(someone.snapshot())).toBe('Meditation in Progress (30s per scene)');
    expect(selectAnnouncement(someone.snapshot(), true)).toBe(
      'Scene 1 of 10. Find a Comfortable Position. Settle in, seated or lying down.',
    );
    expect(selectAnnouncement(someone.snapshot(), false)).toContain(SCENES[0]?.narrationText);
    expect(selectIsWalkRunning(someone.snapshot())).toBe(true);
    someone.pause();
    expect(selectStatusText(someone.snapshot())).toBe('Meditation Paused');
    expect(selectIsWalkRunning(someone.snapshot())).toBe(false);
    const slow = walker({ seconds: 60 });
    slow.begin();
    expect(selectStatusText(slow.snapshot())).toBe('Meditation in Progress (60s per scene)');
    slow.pass(540_000);
    expect([selectIsLastScene(slow.snapshot()), selectIsWalkRunning(slow.snapshot())]).toEqual([true, true]);
  });

  test('lasts five minutes, or up to twelve: the voice may change during a session, the length may not', () => {
    const someone = walker();
    expect(LENGTH_CHOICES.map(({ ms }) => ms / 60_000)).toEqual([5, 8, 10, 12]);
    someone.send({ type: 'options.changed', options: { seconds: 72 } });
    expect(selectSceneSeconds(someone.snapshot())).toBe(72);
    someone.send({ type: 'options.changed', options: { seconds: 30 } });
    someone.begin();
    someone.pass(10_000);
    someone.send({ type: 'options.changed', options: { seconds: 72 } });
    someone.send({ type: 'options.changed', options: { voice: false } });
    expect([selectSceneSeconds(someone.snapshot()), selectHasVoice(someone.snapshot())]).toEqual([30, false]);
    someone.pass(20_000);
    expect(someone.where()).toBe('1');
    // The choice also applies to the next session.
    someone.send({ type: 'game.left' });
    someone.begin();
    expect(selectHasVoice(someone.snapshot())).toBe(false);
  });
});

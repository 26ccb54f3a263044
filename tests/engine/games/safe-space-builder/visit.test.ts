/** A visit to a safe space without a browser: touched elements respond with motion, light or sound, and then rest. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { ELEMENT_KINDS, EMPTY_SPACE, elementNameOf, type PlacedElement } from '../../../../domain/safe-space';
import { Touches } from '../../../../engine/games/safe-space-builder/gestures';
import {
  answerStrengthAt,
  BUILD_LOOK,
  LIGHT_PULSE_SECONDS,
} from '../../../../engine/games/safe-space-builder/visit';
import { answerCueOf, visitCues } from '../../../../engine/games/safe-space-builder/visit.cues';
import type { PointerSample } from '../../../../engine/stage/pointer-queue';
import game from '../../../../src/games/safe-space-builder/safe-space-builder.game';
import { Player } from '../../../drivers/player';

afterEach(async () => {
  // Lets pictures arrive that the test has not waited for.
  await new Promise((resolve) => setImmediate(resolve));
  vi.unstubAllGlobals();
});

const elements = ELEMENT_KINDS.map(
  (kind, index): PlacedElement => ({
    ...{ id: `${kind}-1`, type: 'nature', name: elementNameOf(kind), emoji: '', scale: 1 },
    x: 5 + (index % 5) * 20,
    y: 50 + Math.floor(index / 5) * 10,
  }),
);

/** Returns a visit to a space with one element of each kind. */
async function sits(options = {}) {
  const player = await Player.at(game, options);
  player.does({ type: 'space.loaded', saved: { ...EMPTY_SPACE, elements }, draft: null }).starts();
  return player.does({ type: 'visit.began' }).waits(1200);
}

const heard = (player: Awaited<ReturnType<typeof sits>>) =>
  (player.emitted as { type: string; kind?: string }[])
    .filter(({ type }) => type === 'answer')
    .map(({ kind }) => kind);

/**
 * Complete announcements of two elements. For every other element the test checks only the beginning of the
 * announcement, which is the element's name.
 */
const ANSWERS: Partial<Record<(typeof ELEMENT_KINDS)[number], string>> = {
  windchime: 'Wind Chime, rings.',
  lamp: 'Lamp, off.',
};

test('every element answers by its name; back in Build everything rests, and nothing is drawn', async () => {
  const player = await sits();
  expect(player.names).toHaveLength(25);
  for (const kind of ELEMENT_KINDS) {
    player
      .presses(elementNameOf(kind))
      .waits(400)
      .isTold(ANSWERS[kind] ?? elementNameOf(kind));
    expect(heard(player).at(-1)).toBe(kind);
  }
  player.does({ type: 'visit.ended' }).isTold('You can build again.').rests();
});

test('an answer that Build or leaving interrupts comes to rest', async () => {
  const player = await sits();
  player.presses('Wind Chime').waits(300).does({ type: 'visit.ended' }).rests();
  player.does({ type: 'visit.began' }).waits(200).presses('Tea').waits(100).leaves();
  expect(player.snapshot.context.answering).toEqual({});
});

test('the breathing light needs only few frames', async () => {
  const player = await sits();
  const { drawn } = player;
  player.waits(2000);
  expect(player.drawn - drawn).toBeGreaterThan(10);
  // With 16 ms between display frames, only every second one is drawn.
  expect(player.drawn - drawn).toBeLessThan(70);
});

test('with reduced motion the light does not breathe, and an element answers by light only', async () => {
  const player = await sits({ reducedMotion: true });
  player.rests().presses('Tree').isTold('Tree, sways.');
  const { drawn } = player;
  player.waits(500);
  expect(player.drawn).toBeGreaterThan(drawn);
  player.waits(3000).rests();
});

test('the screen stays on during the visit', async () => {
  const player = await sits();
  expect(game.screenStaysOn?.(player.snapshot)).toBe(true);
  player.does({ type: 'visit.ended' });
  expect(game.screenStaysOn?.(player.snapshot)).toBe(false);
});

describe('pointers', () => {
  const row = ['chime', 'tea', undefined, 'tree'] as const;
  /** Returns a pointer handler for elements that lie side by side, each 100 px wide. */
  function table() {
    const touched: string[] = [];
    const directions: number[] = [];
    const hands = new Touches({
      find: (x) => row[Math.floor(x / 100)],
      onTouch: (id, direction) => {
        touched.push(id);
        directions.push(direction);
      },
    });
    const at = (id: number, kind: PointerSample['kind'], x = 0) =>
      hands.follow([{ id, kind, x, y: 0, pressure: undefined, at: 0 }]);
    return { hands, touched, directions, at };
  }

  test('immediately touch the element under them, and each element on a stroke once', () => {
    const { touched, directions, at } = table();
    at(1, 'down', 10);
    for (const x of [40, 90, 110, 190, 250, 350, 390]) at(1, 'move', x);
    expect(touched).toEqual(['chime', 'tea', 'tree']);
    at(1, 'up', 390);
    at(1, 'move', 20);
    expect(touched).toHaveLength(3);
    // A touch reports the direction of the pointer: 1 to the right, -1 to the left.
    at(2, 'down', 390);
    at(2, 'move', 150);
    expect(directions).toEqual([1, 1, 1, 1, -1]);
  });

  test('work with ten fingers, and have no effect after the visit has ended', () => {
    const { hands, touched, at } = table();
    for (let finger = 0; finger < 10; finger++) at(finger, 'down', finger * 40);
    expect(touched).toEqual(['chime', 'chime', 'chime', 'tea', 'tea', 'tree', 'tree']);
    hands.forget();
    for (let finger = 0; finger < 10; finger++) at(finger, 'move', 50);
    expect(touched).toHaveLength(7);
  });
});

test('an answer swells, peaks early, and is zero at both ends', () => {
  expect([answerStrengthAt(0), answerStrengthAt(1), answerStrengthAt(-1), answerStrengthAt(2)]).toEqual([
    0, 0, 0, 0,
  ]);
  const course = Array.from({ length: 101 }, (_, part) => answerStrengthAt(part / 100));
  expect(Math.max(...course)).toBe(1);
  expect(course.indexOf(1)).toBeLessThan(20);
  const steps = course.slice(1).map((value, index) => Math.abs(value - (course[index] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.25);
});

test('in Build all lamps are on, and nothing answers', () => {
  expect([BUILD_LOOK.lit('lamp-1'), BUILD_LOOK.answerOf('tea-1'), BUILD_LOOK.visiting]).toEqual([
    1,
    undefined,
    0,
  ]);
  expect(60 / LIGHT_PULSE_SECONDS).toBeCloseTo(5.5, 0);
});

test('every answer has its sound, and switching off sounds different from switching on', () => {
  for (const kind of ELEMENT_KINDS)
    for (const isLit of [true, false]) {
      const { cue, step = 0 } = answerCueOf({ type: 'answer', kind, isLit, variant: 2 });
      const { sounds } = visitCues.cues[cue];
      expect(visitCues.sprite[sounds[step % sounds.length] ?? '']?.[1]).toBeLessThanOrEqual(3000);
    }
  const [on, off] = [true, false].map(
    (isLit) => answerCueOf({ type: 'answer', kind: 'lamp', isLit, variant: 0 }).cue,
  );
  expect(on).not.toBe(off);
});

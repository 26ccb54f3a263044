/**
 * The drawing of Thought Bubbles: bubbles that drift together with their words, and the lights of the chosen
 * answers.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  selectChosenAnswer,
  selectTransformedThoughts,
} from '../../../../machines/games/thought-bubbles/selectors';
import { thoughtAt } from '../../../../machines/games/thought-bubbles/thoughts';
import thoughtBubbles from '../../../../src/games/thought-bubbles/thought-bubbles.game';
import { drawn, middleOf, paintedIn, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts a session and waits for the first bubbles. */
async function startSession(options: PlayerOptions = {}) {
  const player = await Player.at(thoughtBubbles, options);
  player.starts();
  await new Promise((resolve) => setTimeout(resolve));
  player.waits(1000);
  const { text, answers } = thoughtAt(player.snapshot.context.thought);
  const bubble = (label: string) => middleOf(player.view, drawn(player.view, label));
  const words = (name: string) => {
    const { x, y, width, height } = player.boxOf(name);
    return { x: x + width / 2, y: y + height / 2 };
  };
  return {
    player,
    text,
    answers,
    bubble,
    words,
    light: (number: number) => drawn(player.view, `Light ${number}`),
  };
}

describe.each([
  [900, 640],
  [700, 600],
])('in a slot of %i x %i', (width, height) => {
  test('words lie on their bubbles and drift with them', async () => {
    const { player, text, answers, bubble, words } = await startSession();
    player.resizes(width, height).waits(500);
    for (let second = 0; second < 3; second++) {
      player.waits(4000);
      for (const [label, name] of [
        ['Thought', text],
        ...answers.map((answer, index) => [`Answer ${index + 1}`, answer] as const),
      ] as const) {
        expect(Math.abs(bubble(label).x - words(name).x)).toBeLessThan(2);
        expect(Math.abs(bubble(label).y - words(name).y)).toBeLessThan(2);
      }
    }
  });

  test('all bubbles are inside the slot', async () => {
    const { player, bubble } = await startSession({ slot: { width: 1400, height: 900 } });
    player.resizes(width, height).waits(500);
    for (const label of ['Thought', 'Answer 1', 'Answer 2', 'Answer 3', 'OwnBubble']) {
      const { x, y } = bubble(label);
      expect(x > 0 && x < width && y > 0 && y < height, `${label} at ${x}, ${y}`).toBe(true);
    }
  });
});

test('bubbles are painted over the lights, and the flying answer over all of them', async () => {
  const { player } = await startSession();
  expect(paintedIn(player.view)).toEqual([
    ...[1, 2, 3, 4, 5].map((light) => `Light ${light}`),
    'Glow',
    'OwnBubble',
    'Thought',
    'Answer 1',
    'Answer 2',
    'Answer 3',
    'FlyingAnswer',
  ]);
});

test('the thought has a tint, and no answer has one', async () => {
  const { player } = await startSession();
  const tinge = (label: string) => uniform(player.view, label, 'uTint')[3] as number;
  expect(tinge('Thought')).toBeGreaterThan(0.4);
  for (const label of ['Answer 1', 'Answer 2', 'Answer 3']) expect(tinge(label)).toBe(0);
});

test.each([0, 1, 2])('pressing answer %i keeps that answer', async (index) => {
  const { player, answers } = await startSession();
  player.presses(answers[index] as string);
  expect(selectChosenAnswer(player.snapshot)).toBe(index);
  expect(selectTransformedThoughts(player.snapshot)).toHaveLength(1);
});

test('a kept answer flies up, and one light stays on', async () => {
  const { player, answers, light } = await startSession();
  expect(light(1).visible).toBe(false);
  player.presses(answers[0] as string).waits(500);
  expect(drawn(player.view, 'FlyingAnswer').visible).toBe(true);
  expect(drawn(player.view, 'Answer 1').visible).toBe(false);
  player.waits(4500);
  expect(drawn(player.view, 'FlyingAnswer').visible).toBe(false);
  expect(light(1).alpha).toBe(1);
  expect(light(2).visible).toBe(false);
});

test('with reduced motion no bubble drifts and no film flows', async () => {
  const { player, bubble } = await startSession({ reducedMotion: true });
  const before = bubble('Answer 1');
  player.waits(5000);
  expect(bubble('Answer 1')).toEqual(before);
  expect(uniform(player.view, 'Thought', 'uTime')).toEqual([0]);
});

test('otherwise bubbles drift and their films flow', async () => {
  const { player, bubble } = await startSession();
  const before = bubble('Answer 1');
  player.waits(5000);
  const after = bubble('Answer 1');
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(3);
  expect(uniform(player.view, 'Thought', 'uTime')[0]).toBeGreaterThan(4);
});

test.each([
  [false, 0],
  [true, 1],
])('at night (%s) films have the colors of the night', async (isNight, night) => {
  const { player } = await startSession({ isNight });
  expect(uniform(player.view, 'Thought', 'uNight')).toEqual([night]);
});

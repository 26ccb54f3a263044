/** A session of Thought Bubbles without a browser. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { thoughtAt } from '../../../../machines/games/thought-bubbles/thoughts';
import thoughtBubbles from '../../../../src/games/thought-bubbles/thought-bubbles.game';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

const OWN = 'Create my own positive thought';
const begin = async (options: PlayerOptions = {}) => (await Player.at(thoughtBubbles, options)).starts();
type ThoughtBubblesDriver = Awaited<ReturnType<typeof begin>>;
const namesNow = ({ snapshot }: ThoughtBubblesDriver): string[] => {
  const { text, answers } = thoughtAt(snapshot.context.thought);
  return [text, ...answers, OWN];
};

describe.each([false, true])('reduced motion: %s', (reducedMotion) => {
  test('five rounds work by name: each has announcement, sound and new bubbles, and the end rests', async () => {
    const player = await begin({ reducedMotion });
    for (let round = 1; round <= 5; round++) {
      const names = namesNow(player);
      expect(player.names).toEqual(names);
      player.isTold(new RegExp(`^Round ${round} of 5: ${names[0]}\\.`));
      if (round === 3) {
        player.presses(OWN).does({ type: 'form.changed', filled: true }, { type: 'form.submitted' });
        player.isTold('Your own words take its place.');
      } else {
        player.presses(names[1 + (round % 3)] as string);
      }
      // The old buttons stay in place but ignore further presses.
      for (const name of names) player.sees(name).presses(name);
      player.waits(1500);
    }
    player.hears('join').hears('rise').isTold('Exercise complete. 5 thoughts have a kinder answer.');
    expect(player.snapshot.context.score).toBe(55);
    expect(player.names).toEqual([]);
    player.rests();
  });
});

test('bubbles drift at 30 frames a second until they are held still, then nothing is drawn', async () => {
  const player = await begin();
  player.waits(3000);
  const before = player.drawn;
  player.waits(2000);
  expect(player.drawn - before).toBeGreaterThan(55);
  expect(player.drawn - before).toBeLessThan(70);
  player.does({ type: 'options.changed', options: { isHeld: true } }).rests();
  player.does({ type: 'options.changed', options: { isHeld: false } }).waits(500);
  const again = player.drawn;
  player.waits(500);
  expect(player.drawn).toBeGreaterThan(again + 12);
});

test('nothing is drawn with reduced motion, during writing, and at the end', async () => {
  const still = await begin({ reducedMotion: true });
  still.rests();
  const writing = await begin();
  writing.presses(OWN).rests();
  const ended = await begin();
  ended.waits(300_000);
  expect(ended.snapshot.matches('complete')).toBe(true);
  ended.rests();
});

test('a touch on the thought announces its gentle line, and all five touches together count once', async () => {
  const player = await begin();
  const [thought, ...others] = namesNow(player) as [string, ...string[]];
  player.presses(thought);
  player.isTold("You don't have to push it away. Pick an answer when one fits.");
  for (const name of others) player.presses(name);
  expect(player.snapshot.context).toMatchObject({ score: 10, touches: 1 });
});

test.each([
  [320, 240],
  [360, 440],
  [2504, 800],
])('random actions at %i x %i px break nothing, by day and by night', async (width, height) => {
  const player = await begin({ isNight: width > 1000, slot: { width, height } });
  for (let act = 0; act < 500; act++) {
    const { length } = player.names;
    if (length > 0) player.presses(player.names[(act * 7) % length] as string);
    player.waits((act * 131) % 900);
    if (act % 3 === 0) player.does({ type: 'form.changed', filled: act % 2 === 0 });
    if (act % 4 === 0) player.does({ type: 'form.submitted' });
    if (act % 9 === 0) player.does({ type: 'form.cancelled' });
    if (act % 13 === 0) player.does({ type: 'options.changed', options: { isHeld: act % 2 === 0 } });
    if (player.snapshot.matches('complete')) player.does({ type: 'game.started' }, { type: 'session.shown' });
  }
  player.leaves();
  expect(player.snapshot.matches('ready')).toBe(true);
});

/**
 * 'Keep going' plays a completed exercise again: without a free try, as another play, and with one check-in
 * after the last round.
 */
import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import type { GameTag } from '../../machines/game';
import { has, type Player, until } from '../players/support/player';
import { gamesWith, players, triesOf } from './support/every-game';

const player = players();
const KEEP_GOING = 'Keep going';

/** Longest exercise that ends by itself, ms. */
const LONGEST_MS = 700_000;

/** Time between two looks, ms. It is shorter than the delay of the check-in. */
const LOOK_MS = 250;

/** Returns the player, for whom the session ends with 'Keep going' instead of the check-in. */
function untilAgain(person: Player): Player {
  const isAsked = () => has(person, KEEP_GOING);
  const wait = async (ms: number) => {
    for (let left = ms; left > 0 && !(await isAsked()); left -= LOOK_MS)
      await person.wait(Math.min(left, LOOK_MS));
  };
  const own: Partial<Player> = { isAsked, wait };
  return new Proxy(person, {
    get: (_, name: keyof Player) => own[name] ?? person[name].bind(person),
  });
}

const REPEATABLE: GameTag = 'canRepeat';

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const GAMES = await gamesWith(({ machine }) =>
  nodesOf(machine.root).some(({ tags }) => tags.includes(REPEATABLE)),
);

test('guided exercises offer it', () => {
  expect(GAMES.length).toBeGreaterThan(0);
});

test.each(GAMES)('$slug', async ({ slug, address, game }) => {
  // Without these choices an exercise may have no end.
  const choices = game.interruption?.choices;
  const person = player({
    storage: choices ? { 'stillgrove.choices': JSON.stringify({ [slug]: choices }) } : {},
  });
  await person.open(address);
  await person.start();
  const before = triesOf(person);
  if (choices) await until(person, () => has(person, KEEP_GOING), { within: LONGEST_MS, step: 500 });
  else await game.solve(untilAgain(person));
  expect(await person.isAsked()).toBe(false);
  expect(person.page.focused.textContent?.trim()).toBe(KEEP_GOING);
  await person.press(KEEP_GOING);
  expect(await person.isPlaying()).toBe(true);
  await person.wait(5000);
  expect(await person.isAsked()).toBe(false);
  expect(triesOf(person)).toBe(before);
  expect(await person.journal()).toMatchObject([
    { kind: 'play', completedAt: expect.any(Number) },
    { kind: 'play' },
  ]);
  await person.leave();
  await person.wait(3000);
  expect(await person.isAsked()).toBe(true);
});

/**
 * After a rotation in mid-play every game has the layout of a game that started in the new orientation. A rotation back
 * restores the earlier layout.
 */
import type { Container } from 'pixi.js';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { GameDefinition } from '../../../src/play/define-game';
import { Player } from '../../drivers/player';

type Game = GameDefinition<AnyStateMachine>;

const GAMES = Object.values(
  import.meta.glob<Game>('../../../src/games/*/*.game.{ts,tsx}', { import: 'default', eager: true }),
);

const UPRIGHT = { width: 390, height: 460 };
const LYING = { width: 844, height: 260 };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns the positions of a container and of all its descendants, each in CSS px of its parent. */
const placesOf = ({ label, x, y, scale, visible, children }: Container): unknown => ({
  label,
  visible,
  place: [x, y, scale.x, scale.y],
  children: children.map((child) => placesOf(child as Container)),
});

const stateOf = (player: Player<AnyStateMachine>) => ({
  value: player.snapshot.value,
  targets: player.names.map((name) => [name, player.boxOf(name)]),
  places: placesOf(player.view),
});

/** Plays for three seconds, and waits for the pictures. */
async function plays(game: Game, slot: typeof UPRIGHT): Promise<Player<AnyStateMachine>> {
  const player = await Player.at(game, { seed: 1, slot });
  player.starts().waits(3000);
  await expect.poll(() => player.awaits).toBeUndefined();
  return player.waits(100);
}

test.each(GAMES.map((game) => [game.slug, game] as const))('%s', async (_, game) => {
  const lying = await plays(game, LYING);
  const player = await plays(game, UPRIGHT);
  // Bubbles drift on from other places, so only their names are compared.
  const compared = game.slug === 'thought-bubbles' ? (one: typeof player) => one.names : stateOf;
  const before = compared(player);
  player.resizes(LYING.width, LYING.height);
  expect(compared(player)).toEqual(compared(lying));
  player.resizes(UPRIGHT.width, UPRIGHT.height);
  expect(compared(player)).toEqual(before);
  expect(player.waits(500).blank).toEqual([]);
  player.leaves();
  lying.leaves();
});

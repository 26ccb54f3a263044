/**
 * The generated paths visit every state and take every transition of the games' machines, except the transitions that
 * the players list with a reason.
 */
import { expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { playerOf } from '../players/support/players';
import { machineOf } from '../qa/recording/machines';
import { generate, sizeOf } from './generate';

/** Events that no generated path has, because they need a second page. */
const OF_TWO_PAGES = [' · game.resumed '];

/** Longest time of a search on a busy machine, ms. */
const LONGEST_MS = 120_000;

test.each(BUILT_GAMES)(
  '$slug',
  async ({ slug }) => {
    const machine = await machineOf(slug);
    const { missing, visited } = generate(machine);
    expect(visited).toHaveLength(sizeOf(machine).states);
    const own = missing.filter((name) => !OF_TWO_PAGES.some((event) => name.includes(event)));
    expect(own.toSorted()).toEqual(Object.keys(playerOf(slug).paths.untaken ?? {}).toSorted());
  },
  LONGEST_MS,
);

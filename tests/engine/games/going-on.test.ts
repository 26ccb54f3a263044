/** Interrupted sessions of every game that saves them: their stored state, and a resumption, which records no second start. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { GameDefinition, SessionSaving } from '../../../src/play/define-game';
import { Player } from '../../drivers/player';

type Game = GameDefinition<AnyStateMachine> & { readonly saved: SessionSaving<AnyStateMachine> };

const GAMES = Object.values(
  import.meta.glob<Game>('../../../src/games/*/*.game.{ts,tsx}', { import: 'default', eager: true }),
).filter(({ saved }) => saved);

afterEach(async () => {
  // Lets pictures arrive that the test has not waited for.
  await new Promise((resolve) => setImmediate(resolve));
  vi.unstubAllGlobals();
});

const SMALL = { width: 360, height: 400 };

describe.each(GAMES.map((game) => ({ slug: game.slug, game })))('$slug', ({ game }) => {
  const { schema, save, words } = game.saved;
  test('has a short stored state with words, records no second start, and refuses a damaged state', async () => {
    const interrupted = (await Player.at(game, { seed: 7, slot: SMALL })).starts().waits(20_000, 100);
    const stored = JSON.parse(JSON.stringify(save(interrupted.snapshot.context, 20_000)));
    const saved = schema.parse(stored);
    expect(saved).toEqual(stored);
    expect(JSON.stringify(saved).length).toBeLessThan(2500);
    expect(words(saved)).toMatch(/\w/);
    const player = (await Player.at(game, { seed: 8, slot: SMALL })).goesOn(saved);
    expect(player.snapshot.hasTag('session')).toBe(true);
    expect(player.emitted.filter(({ type }) => type === 'activity')).toEqual([]);

    // A damaged state is refused.
    for (const value of [undefined, null, 'state', 7, [], {}, true])
      expect(schema.safeParse(value).success).toBe(false);
    for (const name of Object.keys(stored))
      for (const wrong of [undefined, 'wrong', -7.5, Number.NaN, { wrong: true }])
        expect(schema.safeParse({ ...stored, [name]: wrong }).success, `${name}: ${wrong}`).toBe(false);
  });
});

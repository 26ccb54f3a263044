/** Interrupted sessions of every game that keeps them: their stored state, and their resumption, which records no second start. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { GameDefinition, Keeps } from '../../../src/play/define-game';
import { Player } from '../../drivers/player';

type Game = GameDefinition<AnyStateMachine> & { readonly keeps: Keeps<AnyStateMachine> };

const GAMES = Object.values(
  import.meta.glob<Game>('../../../src/games/*/*.game.{ts,tsx}', { import: 'default', eager: true }),
).filter(({ keeps }) => keeps);

afterEach(() => {
  vi.unstubAllGlobals();
});

const SMALL = { width: 360, height: 400 };

describe.each(GAMES.map((game) => ({ slug: game.slug, game })))('$slug', ({ game }) => {
  const { keeps } = game;
  /** Returns the stored state of a session that was interrupted after 20 s, as JSON. */
  const interrupted = async () => {
    const player = await Player.at(game, { seed: 7, slot: SMALL });
    player.starts().waits(20_000, 100);
    return JSON.parse(JSON.stringify(keeps.of(player.snapshot, 20_000)));
  };

  test('continues from its stored state, and records no second start', async () => {
    const stored = await interrupted();
    const kept = keeps.from(stored);
    expect(kept).toEqual(stored);
    expect(JSON.stringify(kept).length).toBeLessThan(2500);
    expect(keeps.words(kept)).toMatch(/\w/);
    const player = await Player.at(game, { seed: 8, slot: SMALL });
    expect(player.snapshot.hasTag('session')).toBe(false);
    player.goesOn(kept);
    expect(player.snapshot.hasTag('session')).toBe(true);
    expect(player.emitted.filter(({ type }) => type === 'activity')).toEqual([]);
    // A resumed session stores the same fields, and describes its state with the same words.
    const again = keeps.of(player.snapshot, 16);
    expect(Object.keys(again as object)).toEqual(Object.keys(stored));
    expect(keeps.words(again)).toBe(keeps.words(kept));
  });

  test('refuses a state that is impossible', async () => {
    const stored = await interrupted();
    for (const value of [undefined, null, 'state', 7, [], {}, true])
      expect(keeps.from(value)).toBeUndefined();
    for (const name of Object.keys(stored))
      for (const wrong of [undefined, 'wrong', -7.5, Number.NaN, { wrong: true }])
        expect(keeps.from({ ...stored, [name]: wrong }), `${name}: ${wrong}`).toBeUndefined();
  });

  test('starts from the beginning after the person has left it', async () => {
    const kept = keeps.from(await interrupted());
    const player = await Player.at(game, { seed: 9, slot: SMALL });
    player.goesOn(kept).leaves();
    expect(player.snapshot.hasTag('session')).toBe(false);
    player.starts();
    expect(player.emitted.filter((one) => one.type === 'activity')).toContainEqual({
      type: 'activity',
      activity: expect.objectContaining({ kind: 'play.started' }),
    });
  });
});

/** A session of Memory Cards without a browser. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import memoryCards from '../../../../src/games/memory-cards/memory-cards.game';
import { Player } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

type CardsPlayer = Awaited<ReturnType<typeof sitDown>>;
const sitDown = (options = {}) => Player.at(memoryCards, options);

/** Returns the positions of the two cards of each picture, from 1. */
function pairs(player: CardsPlayer): [one: number, other: number][] {
  const { cards } = player.snapshot.context;
  return cards.flatMap((card): [number, number][] => {
    const twin = cards.find(({ src, id }) => src === card.src && id > card.id);
    return twin ? [[card.id + 1, twin.id + 1]] : [];
  });
}

function findsAll(player: CardsPlayer): void {
  for (const [one, other] of pairs(player)) player.presses(`Card ${one}`).presses(`Card ${other}`).waits(400);
}

const activities = ({ emitted }: CardsPlayer) =>
  emitted.flatMap((one) => (one.type === 'activity' ? [one.activity] : []));

describe('a session', () => {
  test('rests until a card is turned, and rests again afterward', async () => {
    const player = await sitDown();
    player.starts().rests().sees('Card 1, face down').sees('Card 12, face down').seesNo('Card 13');
    player.presses('Card 1').hears('card-flip').seesNo('Card 1, face down').rests();
  });

  test('turns two different cards back after exactly a second', async () => {
    const player = await sitDown();
    player.starts();
    const [[first], [second]] = pairs(player) as [[number, number], [number, number]];
    player.presses(`Card ${first}`).presses(`Card ${second}`);
    player.waits(999).seesNo(`Card ${second}, face down`);
    player.waits(1).sees(`Card ${second}, face down`).hears('card-place');
  });

  test('goes through all six boards, each with announcement, sound and journal entry', async () => {
    const player = await sitDown();
    player.starts();
    for (let level = 1; level <= 6; level++) {
      expect(player.snapshot.context.level).toBe(level);
      findsAll(player);
      player.hears('level-complete').until(({ context }) => context.note === 0);
      player.until(({ context }) => context.note === null).rests();
      if (level < 6) player.does({ type: 'level.advanced', at: 0 }).waits(16);
    }
    expect(activities(player).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 6 }, () => ['play.started', 'play.completed']).flat(),
    );
    expect(player.emitted.filter(({ type }) => type === 'check-in.requested')).toHaveLength(6);
  });

  test.each([false, true])(
    'ends with all cards open and at rest, and with a tune that a tap skips (reduced motion: %s)',
    async (reducedMotion) => {
      const player = await sitDown({ reducedMotion });
      player.starts();
      findsAll(player);
      player.waits(1300 + 420).hears('tune');
      expect(player.snapshot.context.note).toBe(1);
      player.presses('Card 3');
      expect(player.snapshot.context.note).toBeNull();
      player
        .losesContext()
        .rests()
        .sees(/^Card 3, .*, matched$/);
      player.does({ type: 'level.advanced', at: 0 }).sees('Card 16, face down').rests();
      player.leaves();
    },
  );

  test('removes the board when it is left, fifty times', async () => {
    const player = await sitDown({ reducedMotion: true });
    for (let time = 0; time < 50; time++) {
      player.starts().presses('Card 1').leaves();
      expect(player.names).toEqual([]);
    }
    expect(activities(player).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 50 }, () => 'play.started'),
    );
  });

  test('fits a small phone', async () => {
    const player = await sitDown({ slot: { width: 320, height: 400 } });
    player.starts().sees('Card 12, face down').rests();
  });
});

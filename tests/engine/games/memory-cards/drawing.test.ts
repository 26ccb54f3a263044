/** The drawing of Memory Cards: positions, stacking order and turns of the cards. */
import type { Container, Mesh } from 'pixi.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { layOut } from '../../../../engine/games/memory-cards/board';
import memoryCards from '../../../../src/games/memory-cards/memory-cards.game';
import { allDrawn, drawn, paintedIn } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts a game and waits until the first board is dealt. */
async function startSession(options: PlayerOptions = {}) {
  const player = await Player.at(memoryCards, options);
  player.starts().waits(500);
  const cards = () => allDrawn(player.view, 'Card');
  const card = (place: number) => cards()[place - 1] as Container;
  return {
    player,
    cards,
    card,
    face: (place: number) => (drawn(card(place), 'Face') as Mesh).texture,
    shadow: (place: number) => drawn(card(place), 'Shadow').scale.x,
    /** Returns the positions of two cards with the same picture, from 1. */
    pair: () => {
      const [first, ...others] = player.snapshot.context.cards;
      return [1, others.findIndex(({ src }) => src === first?.src) + 2] as const;
    },
  };
}

test.each([
  [760, 560],
  [400, 700],
])(
  'cards are at the places of their buttons, in the rows of the board, in a slot of %i x %i',
  async (width, height) => {
    const { player, cards } = await startSession();
    player.resizes(width, height).waits(50);
    const { places, ...size } = layOut(12, width, height);
    for (const [index, { x, y }] of cards().entries()) {
      expect({ x, y }).toEqual(places[index]);
      const box = player.boxOf(`Card ${index + 1}`);
      expect({ x: box.x + box.width / 2, y: box.y + box.height / 2 }).toEqual(places[index]);
      expect(box).toMatchObject({ width: size.width, height: size.height });
    }
  },
);

describe('a card', () => {
  test('is painted in order from its shadow to its shade', async () => {
    const { card } = await startSession();
    expect(paintedIn(card(1))).toEqual(['Shadow', 'Ring', 'Face', 'ComingFace', 'Shade']);
  });

  test('shows the same back as all cards until it is turned, and then its picture', async () => {
    const { player, face, pair } = await startSession();
    const [one, other] = pair();
    const back = face(one);
    expect(new Set(Array.from({ length: 12 }, (_, index) => face(index + 1)))).toEqual(new Set([back]));
    player.presses(`Card ${one}`).presses(`Card ${other}`).waits(600);
    expect(face(one)).not.toBe(back);
    expect(face(one)).toBe(face(other));
    const third = [2, 3, 4].find((place) => place !== other) as number;
    player.presses(`Card ${third}`).waits(600);
    expect(face(third)).not.toBe(face(one));
    expect(face(third)).not.toBe(back);
  });

  test('is narrow in the middle of a turn, and flat within half a second', async () => {
    const { player, shadow } = await startSession();
    player.presses('Card 1').waits(144);
    expect(shadow(1)).toBeLessThan(0.7);
    expect(shadow(2)).toBe(1);
    player.waits(356);
    expect(shadow(1)).toBe(1);
  });

  test('crossfades to its other side with reduced motion, and is never narrow', async () => {
    const { player, card, shadow } = await startSession({ reducedMotion: true });
    player.presses('Card 1').waits(80);
    expect(drawn(card(1), 'ComingFace').visible).toBe(true);
    expect(shadow(1)).toBe(1);
    player.waits(160);
    expect(drawn(card(1), 'ComingFace').visible).toBe(false);
  });

  test('that is face up has a ring, which disappears when it is turned back', async () => {
    const { player, card, pair } = await startSession();
    const [, twin] = pair();
    const other = [2, 3].find((place) => place !== twin) as number;
    player.presses('Card 1').waits(600);
    expect(drawn(card(1), 'Ring').alpha).toBeCloseTo(1, 6);
    player.presses(`Card ${other}`).waits(2000);
    expect(drawn(card(1), 'Ring').visible).toBe(false);
  });
});

test('the next board has new cards and none of the board before', async () => {
  const { player, cards } = await startSession();
  for (const { id, src } of player.snapshot.context.cards) {
    const twin = player.snapshot.context.cards.find((card) => card.src === src && card.id > id);
    if (twin)
      player
        .presses(`Card ${id + 1}`)
        .presses(`Card ${twin.id + 1}`)
        .waits(400);
  }
  player.waits(5000).does({ type: 'level.advanced', at: 0 }).waits(500);
  expect(cards()).toHaveLength(16);
  expect(player.names).toHaveLength(16);
});

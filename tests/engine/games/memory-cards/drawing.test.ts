/** The drawing of Memory Cards: positions, stacking order and turns of the cards, and the light on a finished board. */
import type { Container, Mesh } from 'pixi.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { layOutCards, layOutFinishedCards } from '../../../../engine/games/memory-cards/card-layout';
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
    const { places, ...size } = layOutCards(12, width, height);
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

  test('turns back when another picture is beside it', async () => {
    const { player, face, pair } = await startSession();
    const back = face(1);
    const stranger = pair()[1] === 2 ? 3 : 2;
    player.presses('Card 1').presses(`Card ${stranger}`).waits(600);
    expect([face(1), face(stranger)]).not.toContain(back);
    player.waits(1500);
    expect([face(1), face(stranger)]).toEqual([back, back]);
  });

  test('has a ring that fades when its pair is found', async () => {
    const { player, card, pair } = await startSession();
    const rings = () => pair().map((place) => drawn(card(place), 'Ring').alpha > 0);
    player.presses(`Card ${pair()[0]}`).presses(`Card ${pair()[1]}`).waits(650);
    expect(rings()).toEqual([true, true]);
    player.waits(1000);
    expect(rings()).toEqual([false, false]);
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

type Session = Awaited<ReturnType<typeof startSession>>;

/** Finds all pairs of the board. Returns while the last card begins to turn. */
function findsAll({ player }: Session): void {
  for (const { id, src, matched } of player.snapshot.context.cards) {
    const twin = player.snapshot.context.cards.find((card) => card.src === src && card.id > id);
    if (matched || !twin) continue;
    player
      .waits(400)
      .presses(`Card ${id + 1}`)
      .presses(`Card ${twin.id + 1}`);
  }
}

describe('a finished board', () => {
  const lies = ({ cards }: Session) =>
    cards().map(({ x, y, scale }) => [x, y, scale.x].map((value) => Math.round(value * 100) / 100));

  test('moves above the row below it as soon as the last card lies open, and stands there in 0.8 s', async () => {
    const session = await startSession();
    const { player } = session;
    const inPlay = lies(session);
    findsAll(session);
    // The page reserves space for the row of buttons below a finished board.
    player.resizes(760, 440).waits(340);
    expect(lies(session)).toEqual(inPlay);
    player.waits(460);
    const [board, finished] = [
      layOutCards(12, 760, 560),
      layOutFinishedCards(layOutCards(12, 760, 560), 760, 440),
    ];
    const scale = Math.round((finished.width / board.width) * 100) / 100;
    expect(scale).toBeLessThan(1);
    expect(lies(session)).toEqual(finished.places.map(({ x, y }) => [x, y, scale]));
    expect(player.boxOf('Card 12')).toMatchObject({ width: finished.width, height: finished.height });
    // A later change of the height moves the cards immediately, and a rotated tablet gets new rows.
    player.resizes(760, 400);
    expect(lies(session)[0]).toEqual([...placeOf(layOutFinishedCards(board, 760, 400)), expect.any(Number)]);
    player.resizes(400, 700);
    expect(lies(session)[0]).toEqual([...placeOf(layOutCards(12, 400, 700)), 1]);
  });

  test('fades out and in at its new places with reduced motion', async () => {
    const session = await startSession({ reducedMotion: true });
    const { player } = session;
    const table = drawn(player.view, 'Table');
    const inPlay = lies(session);
    findsAll(session);
    player.resizes(760, 440).waits(340);
    expect(table.alpha).toBe(1);
    let least = 1;
    const places = new Set<string>();
    for (let frame = 0; frame < 30; frame++) {
      player.waits(16);
      least = Math.min(least, table.alpha);
      places.add(JSON.stringify(lies(session)));
    }
    expect(least).toBeLessThan(0.3);
    expect(table.alpha).toBe(1);
    // The cards lie at the old places or at the new ones, and never between them.
    expect([...places]).toEqual([JSON.stringify(inPlay), JSON.stringify(lies(session))]);
  });

  test('is lit from the upper left to the lower right during the tune, and not before or after', async () => {
    const session = await startSession();
    const { player } = session;
    const [sheen, band] = [drawn(player.view, 'Sheen'), drawn(player.view, 'Band')];
    findsAll(session);
    player.waits(1500);
    expect(sheen.visible).toBe(false);
    const way: number[] = [];
    player.waits(140);
    for (let note = 0; note < 6; note++) {
      player.waits(400);
      expect(sheen.visible).toBe(true);
      way.push(band.x + band.y);
      player.waits(20);
    }
    expect(way).toEqual(way.toSorted((one, other) => one - other));
    expect(new Set(way).size).toBe(6);
    player.rests();
    expect(sheen.visible).toBe(false);
  });

  test('is lit evenly with reduced motion, and draws nothing while the light stays', async () => {
    const session = await startSession({ reducedMotion: true });
    const { player } = session;
    const [sheen, band] = [drawn(player.view, 'Sheen'), drawn(player.view, 'Band')];
    findsAll(session);
    player.waits(1600 + 600);
    expect(sheen.alpha).toBe(1);
    const [{ x, y }, before] = [band.position.clone(), player.drawn];
    player.waits(1200);
    expect(player.drawn).toBe(before);
    expect(band.position).toMatchObject({ x, y });
    player.rests();
    expect(sheen.visible).toBe(false);
  });

  test('loses its light when the tune is skipped', async () => {
    const session = await startSession();
    const { player } = session;
    const sheen = drawn(player.view, 'Sheen');
    findsAll(session);
    player.waits(1600 + 900);
    expect(sheen.alpha).toBe(1);
    player.presses('Card 1').waits(400);
    expect(sheen.visible).toBe(false);
    player.rests();
  });
});

const placeOf = ({ places: [first] }: ReturnType<typeof layOutCards>) => [first?.x, first?.y];

test('the next board has new cards, full size and unlit, and none of the board before', async () => {
  const session = await startSession();
  const { player, cards } = session;
  findsAll(session);
  player.resizes(760, 440).waits(2500).does({ type: 'level.advanced', at: 0 }).resizes(760, 560).waits(500);
  expect(cards()).toHaveLength(16);
  expect(player.names).toHaveLength(16);
  expect(cards().map(({ x, y }) => ({ x, y }))).toEqual(layOutCards(16, 760, 560).places);
  expect(drawn(player.view, 'Sheen').visible).toBe(false);
});

import type { MemoryCardsSnapshot } from '../../machines/games/memory-cards/memory-cards.machine';
import { type Card, countMatchedPairs } from '../../machines/games/memory-cards/rules';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses, SEED } from './support/game-player';
import { type Player, skipCheckIn, untilAsked } from './support/player';

/** Time for which two different cards stay open, with a margin, ms. */
const FLIP_BACK_MS = 1100;

/** Reads the names of all cards; 'face down' for a closed one. */
const cards = async (player: Player): Promise<string[]> =>
  (await player.targets()).map((name) => name.split(', ')[1] ?? '');

/** Turns a card. @returns the name of its picture */
export async function turn(player: Player, place: number): Promise<string> {
  await player.press(`Card ${place + 1}`);
  return (await cards(player))[place] ?? '';
}

/** Takes each pair as soon as both its pictures have been seen. @returns the number of turns */
export async function findPairs(player: Player): Promise<number> {
  const pictures: (string | undefined)[] = (await player.targets()).map(() => undefined);
  const found = new Set<number>();
  const unseen = () => pictures.indexOf(undefined);
  const twinOf = (place: number) =>
    pictures.findIndex(
      (picture, at) => at !== place && !found.has(at) && picture !== undefined && picture === pictures[place],
    );
  let turns = 0;
  for (; found.size < pictures.length; turns++) {
    const seen = pictures.findIndex((_, at) => !found.has(at) && twinOf(at) >= 0);
    const one = seen >= 0 ? seen : unseen();
    pictures[one] = await turn(player, one);
    const other = twinOf(one) >= 0 ? twinOf(one) : unseen();
    pictures[other] = await turn(player, other);
    if (pictures[one] === pictures[other]) found.add(one).add(other);
    else await player.wait(FLIP_BACK_MS);
  }
  return turns;
}

/** Returns the places of the remaining pairs. */
export const openPairs = (cards: readonly Card[]): [one: number, other: number][] =>
  cards.flatMap(({ id, src, matched }): [number, number][] => {
    const twin = cards.find((card) => card.src === src && card.id > id);
    return matched || !twin ? [] : [[id, twin.id]];
  });

/** Returns events for a pair, if possible the pair of the open card, and for another card. */
function flips({ context: { cards, first } }: MemoryCardsSnapshot) {
  const pairs = openPairs(cards);
  const own = pairs.find((pair) => pair.some((place) => place === first)) ?? pairs[0] ?? [];
  const [other = []] = pairs.filter((pair) => pair !== own);
  return [...own, ...other.slice(0, 1)].map((index) => ({ type: 'card.flipped', index, at: 0 }));
}

export default {
  solve: async (player) => {
    await findPairs(player);
    await untilAsked(player);
  },
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      const names = [await turn(player, 0), await turn(player, 1)];
      await player.wait(FLIP_BACK_MS);
      return names;
    },
    offer: 'level 1',
    finds: async (player, names) => {
      const again = [await turn(player, 0), await turn(player, 1)];
      if (`${again}` !== `${names}`) throw new Error(`The cards were ${names} and are ${again}`);
    },
  },
  clumsy: {
    title: 'turns wrong cards and a third one, is away, leaves and starts again',
    play: async (player) => {
      await player.start();
      for (const card of [1, 1, 2, 3]) await player.press(`Card ${card}`);
      await player.isAway(30_000);
      await player.wait(1200);
      for (const card of [4, 5, 4]) await player.press(`Card ${card}`);
      await player.escape();
      await player.start();
      await findPairs(player);
      await player.wait(3100);
      await player.escape();
    },
  },
  states: {
    'finished board': findPairs,
    'board after the check-in': skipCheckIn,
  },
  paths: {
    input: { seed: SEED },
    events: (snapshot) => [
      ...PLAY,
      ...flips(snapshot as MemoryCardsSnapshot),
      { type: 'level.advanced', at: 0 },
      { type: 'tune.skipped' },
    ],
    key: ({ context }) => [
      context.level,
      countMatchedPairs(context.cards),
      context.first !== null,
      context.note,
    ],
  },
  inputs: {
    ...PLAY_INPUTS,
    'card.flipped': (player, { index }) => player.press(`Card ${index + 1}`),
    'level.advanced': presses('Next Level'),
    'tune.skipped': presses('Skip the tune'),
  },
  fault: { what: 'two different cards stay open', change: { actions: { turnBack: () => undefined } } },
} satisfies GamePlayer;

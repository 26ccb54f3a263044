import type { GamePlayer } from './support/game-player';
import { type Player, untilAsked } from './support/player';

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

/** Looks at all cards, two at a time, and then takes the remaining pairs. */
export async function findPairs(player: Player): Promise<void> {
  const pictures: string[] = [];
  const both = async (one: number, other: number) => {
    for (const place of [one, other]) pictures[place] = await turn(player, place);
    await player.wait(FLIP_BACK_MS);
  };
  const { length } = await player.targets();
  for (let place = 0; place < length; place += 2) await both(place, place + 1);
  for (let place = 0; place < length; place++) {
    const twin = pictures.indexOf(pictures[place] as string, place + 1);
    if (twin > place && (await cards(player))[place] === 'face down') await both(place, twin);
  }
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
} satisfies GamePlayer;

import type { GamePlayer } from './support/game-player';
import { type Player, until, untilAsked } from './support/player';

const PATTERN = /Your turn: ([\d, ]+)/;

/** Waits for the next pattern, and repeats it. */
async function repeatPattern(player: Player, before = ''): Promise<string> {
  let said = before;
  await until(player, async () => {
    said = PATTERN.exec(await player.said())?.[1] ?? before;
    return said !== before;
  });
  for (const pad of said.match(/\d/g) ?? []) {
    await player.press(`Pad ${pad}`);
    await player.wait(400);
  }
  return said;
}

export default {
  solve: async (player) => {
    let pattern = '';
    await untilAsked(player, async () => {
      const said = PATTERN.exec(await player.said())?.[1] ?? pattern;
      if (said !== pattern) pattern = await repeatPattern(player, pattern);
    });
  },
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await repeatPattern(player);
      await until(player, async () => /Level\s*2/.test(await player.words()));
    },
    offer: 'level 2',
    finds: (player) => until(player, async () => /Level\s*2/.test(await player.words())),
  },
} satisfies GamePlayer;

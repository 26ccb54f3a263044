import type { MindfulMazeSnapshot } from '../../machines/games/mindful-maze/mindful-maze.machine';
import { selectExits } from '../../machines/games/mindful-maze/selectors';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses, SEED } from './support/game-player';
import { has, type Player, pressAny, until, untilAsked } from './support/player';

/** Presses the exit that leads to the middle or out, as a person who hears names alone. */
const goesOn = (player: Player) => pressAny(player, /towards .*(middle|gate)/);

export default {
  solve: (player) => untilAsked(player, () => goesOn(player), 1000),
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await goesOn(player);
      await player.wait(30_000);
      return player.targets();
    },
    offer: 'the way in',
    finds: (player, names) => until(player, async () => `${await player.targets()}` === `${names}`),
  },
  clumsy: {
    title: 'leads the lantern across hedges, asks how far it is, and lets it walk by itself',
    play: async (player) => {
      await player.start();
      await player.drag('Garden', [0, 100], [120, -60], [-140, 20], [0, 0]);
      await player.wait(9000);
      await player.press('How far?');
      await goesOn(player);
      await player.isAway(20_000);
      await player.press('Walk by itself');
      await player.wait(30_000);
      await player.press('Walk by itself');
      await until(player, () => has(player, /back$/));
      await player.escape();
      await player.start();
      await player.press('Walk by itself');
      await player.wait(5000);
      await player.escape();
    },
  },
  paths: {
    input: { seed: SEED },
    events: (snapshot) => {
      // The page shows the first frame by itself.
      if (JSON.stringify(snapshot.value).includes('opening')) return PLAY;
      const [exit] = selectExits(snapshot as MindfulMazeSnapshot);
      return [
        ...PLAY,
        { type: 'walk.toggled' },
        { type: 'distance.asked' },
        { type: 'lantern.led', cell: 0 },
        { type: 'lantern.released' },
        ...(exit ? [{ type: 'exit.chosen', cell: exit.cell }] : []),
      ];
    },
    key: ({ context: { rung, isReturning, breath, walksByItself } }) => [
      rung.length,
      isReturning,
      breath,
      walksByItself,
    ],
  },
  inputs: {
    ...PLAY_INPUTS,
    'walk.toggled': presses('Walk by itself'),
    'distance.asked': presses('How far?'),
    'lantern.led': (player) => player.down('Garden'),
    'lantern.released': (player) => player.up(),
    'exit.chosen': (player, { cell }, { value, context }) =>
      player.press(
        selectExits({ value, context, matches: () => true } as unknown as MindfulMazeSnapshot).find(
          (exit) => exit.cell === cell,
        )?.label ?? '',
      ),
  },
  fault: { what: 'a place never rings', change: { actions: { ring: () => undefined } } },
} satisfies GamePlayer;

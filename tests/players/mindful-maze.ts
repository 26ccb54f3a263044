import type { MindfulMazeSnapshot } from '../../machines/games/mindful-maze/mindful-maze.machine';
import {
  cellCenterOf,
  GATE_CELL,
  MIDDLE_CELL,
  selectExits,
} from '../../machines/games/mindful-maze/selectors';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses, SEED } from './support/game-player';
import { type Offset, type Player, pressAny, until, untilAsked } from './support/player';

/** Width of a ring in the headless window, CSS px. */
const RING = 560 / 2 / 8.3;

/** Returns where a finger is that leads the lantern to a cell: on the line to it, 48 px behind. */
function fingerFor(cell: number, from: number): Offset {
  const [lantern, goal] = [from, cell]
    .map(cellCenterOf)
    .map(({ radius, angle }) => [
      radius * RING * Math.sin(angle),
      -radius * RING * Math.cos(angle),
    ]) as unknown as [Offset, Offset];
  const [x, y] = [goal[0] - lantern[0], goal[1] - lantern[1]];
  const share = Math.max(0, 1 - 48 / Math.hypot(x, y));
  return [lantern[0] + share * x, lantern[1] + share * y];
}

const RESUMED = 'only a resumed session; tests/machines/games/mindful-maze/session.test.ts takes it';

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
      await player.wait(2000);
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
      const { isReturning, walksByItself, way } = snapshot.context;
      // By itself the lantern walks to every place. On the way there is nothing new.
      if (walksByItself && way.length > 1) return [];
      const [exit] = selectExits(snapshot as MindfulMazeSnapshot);
      return [
        ...PLAY,
        { type: 'walk.toggled' },
        { type: 'distance.asked' },
        { type: 'lantern.led', cell: isReturning ? GATE_CELL : MIDDLE_CELL },
        { type: 'lantern.released' },
        ...(exit ? [{ type: 'exit.chosen', cell: exit.cell }] : []),
      ];
    },
    key: ({ context: { cell, rung, isReturning, breath, walksByItself } }) => [
      walksByItself && cell,
      rung.length,
      isReturning,
      breath,
      walksByItself,
    ],
    untaken: {
      'mindful-maze.session.opening · session.shown [1/3] → mindful-maze.session.returning': RESUMED,
      'mindful-maze.session.opening · session.shown [2/3] → mindful-maze.session.middle': RESUMED,
    },
  },
  inputs: {
    ...PLAY_INPUTS,
    'walk.toggled': presses('Walk by itself'),
    'distance.asked': presses('How far?'),
    'lantern.led': (player, { cell }, { context }) => player.down('Garden', fingerFor(cell, context.cell)),
    'lantern.released': (player) => player.up(),
    'exit.chosen': (player, { cell }, { value, context }) =>
      player.press(
        selectExits({ value, context, matches: () => true } as unknown as MindfulMazeSnapshot).find(
          (exit) => exit.cell === cell,
        )?.label ?? '',
      ),
  },
  fault: { what: 'a lifted finger does not stop the lantern', change: { actions: { stop: () => {} } } },
} satisfies GamePlayer;

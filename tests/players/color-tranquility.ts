import type { ColorTranquilitySnapshot } from '../../machines/games/color-tranquility/color-tranquility.machine';
import { helpfulSwapOf } from '../../machines/games/color-tranquility/rules';
import { selectCanMoveTint, tintNumberOf } from '../../machines/games/color-tranquility/selectors';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses, SEED } from './support/game-player';
import { has, type Player, pressAny, pressTarget, until, untilAsked } from './support/player';

/** Returns the numbers of the tints that can be moved, in reading order. */
const numbersOf = async (player: Player): Promise<number[]> =>
  (await player.targets()).map((name) => Number(/^Tint (\d+)/.exec(name)?.[1] ?? 0));

/** Swaps two tints, so that the first wrong one comes home. Their numbers say the order. */
async function bringsHome(player: Player): Promise<void> {
  const numbers = await numbersOf(player);
  const right = [...numbers].sort((one, other) => one - other);
  const wrong = numbers.findIndex((number, at) => number !== right[at]);
  if (wrong < 0) return;
  await pressTarget(player, numbers.indexOf(right[wrong] as number));
  await pressTarget(player, wrong);
}

const nameOf = (place: number, order: readonly number[]): RegExp =>
  new RegExp(`^Tint ${tintNumberOf(order[place] ?? 0)},`);

export default {
  solve: (player) =>
    untilAsked(player, async () => {
      if (!(await pressAny(player, 'Next sky'))) await bringsHome(player);
    }),
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await bringsHome(player);
      await player.wait(5000);
      return numbersOf(player);
    },
    offer: 'sky 1',
    finds: (player, numbers) => until(player, async () => `${await numbersOf(player)}` === `${numbers}`),
  },
  clumsy: {
    title:
      'drags tints out of the window, sets them back, asks for two, lets them blend, and stops after a sky',
    play: async (player) => {
      await player.start();
      const [first = ''] = await player.targets();
      await player.drag(first, [-300, 40], [-2000, 200]);
      await player.drag(first, [2, 1]);
      await player.press(first);
      await player.wait(500);
      await player.drag(first, [30, 0], [4, 3]);
      await player.isAway(20_000);
      await player.wait(41_000);
      await player.press('Blend two for me');
      await player.press('Blend by itself');
      await until(player, () => has(player, 'Next sky'), { within: 120_000 });
      await player.press('Next sky');
      await player.wait(3000);
      await player.press('Blend by itself');
      await player.escape();
      await player.start();
      await player.wait(2000);
      await player.escape();
    },
  },
  paths: {
    input: { seed: SEED },
    device: {
      storage: { 'stillgrove.colorTranquility.apart': '5' },
      events: [{ type: 'apart.loaded', apart: 5 }],
    },
    events: (snapshot) => {
      const { context, value } = snapshot as ColorTranquilitySnapshot;
      // The page shows the first frame by itself.
      if (JSON.stringify(value).includes('opening')) return PLAY;
      const [place, from] = helpfulSwapOf(context) ?? [0, 0];
      const lifts = selectCanMoveTint(snapshot as ColorTranquilitySnapshot, from);
      return [
        ...PLAY,
        ...(lifts
          ? ([from, place] as const).flatMap((at) => [
              { type: 'tint.pressed', place: at },
              { type: 'tint.lifted', place: at },
            ])
          : []),
        ...(context.lifted < 0 ? [] : [{ type: 'tint.returned' }]),
        { type: 'hint.taken' },
        { type: 'itself.toggled' },
        { type: 'next.chosen' },
        { type: 'session.stopped' },
      ];
    },
    key: ({ context: { sky, order, lifted, sung, isHintOffered, blendsByItself } }) => [
      sky,
      `${order}`,
      lifted,
      sung,
      isHintOffered,
      blendsByItself,
    ],
    isFar: ({ context }) => context.sky > 0,
    untaken: {
      'color-tranquility.session.sky · xstate.after.sky.color-tranquility.session.sky [1/2] → color-tranquility.session.complete':
        'the third sky is too far for a shortest path; the recording color-tranquility.calm takes it',
    },
  },
  inputs: {
    ...PLAY_INPUTS,
    'tint.pressed': (player, { place }, { context }) => player.press(nameOf(place, context.order)),
    'tint.lifted': (player, { place }, { context }) => player.down(nameOf(place, context.order), [0, 20]),
    'tint.returned': (player, _, { context }) =>
      player.drag(nameOf(context.lifted, context.order), [0, 20], [-2000, 20]),
    'hint.taken': presses('Blend two for me'),
    'itself.toggled': presses('Blend by itself'),
    'next.chosen': presses('Next sky'),
    'session.stopped': presses('Stop here'),
  },
  fault: { what: 'a row melts out of order', change: { guards: { hasRowToMelt: () => true } } },
} satisfies GamePlayer;

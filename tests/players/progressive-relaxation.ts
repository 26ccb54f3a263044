import { MUSCLE_GROUPS } from '../../machines/games/progressive-relaxation/muscle-groups';
import { tapOne } from '../bench/support/habits';
import { choosesLength, choosesOptions } from './support/breath';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses } from './support/game-player';
import { pressAny, reads, untilAsked } from './support/player';

export default {
  solve: (player) => untilAsked(player, () => pressAny(player, 'Skip', 'Complete'), 1000),
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await player.press('Skip');
      await player.wait(500);
    },
    offer: MUSCLE_GROUPS[0]?.title ?? '',
    finds: (player) => reads(player, 'Release and Relax'),
  },
  clumsy: {
    title: 'skips phases twice at once, leaves, and starts again at the end',
    play: async (player) => {
      await player.start();
      await player.wait(2300);
      for (let press = 0; press < 2; press++) await player.press('Skip');
      await player.wait(4700);
      await player.isAway(9000);
      await player.press('Skip');
      await player.escape();
      await player.start();
      while (await pressAny(player, 'Skip', 'Complete')) await player.wait(730);
      await player.start();
      await player.wait(1500);
    },
  },
  states: {
    // Some phases may have ended by themselves, so the number of remaining phases is unknown.
    rest: async (player) => {
      while (await pressAny(player, 'Skip')) await player.wait(500);
      await reads(player, 'Final Relaxation');
    },
    summary: async (player) => {
      await player.press('Complete');
      await reads(player, 'Session Complete');
    },
  },
  paths: {
    events: ({ context: { index } }) => [
      ...PLAY,
      { type: 'options.changed', options: { audio: false } },
      { type: 'options.changed', options: { closedEyes: true } },
      { type: 'options.changed', options: { minutes: 8 } },
      { type: 'phase.skipped', index, at: 0 },
    ],
    key: ({ context: { index, second } }) => [index, second],
  },
  inputs: {
    ...PLAY_INPUTS,
    'options.changed': choosesOptions({
      audio: (player) => player.choose('Audio cues'),
      closedEyes: (player) => player.choose('Follow with closed eyes'),
      minutes: choosesLength(0, 8, 10, 15),
    }),
    'phase.skipped': presses(/^(?:Skip|Complete)$/),
  },
  fault: {
    what: 'the play is never completed',
    change: { actions: { recordCompletion: () => undefined } },
  },
  bench: {
    act: (phone) => tapOne(phone, [{ all: 'main button', named: /^(?:Skip|Complete|Start Again)$/ }]),
    // The fox always breathes.
    rest: undefined,
  },
} satisfies GamePlayer;

import { COMPLETE_IGNORED_MS } from '../../machines/games/guided-imagery/guided-imagery.machine';
import { SCENES } from '../../machines/games/guided-imagery/scenes';
import { pause, tapOne } from '../bench/support/habits';
import { choosesLength, choosesOptions } from './support/breath';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses } from './support/game-player';
import { has, pressAny, pressSoon, reads, untilAsked } from './support/player';

export default {
  solve: (player) => untilAsked(player, () => pressAny(player, 'Next', 'Complete Exercise'), 1000),
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      for (let scene = 1; scene <= 2; scene++) await pressSoon(player, 'Next');
      await player.wait(500);
    },
    offer: 'scene 3',
    finds: (player) => reads(player, SCENES[2]?.title ?? ''),
  },
  clumsy: {
    title: 'pauses, skips back and forth, presses twice, and leaves near the end',
    play: async (player) => {
      await player.start();
      await player.wait(11_000);
      for (const name of ['Next', 'Next', 'Previous', 'Next']) await player.press(name);
      await player.wait(4000);
      await player.press('Pause');
      await player.wait(20_000);
      await player.press('Next');
      await player.press('Resume');
      await player.isAway(5000);
      await player.wait(31_000);
      while (await pressAny(player, 'Next')) await player.wait(250);
      await player.press('Previous');
      await player.escape();
      await player.start();
      await player.wait(2000);
      await player.escape();
    },
  },
  states: {
    'last scene': async (player) => {
      while (!(await has(player, 'Complete Exercise'))) await pressSoon(player, 'Next');
    },
  },
  paths: {
    events: ({ context: { index } }) => [
      ...PLAY,
      { type: 'options.changed', options: { voice: false } },
      { type: 'options.changed', options: { seconds: 60 } },
      { type: 'scene.passed', way: 'next', index, at: 0 },
      { type: 'scene.passed', way: 'previous', index, at: 0 },
      { type: 'walk.paused', at: 0 },
      { type: 'walk.resumed', at: 0 },
      { type: 'walk.completed', at: Number.MAX_SAFE_INTEGER },
    ],
    key: ({ context }) => [context.index, context.options.voice],
  },
  inputs: {
    ...PLAY_INPUTS,
    'options.changed': choosesOptions({
      voice: (player) => player.choose(/^Voice /),
      seconds: choosesLength(30, 48, 60, 72),
    }),
    'scene.passed': (player, { way }) => player.press(way === 'next' ? 'Next' : 'Previous'),
    'walk.paused': presses('Pause'),
    'walk.resumed': presses('Resume'),
    'walk.completed': async (player) => {
      await player.wait(COMPLETE_IGNORED_MS);
      await player.press('Complete Exercise');
    },
  },
  fault: {
    what: 'the end asks for no check-in',
    change: { actions: { askForCheckIn: () => undefined } },
  },
  bench: {
    // Goes through the scenes and restarts. A transition draws two scenes.
    act: (phone) =>
      tapOne(phone, [{ all: 'main button', named: /^(?:Next|Complete Exercise|Begin Exercise)$/ }]),
    rest: pause,
  },
} satisfies GamePlayer;

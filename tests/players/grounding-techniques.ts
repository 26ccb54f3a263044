import { stonesOfStep } from '../../machines/games/grounding-techniques/steps';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses } from './support/game-player';
import { pressAny, pressSoon, reads, untilAsked } from './support/player';

export default {
  solve: (player) =>
    untilAsked(player, async () => {
      await pressAny(player, /^Stone 1 of/);
      await pressAny(player, 'Next', 'Complete Exercise');
    }),
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await player.press('Skip this sense');
      await player.press(/^Stone 1 of/);
      await player.wait(500);
    },
    offer: 'step 2',
    finds: (player) => reads(player, 'Step 2'),
  },
  clumsy: {
    title: 'goes back and forth, deletes, skips, and begins again from the end',
    play: async (player) => {
      await player.start();
      await player.write('tea');
      await player.write('');
      for (let tap = 0; tap < 2; tap++) await player.press(/^Stone 2 of 5/);
      await player.press(/^Stone 1 of 5/);
      await player.press('Next');
      await player.write('tea');
      await player.press('Next');
      await player.wait(900);
      await player.press('Previous');
      await player.isAway(8000);
      for (let step = 0; step < 4; step++) {
        await player.press('Skip this sense');
        await player.wait(600);
      }
      await player.press('Start Again');
      await player.start();
      await player.press('Skip this sense');
      await player.escape();
    },
  },
  states: {
    'last step': async (player) => {
      for (let step = 1; step < 5; step++) await pressSoon(player, 'Skip this sense');
      await reads(player, 'Step 5');
      await player.write('mint');
    },
    summary: async (player) => {
      await player.press('Complete Exercise');
      await reads(player, 'Exercise Complete');
    },
  },
  paths: {
    events: ({ value, context: { step } }) => [
      // The answers have no Start button.
      ...(value === 'complete' ? PLAY.slice(1) : PLAY),
      { type: 'stone.tapped', stone: stonesOfStep(step)[0] },
      { type: 'response.changed', typed: true },
      { type: 'response.changed', typed: false },
      { type: 'step.advanced' },
      { type: 'step.skipped' },
      { type: 'step.returned' },
      { type: 'answers.cleared' },
    ],
    key: ({ context: { step, typed, turned } }) => [
      step,
      typed[step],
      stonesOfStep(step).map((stone) => turned[stone]),
    ],
  },
  inputs: {
    ...PLAY_INPUTS,
    'stone.tapped': (player, { stone }, { context: { step = 0 } }) => {
      const own = stonesOfStep(step);
      return player.press(new RegExp(`^Stone ${own.indexOf(stone) + 1} of ${own.length}`));
    },
    'response.changed': (player, { typed }) => player.write(typed ? 'tea' : ''),
    'step.advanced': presses(/^(?:Next|Complete Exercise)$/),
    'step.skipped': presses('Skip this sense'),
    'step.returned': presses('Previous'),
    'answers.cleared': presses('Start Again'),
  },
  fault: { what: 'Next does not work with a response', change: { guards: { isFilled: () => false } } },
  // The stream never rests during a session.
  bench: { rest: undefined },
} satisfies GamePlayer;

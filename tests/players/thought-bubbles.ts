import { SESSION_SECONDS } from '../../machines/games/thought-bubbles/rules';
import { tapOne } from '../bench/support/habits';
import { choosesOptions } from './support/breath';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses, SEED } from './support/game-player';
import { has, leave, type Player, pressSoon, pressTarget, reads, until, untilAsked } from './support/player';

export const OWN = 'Create my own positive thought';

const BUBBLES = [
  { type: 'answer.chosen', answer: 0 },
  { type: 'thought.touched' },
  { type: 'form.opened' },
  { type: 'form.changed', filled: true },
  { type: 'form.submitted' },
  { type: 'form.cancelled' },
] as const;

/** The bubbles are the thought, three answers and 'Create my own positive thought'. */
const ANSWER = 1;

/** Chooses the first answer. */
export async function chooseAnswer(player: Player): Promise<void> {
  const answer = (await player.targets())[ANSWER];
  if (answer !== undefined) await player.press(answer);
}

export default {
  solve: (player) => untilAsked(player, () => chooseAnswer(player), 1000),
  checkInAfterMs: 8000,
  interruption: {
    plays: async (player) => {
      await chooseAnswer(player);
      await reads(player, 'Round 2 of 5');
      await until(player, async () => (await player.targets()).length > 3);
      return (await player.targets())[0];
    },
    offer: 'round 2',
    finds: (player, thought) =>
      until(player, async () => (await player.targets())[0] === thought, { what: `${thought}` }),
  },
  clumsy: {
    title: 'touches everything, opens and cancels the form, and runs out of time while writing',
    play: async (player) => {
      await player.start();
      await player.wait(900);
      for (const place of [0, 0, 1]) await pressTarget(player, place);
      await player.wait(2600);
      await player.press(OWN);
      await player.write('Rest');
      await player.write('');
      await player.press('Cancel');
      await player.isAway(60_000);
      await player.press('Hold still');
      await player.press(OWN);
      await player.write('Rest');
      await player.wait(300_000);
      await player.press('Submit');
      await player.wait(1500);
    },
  },
  states: {
    'own thought': async (player) => {
      await pressSoon(player, OWN);
      await player.write('I can be kind to myself.');
    },
    summary: async (player) => {
      await player.press('Cancel');
      for (let round = 1; round <= 5; round++) {
        await reads(player, `Round ${round} of 5`);
        await until(player, () => has(player, OWN));
        await chooseAnswer(player);
      }
      await reads(player, 'Exercise Complete!');
    },
  },
  paths: {
    input: { seed: SEED },
    events: ({ context: { isShown } }) => [
      ...PLAY,
      { type: 'options.changed', options: { isHeld: true } },
      { type: 'options.changed', options: { isUnlimited: true } },
      { type: 'options.changed', options: { isUnlimited: false } },
      // Before the first frame there are no bubbles to press.
      ...(isShown ? BUBBLES : []),
    ],
    // One path to a timeout is enough, so the key has the remaining time only before the first answer. Only in the
    // first three seconds does the key tell whether the time is limited. Otherwise each later second would have two
    // keys.
    key: ({ context: { round, secondsLeft, isFilled, options, transformed } }) => [
      round,
      isFilled,
      transformed.length === 0 ? secondsLeft : null,
      secondsLeft > SESSION_SECONDS - 3 && options.isUnlimited,
    ],
  },
  inputs: {
    ...PLAY_INPUTS,
    'game.left': (player, _, { value }) => {
      // While the form is open, Escape closes it, so the person leaves by Back.
      const { round } = (value as { readonly playing?: { readonly round?: unknown } }).playing ?? {};
      return leave(player, round === 'writing' ? 'Back' : 'Escape');
    },
    'answer.chosen': (player, { answer }) => pressTarget(player, ANSWER + answer),
    'thought.touched': (player) => pressTarget(player, 0),
    'form.opened': presses(OWN),
    'form.changed': (player) => player.write('Nobody has to be perfect.'),
    'form.submitted': presses('Submit'),
    'form.cancelled': presses('Cancel'),
    'options.changed': choosesOptions({
      isHeld: (player) => player.choose('Hold still'),
      isUnlimited: (player) => player.choose('No time limit'),
    }),
  },
  fault: { what: 'the time never runs out', change: { guards: { isLastSecond: () => false } } },
  bench: {
    // Bubbles drift, so a session rests only while 'Hold still' is on. The bench does not measure that.
    rest: undefined,
    // Each bubble has words, which follow it in steps of half a px. In a median frame two of the five move.
    words: { count: 5, moving: 2 },
    // Chooses an answer, does nothing between rounds, and presses Play Again at the end.
    act: (phone, count) =>
      tapOne(phone, [
        { all: 'main [data-target^="answer-"]:not([aria-disabled="true"])', at: count },
        { all: 'main [data-next]' },
      ]),
  },
} satisfies GamePlayer;

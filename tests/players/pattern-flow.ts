import type { AnyMachineSnapshot } from 'xstate';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses, SEED } from './support/game-player';
import { type Player, reads, until, untilAsked } from './support/player';

const PATTERN = /Your turn: ([\d, ]+)/;

/** Waits for the announcement of the next pattern. */
async function hear(player: Player, before = ''): Promise<string> {
  let said = before;
  await until(player, async () => {
    said = PATTERN.exec(await player.said())?.[1] ?? before;
    return said !== before;
  });
  return said;
}

/** Taps a pattern of numbers from 1. @param by number of stones by which each tap is wrong */
async function tap(player: Player, pattern: string, by = 0): Promise<void> {
  for (const pad of pattern.match(/\d/g) ?? []) {
    await player.press(`Pad ${((Number(pad) - 1 + by) % 5) + 1}`);
    await player.wait(400);
  }
}

/** Waits for the next pattern, and repeats it. */
async function repeatPattern(player: Player, before = ''): Promise<string> {
  const said = await hear(player, before);
  await tap(player, said);
  return said;
}

/** Returns the number of lit stones in a state. */
const litStones = (value: AnyMachineSnapshot['value']): number =>
  Object.values((value as { readonly playing?: { readonly lights?: object } }).playing?.lights ?? {}).filter(
    (light) => light === 'lit',
  ).length;

const LEVEL_5 = 'level 5 is too far for a shortest path; the recording pattern-flow.calm takes it';

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
      await reads(player, /Level\s*2/);
    },
    offer: 'level 2',
    finds: (player) => reads(player, /Level\s*2/),
  },
  clumsy: {
    title: 'interrupts the pattern, taps wrong stones, and asks to see the pattern again',
    play: async (player) => {
      await player.start();
      await player.press('Talk to someone');
      await player.wait(4000);
      await player.escape();
      await hear(player);
      await player.press('Pad 1');
      await player.press('Show again');
      await player.wait(6000);
      for (let tap = 0; tap < 3; tap++) {
        await player.press('Pad 1');
        await player.wait(120);
      }
      await player.wait(8000);
      await repeatPattern(player);
      await player.wait(400);
      await player.escape();
      await player.start();
      await player.wait(1000);
      await player.escape();
    },
  },
  states: {
    input: (player) => hear(player),
    mismatch: async (player) => {
      await tap(player, await hear(player), 1);
      await reads(player, 'Pattern mismatch!');
    },
    success: async (player) => {
      await reads(player, 'Your turn');
      await repeatPattern(player);
      await reads(player, 'Lovely');
    },
  },
  paths: {
    // With this seed the right and wrong taps in the first pattern reach every stone.
    input: { seed: SEED },
    events: ({ context: { pattern, taps } }) => {
      const right = pattern[taps.length] ?? 0;
      return [
        ...PLAY,
        { type: 'stone.tapped', stone: right },
        { type: 'stone.tapped', stone: (right + 1) % 5 },
        { type: 'pattern.replayed' },
        { type: 'showing.interrupted' },
        { type: 'showing.resumed' },
      ];
    },
    key: ({ context: { level, step, taps } }) => [level, step, taps.length],
    // The light of each stone has its own states, so two lit stones together add no state.
    isFar: ({ context, value }) => context.level > 1 || litStones(value) > 1,
    untaken: {
      'pattern-flow.playing · game.left [1/2] → pattern-flow.ready': LEVEL_5,
      'pattern-flow.playing.turn.success · xstate.after.verdict.pattern-flow.playing.turn.success [1/2] → pattern-flow.playing.turn.showing.dark':
        LEVEL_5,
    },
  },
  inputs: {
    ...PLAY_INPUTS,
    'stone.tapped': (player, { stone }) => player.press(`Pad ${stone + 1}`),
    'pattern.replayed': presses('Show again'),
    // A dialog interrupts the pattern, and closing the dialog resumes it.
    'showing.interrupted': presses('Talk to someone'),
    'showing.resumed': (player) => player.escape(),
  },
  fault: { what: 'a pattern gives no points', change: { actions: { addPoints: () => undefined } } },
} satisfies GamePlayer;

import { pause } from '../bench/support/habits';
import {
  BREATH,
  BREATH_INPUTS,
  beginsAtOnce,
  breathKey,
  choosesLength,
  choosesOptions,
  endsLate,
  followEvents,
  followKey,
} from './support/breath';
import type { GamePlayer } from './support/game-player';
import { reads, untilAsked } from './support/player';

export default {
  solve: (player) => untilAsked(player),
  checkInAfterMs: 1500,
  interruption: {
    plays: (player) => player.wait(17_500),
    offer: 'cycle 2',
    finds: (player) => reads(player, /Cycle\s*2/),
  },
  clumsy: {
    title: 'pauses in the middle of a breath, resumes and pauses at once, and resets',
    play: async (player) => {
      await player.start();
      await player.wait(6300);
      await player.press('Pause');
      await player.wait(40_000);
      for (const [name, ms] of [
        ['Resume', 400],
        ['Pause', 100],
        ['Resume', 300],
      ] as const) {
        await player.press(name);
        await player.wait(ms);
      }
      await player.isAway(5000);
      await player.wait(9000);
      await player.press('Reset');
      await player.start();
      await player.wait(70_000);
    },
  },
  paths: {
    // A radio button that is already chosen sends no event.
    events: (snapshot) => [
      ...BREATH,
      { type: 'options.changed', options: { minutes: snapshot.context.options.minutes === 0 ? 3 : 0 } },
      { type: 'options.changed', options: { follow: !snapshot.context.options.follow } },
      ...followEvents(snapshot),
    ],
    key: (snapshot) => [
      snapshot.context.options.minutes,
      snapshot.context.options.follow,
      ...breathKey(snapshot),
      ...followKey(snapshot),
    ],
    untaken: { ...beginsAtOnce('basic-breathing'), ...endsLate('basic-breathing.session.following') },
  },
  inputs: {
    ...BREATH_INPUTS,
    'options.changed': choosesOptions({
      minutes: choosesLength(0, 3, 5, 8),
      follow: (player) => player.choose('Follow me'),
    }),
  },
  fault: { what: 'the fourth breath is not the last one', change: { guards: { isLastPhase: () => false } } },
  // The exercise rests only while it is paused.
  bench: { rest: pause },
} satisfies GamePlayer;

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
import { has, reads, until, untilAsked } from './support/player';

export default {
  solve: (player) => untilAsked(player),
  checkInAfterMs: 1500,
  interruption: {
    // A short pattern at the highest speed keeps the session short.
    choices: { pattern: 'even', tenths: 15, skipsHolds: true, minutes: 0 },
    plays: (player) => player.wait(8500),
    offer: 'cycle 2',
    finds: (player) => reads(player, /Cycle\s*2/),
  },
  clumsy: {
    title: 'changes the pattern and the pace in every place where they may change',
    play: async (player) => {
      await player.slide('Speed', 15);
      await player.choose('Skip the holds');
      await player.choose(/^Deep/);
      await player.start();
      await player.wait(3100);
      await player.slide('Speed', 5);
      await player.wait(700);
      await player.press('Pause');
      await player.slide('Speed', 8);
      await player.wait(1000);
      await player.press('Resume');
      await player.wait(7000);
      await player.press('Reset');
      await player.choose(/^Even/);
      await player.slide('Speed', 15);
      await player.start();
      await until(player, () => has(player, 'Keep going'), { within: 120_000, step: 1000 });
    },
  },
  paths: {
    input: { variant: 'full' },
    events: (snapshot) => [
      // A radio button that is already chosen sends no event.
      {
        type: 'options.changed',
        options: { pattern: snapshot.context.options.pattern === 'box' ? 'even' : 'box' },
      },
      { type: 'options.changed', options: { pattern: 'follow' } },
      ...followEvents(snapshot),
      ...BREATH,
      { type: 'options.changed', options: { tenths: 15 } },
      { type: 'options.changed', options: { skipsHolds: !snapshot.context.options.skipsHolds } },
      { type: 'options.changed', options: { minutes: snapshot.context.options.minutes === 0 ? 3 : 0 } },
    ],
    key: (snapshot) => [snapshot.context.options.pattern, ...breathKey(snapshot), ...followKey(snapshot)],
    untaken: { ...beginsAtOnce('breathing-puzzle'), ...endsLate('breathing-puzzle.session.following') },
  },
  inputs: {
    ...BREATH_INPUTS,
    'options.changed': choosesOptions({
      pattern: (player, pattern) =>
        player.choose(pattern === 'even' ? /^Even/ : pattern === 'follow' ? /^Follow/ : /^Box/),
      tenths: (player, tenths) => player.slide('Speed', tenths),
      skipsHolds: (player) => player.choose('Skip the holds'),
      minutes: choosesLength(0, 3, 5, 8),
    }),
  },
  fault: { what: 'the pace never changes', change: { guards: { canChangePace: () => false } } },
  // The bubble rests only while it is paused.
  bench: { rest: pause },
} satisfies GamePlayer;

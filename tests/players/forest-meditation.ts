import {
  choosesLength,
  choosesOptions,
  endsLate,
  followEvents,
  followInputs,
  followKey,
  SURFACE,
} from './support/breath';
import { type GamePlayer, PLAY, PLAY_INPUTS } from './support/game-player';
import { has, until, untilAsked } from './support/player';

const MANUAL = 'Manual Breath';

export default {
  solve: async (player) => {
    await player.wait(121_000);
    await player.leave();
    await untilAsked(player);
  },
  checkInAfterMs: 1000,
  interruption: {
    choices: { auto: true, minutes: 5, rhythm: 4, closedEyes: false },
    plays: (player) => player.wait(250_000),
    offer: 'minute 5',
    // Less than one of five minutes remains.
    finds: async (player) => {
      await player.wait(45_000);
      await until(player, () => has(player, 'Keep going'), { within: 30_000, step: 500 });
    },
  },
  clumsy: {
    title: 'turns Auto off and on, holds, taps and loses presses',
    play: async (player) => {
      await player.start();
      await player.wait(2600);
      await player.press(/^Auto/);
      for (const [ms, way] of [
        [2000, 'lifted'],
        [120, 'lifted'],
        [3000, 'cancelled'],
      ] as const) {
        await player.wait(900);
        await player.down(MANUAL);
        await player.wait(ms);
        await player.up(way);
      }
      await player.key(MANUAL, 'Enter');
      await player.wait(1500);
      await player.press(/^Auto/);
      await player.wait(5000);
      await player.escape();
      await player.start();
      await player.wait(25_000);
      await player.escape();
    },
  },
  states: {
    [MANUAL]: async (player) => {
      await player.press(/^Auto/);
      await until(player, () => has(player, MANUAL));
    },
  },
  paths: {
    events: (snapshot) => [
      ...PLAY,
      ...(JSON.stringify(snapshot.value).includes('opening') ? [] : [{ type: 'auto.toggled', at: 0 }]),
      ...followEvents(snapshot),
      // A radio button that is already chosen sends no event.
      { type: 'options.changed', options: { minutes: snapshot.context.options.minutes === 0 ? 5 : 0 } },
      { type: 'options.changed', options: { auto: false, follow: true } },
      { type: 'options.changed', options: { rhythm: 5 } },
      { type: 'options.changed', options: { closedEyes: true } },
    ],
    key: (snapshot) => {
      const { options, isWorthAsking } = snapshot.context;
      return [options.auto, options.follow, options.minutes, isWorthAsking, ...followKey(snapshot)];
    },
    untaken: {
      'forest-meditation.session.opening · auto.toggled → no other state':
        'needs a press before the first frame; tests/paths/untaken.test.ts takes it',
      ...endsLate('forest-meditation.session.sitting.own'),
      'forest-meditation.session.sitting.own · xstate.done.state.forest-meditation.session.sitting.own [1/2] → forest-meditation.ended':
        'needs a rhythm that the game knows; tests/paths/untaken.test.ts takes it',
      'forest-meditation.session.sitting.breathing · xstate.after.count.forest-meditation.session.sitting.breathing [2/3] → forest-meditation.ended':
        'the end of a guided session is too far for a shortest path; tests/paths/untaken.test.ts takes it',
    },
  },
  inputs: {
    ...PLAY_INPUTS,
    'auto.toggled': (player) => player.choose(/^Auto/),
    ...followInputs(({ follow }) => (follow ? SURFACE : MANUAL)),
    'options.changed': choosesOptions({
      follow: (player) => player.choose('Follow me'),
      minutes: choosesLength(0, 5, 10, 15),
      rhythm: (player) => player.choose(/^5 s in/),
      closedEyes: (player) => player.choose('Follow with closed eyes'),
    }),
  },
  fault: { what: 'each press counts as a tap', change: { guards: { isTap: () => true } } },
  // The forest never rests during a session.
  bench: { rest: undefined },
} satisfies GamePlayer;

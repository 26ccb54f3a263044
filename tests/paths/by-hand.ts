/** Inputs of the generated paths, and the transitions that no generated path takes, with the reason. */

const SEED = 7;

/** As the games' definitions give them, in a window 600 px wide. */
export const INPUTS: Readonly<Record<string, unknown>> = {
  'basic-breathing': undefined,
  'breathing-puzzle': { variant: 'full' },
  'forest-meditation': undefined,
  'grounding-techniques': undefined,
  'guided-imagery': undefined,
  'memory-cards': { seed: SEED },
  'pattern-flow': { seed: SEED },
  'progressive-relaxation': undefined,
  'safe-space-builder': { seed: SEED },
  'thought-bubbles': { seed: SEED },
  'water-flow': { seed: SEED, width: 600 },
  'zen-garden': { visit: SEED },
};

const FROM_DEVICE = 'no person: the page sends what the device has kept';
const LEVEL_5 = 'level 5 is too far for a shortest path; the recording pattern-flow.calm takes it';
const NO_STONE_4 =
  'the first two patterns of this seed have no stone 4; tests/paths/pattern-flow.test.ts taps it';
const DRAGONFLY = 'depends on the stone of the dragonfly; tests/paths/water-flow.test.ts takes it';

/** By the machine's id, then by the name of the transition. */
export const NOT_GENERATED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'forest-meditation': {
    'forest-meditation.session.sitting.breath.own.held · breath.released [2/2] → forest-meditation.session.sitting.breath.own.out':
      'takes a press of 250 ms without a timer; the recording forest-meditation.clumsy holds for 2 s',
  },
  'pattern-flow': {
    'pattern-flow.playing · game.left [1/2] → pattern-flow.ready': LEVEL_5,
    'pattern-flow.playing.turn.success · xstate.after.verdict.pattern-flow.playing.turn.success [1/2] → pattern-flow.playing.turn.showing.dark':
      LEVEL_5,
    'pattern-flow.playing.lights.3 · stone.tapped → pattern-flow.playing.lights.3.lit': NO_STONE_4,
    'pattern-flow.playing.lights.3.lit · xstate.after.tap.pattern-flow.playing.lights.3.lit → pattern-flow.playing.lights.3.dark':
      NO_STONE_4,
  },
  'safe-space-builder': { 'safe-space-builder · space.loaded → no other state': FROM_DEVICE },
  'water-flow': {
    'water-flow · names.shortened → no other state': 'no person here: a setting of the profile',
    'water-flow.ready · width.measured → no other state': 'no person: the page measures its window',
    'water-flow.ready · terrace.kept → no other state': FROM_DEVICE,
    'water-flow.ready · game.started [1/2] → water-flow.terrace': 'follows what the device has kept',
    'water-flow.terrace.dragonfly.hinted · stone.wetted → water-flow.terrace.dragonfly.away': DRAGONFLY,
    'water-flow.terrace.dragonfly.hinted · always → water-flow.terrace.dragonfly.away': DRAGONFLY,
  },
  'zen-garden': { 'zen-garden · garden.restored → no other state': FROM_DEVICE },
};

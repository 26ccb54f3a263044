/** Inputs of the generated paths, and the transitions that no generated path takes, with the reason. */

const SEED = 7;

/** Inputs by the machine's id, as the games' definitions give them in a window 600 px wide. */
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
const NO_LIMIT =
  'the limit ends and returns at any second of any round; tests/paths/thought-bubbles.test.ts takes it';
const DRAGONFLY = 'depends on the stone of the dragonfly; tests/paths/water-flow.test.ts takes it';

/**
 * Events that no person sends: the page sends what the device has kept. The path tests and
 * `tests/engine/games/going-on.test.ts` send them.
 */
export const FROM_PAGE = / · (choices\.taken|game\.resumed) /;

/** By the machine's id, then by the name of the transition. */
export const NOT_GENERATED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'pattern-flow': {
    'pattern-flow.playing · game.left [1/2] → pattern-flow.ready': LEVEL_5,
    'pattern-flow.playing.turn.success · xstate.after.verdict.pattern-flow.playing.turn.success [1/2] → pattern-flow.playing.turn.showing.dark':
      LEVEL_5,
    'pattern-flow.playing.lights.3 · stone.tapped → pattern-flow.playing.lights.3.lit': NO_STONE_4,
    'pattern-flow.playing.lights.3.lit · xstate.after.tap.pattern-flow.playing.lights.3.lit → pattern-flow.playing.lights.3.dark':
      NO_STONE_4,
  },
  'safe-space-builder': { 'safe-space-builder · space.loaded → no other state': FROM_DEVICE },
  'thought-bubbles': {
    'thought-bubbles.playing.timer.stopped · always [1/3] → thought-bubbles.playing.timer.over': NO_LIMIT,
    'thought-bubbles.playing.timer.stopped · always [2/3] → thought-bubbles.complete': NO_LIMIT,
    'thought-bubbles.playing.timer.stopped · always [3/3] → thought-bubbles.playing.timer.ticking': NO_LIMIT,
    'thought-bubbles.playing.timer.ticking · xstate.after.second.thought-bubbles.playing.timer.ticking [1/4] → thought-bubbles.playing.timer.stopped':
      NO_LIMIT,
  },
  'water-flow': {
    'water-flow · names.shortened → no other state': 'no person here: a setting of the profile',
    'water-flow.ready · width.measured → no other state': 'no person: the page measures its window',
    'water-flow.terrace.dragonfly.hinted · stone.wetted → water-flow.terrace.dragonfly.away': DRAGONFLY,
    'water-flow.terrace.dragonfly.hinted · always → water-flow.terrace.dragonfly.away': DRAGONFLY,
  },
  'zen-garden': { 'zen-garden · garden.restored → no other state': FROM_DEVICE },
};

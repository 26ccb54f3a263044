/** Inputs of the generated paths, and the transitions that no generated path takes, with the reasons. */
import type { AnyEventObject } from 'xstate';
import type { Shelf } from '../../machines/games/worry-stones/shelf';

/**
 * Seed of all paths. With this seed, the right and wrong taps in the first pattern of Pattern Flow reach every stone.
 */
export const SEED = 8;

/** Inputs by machine id. They equal those of the games' definitions in a window 600 px wide. */
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
  'worry-stones': { seed: SEED, now: { day: '2026-11-20', hour: 9 } },
  'zen-garden': { visit: SEED },
};

/** A full shelf: two stones are due, one is mossy, and one is due tomorrow. */
export const SHELF: Shelf = Array.from({ length: 12 }, (_, id) => ({
  id,
  stone: id % 5,
  kind: 'work',
  since: id === 2 ? '2026-01-01' : '2026-11-19',
  ...(id < 2 && { due: { day: '2026-11-20', hour: 9 } }),
  ...(id === 3 && { due: { day: '2026-11-21', hour: 9 } }),
}));

/** Events that the page sends when a machine starts, with the stored values of the device. */
export const TOLD: Readonly<Record<string, readonly AnyEventObject[]>> = {
  'worry-stones': [{ type: 'shelf.told', shelf: SHELF }],
};

const OTHER_TAB = 'no person here: another tab takes the stone; tests/paths/worry-stones.test.ts takes it';
const FROM_DEVICE = 'no person: the page sends what the device has kept';
const LEVEL_5 = 'level 5 is too far for a shortest path; the recording pattern-flow.calm takes it';
const CHECK_IN =
  'needs a check-in, and these paths have none; tests/e2e/grounding-techniques.test.ts takes it';
const LEFT = 'no person: a stroke ends before its session; tests/paths/zen-garden.test.ts takes it';
const DRAG = 'needs a drag that ends after building; tests/paths/safe-space-builder.test.ts takes it';
const LED =
  'the end of a guided session is too far for a shortest path; tests/paths/forest-meditation.test.ts takes it';
const EARLY = 'needs a press before the first frame; tests/paths/forest-meditation.test.ts takes it';
const SHOWN = 'needs a solution before the first frame; tests/paths/water-flow.test.ts takes it';
const DRAGONFLY = 'depends on the stone of the dragonfly; tests/paths/water-flow.test.ts takes it';

/**
 * Events that no generated path has, because they need a second page, with the reason for each. The test
 * `tests/qa/paths.test.ts` causes them by a reload and in another tab.
 */
export const OF_TWO_PAGES: Readonly<Record<string, string>> = {
  'game.resumed': 'needs a reload of the page during a session',
  'choices.taken': 'needs a second tab, in which the person chooses',
};

/** Other transitions that no generated path takes: the reasons by machine id and transition name. */
export const NOT_GENERATED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'forest-meditation': {
    'forest-meditation.session.opening · auto.toggled → no other state': EARLY,
    'forest-meditation.session.sitting.breath.led · xstate.after.phase.forest-meditation.session.sitting.breath.led [1/2] → forest-meditation.ended':
      LED,
  },
  'grounding-techniques': {
    'grounding-techniques.complete · game.started → grounding-techniques.exercise': CHECK_IN,
  },
  'pattern-flow': {
    'pattern-flow.playing · game.left [1/2] → pattern-flow.ready': LEVEL_5,
    'pattern-flow.playing.turn.success · xstate.after.verdict.pattern-flow.playing.turn.success [1/2] → pattern-flow.playing.turn.showing.dark':
      LEVEL_5,
  },
  'safe-space-builder': {
    'safe-space-builder · space.loaded → no other state': FROM_DEVICE,
    'safe-space-builder.ready · element.placed → no other state': DRAG,
    'visiting · element.placed → no other state': DRAG,
  },
  'water-flow': {
    'water-flow · names.shortened → no other state': 'no person here: a setting of the profile',
    'water-flow.filled · session.shown → no other state': SHOWN,
    'water-flow.terrace.dragonfly.hinted · stone.wetted → water-flow.terrace.dragonfly.away': DRAGONFLY,
  },
  'worry-stones': {
    'worry-stones · time.told → no other state': 'no person: the page tells the hour',
    'worry-stones.asked.question · always → worry-stones.asked.answered': OTHER_TAB,
    'worry-stones.asked.later · always → worry-stones.asked.answered': OTHER_TAB,
  },
  'zen-garden': {
    'zen-garden · garden.restored → no other state': FROM_DEVICE,
    'zen-garden.ready · stroke.ended → no other state': LEFT,
  },
};

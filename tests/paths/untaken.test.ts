/** Transitions of the games that no generated path takes, because no person causes them or they are too far. */
import { expect, test } from 'vitest';
import { EMPTY_SPACE } from '../../domain/safe-space';
import { basicBreathingMachine } from '../../machines/games/basic-breathing/basic-breathing.machine';
import { breathingPuzzleMachine } from '../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import { forestMeditationMachine } from '../../machines/games/forest-meditation/forest-meditation.machine';
import { safeSpaceBuilderMachine } from '../../machines/games/safe-space-builder/safe-space-builder.machine';
import { basinStonesOf } from '../../machines/games/water-flow/board';
import { generateBoard } from '../../machines/games/water-flow/generator';
import { newTerrace, terraceSizeOf } from '../../machines/games/water-flow/rules';
import { waterFlowMachine } from '../../machines/games/water-flow/water-flow.machine';
import { worryStonesMachine } from '../../machines/games/worry-stones/worry-stones.machine';
import { zenGardenMachine } from '../../machines/games/zen-garden/zen-garden.machine';
import { stroke } from '../fixtures/sand/stroke';
import { NOW, shelfStone } from '../fixtures/shelf-stone';
import { playerOf } from '../players/support/players';
import { turnsToSolve } from '../players/water-flow';
import { cover } from './replay';

const START = { type: 'game.started' } as const;
const SHOWN = { type: 'session.shown', at: 0 } as const;
const BEGIN = [START, SHOWN];
const LEAVE = { type: 'game.left' } as const;

const DUE = shelfStone(1, { due: NOW });

const WATER = { seed: 20261120, width: 1180 };
const [BOARD] = generateBoard(terraceSizeOf(1, 0, WATER.width), WATER.seed);
/** Two basins in wrong orientations. */
const [BASIN, OTHER] = basinStonesOf(BOARD).filter((basin) => BOARD.shuffle[basin] !== 0) as [number, number];
/** Returns the turns that bring a stone of the first terrace into its right orientation. */
const turns = (stone: number) => turnsToSolve(newTerrace(BOARD), [stone]);

const added = { type: 'element.added', kind: 'tree', at: 1 } as const;
const placed = { type: 'element.placed', id: 'tree-1', pose: { x: 50, y: 60, scale: 1.2 } } as const;

const URGENT = [START, { ...SHOWN, isUrgent: true }];

/** Events of a person who breathes with the finger, until the game leads: see `machines/follow.ts`. */
const BREATHS = [0, 1, 2, 3].flatMap((breath) => [
  { type: 'breath.pressed' as const, at: 2000 + 3000 * breath },
  { type: 'breath.released' as const, at: 3500 + 3000 * breath },
]);

/** Returns the ends of a session of 'Follow me': by a press, by a key, and while the game leads. */
const endings = <const TBegin extends readonly unknown[]>(begin: TBegin) => [
  [...begin, ...BREATHS.slice(0, 2), { type: 'breath.pressed' as const, at: 1e7 }],
  [...begin, ...BREATHS.slice(0, 2), { type: 'breath.toggled' as const, at: 1e7 }],
  [...begin, ...BREATHS, 400_000],
];

const COVERED = {
  'basic-breathing': cover(basicBreathingMachine, {}, [
    URGENT,
    ...endings([{ type: 'options.changed', options: { follow: true } }, ...BEGIN, 1000]),
  ]),
  'breathing-puzzle': cover(breathingPuzzleMachine, { variant: 'full' }, [
    URGENT,
    ...endings([{ type: 'options.changed', options: { pattern: 'follow' } }, ...BEGIN, 1000]),
  ]),
  'forest-meditation': cover(forestMeditationMachine, undefined, [
    [START, { type: 'auto.toggled', at: 0 }, SHOWN],
    ...endings([{ type: 'options.changed', options: { auto: false, follow: true, minutes: 5 } }, ...BEGIN]),
    [{ type: 'options.changed', options: { minutes: 5 } }, ...BEGIN, 305_000],
  ]),
  'safe-space-builder': cover(safeSpaceBuilderMachine, { seed: 1 }, [
    [{ type: 'space.loaded', saved: { ...EMPTY_SPACE, name: 'Sea' }, draft: null }],
    [START, added, { type: 'visit.began' }, placed],
    [START, added, LEAVE, placed],
  ]),
  'water-flow': cover(waterFlowMachine, WATER, [
    [{ type: 'names.shortened', isShort: true }],
    // The basins are full before the first frame is visible.
    [START, { type: 'terrace.solved' }, 30 * 160, SHOWN],
    // The dragonfly sits on one basin, and leaves when water reaches the other one.
    ...[BASIN, OTHER].map((basin) => [
      ...BEGIN,
      ...[...BOARD.solution.keys()].filter((stone) => stone !== BASIN && stone !== OTHER).flatMap(turns),
      60_000,
      ...turns(basin),
      160,
    ]),
  ]),
  'worry-stones': cover(worryStonesMachine, { seed: 20261120, now: NOW }, [
    [{ type: 'time.changed', ...NOW }],
    ...[[], [{ type: 'later.asked' } as const]].map((asked) => [
      { type: 'shelf.loaded', shelf: [DUE] } as const,
      ...BEGIN,
      ...asked,
      // Another tab has taken the stone.
      { type: 'shelf.loaded', shelf: [] } as const,
    ]),
  ]),
  'zen-garden': cover(zenGardenMachine, { visit: 1 }, [
    [{ type: 'garden.restored', marks: [{ step: 'of another tab', stroke: stroke() }] }],
    [{ type: 'stroke.ended', stroke: stroke(), seconds: 1, drag: 1 }],
  ]),
} as const;

test.each(Object.entries(COVERED))('%s', (slug, { missing }) => {
  const untaken = Object.keys(playerOf(slug as keyof typeof COVERED).paths.untaken ?? {});
  expect(untaken.length).toBeGreaterThan(0);
  expect(untaken.filter((name) => missing.includes(`transition ${name}`))).toEqual([]);
});

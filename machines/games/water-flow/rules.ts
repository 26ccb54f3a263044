/** Stones are counted from 0 in code and from 1 in text, row by row. */
import type { Board, BoardSize } from './board';
import { basinStonesOf, feedDirectionsOf, nextWetStones, openingsOf } from './board';
import { type OpeningsMask, turnOpenings } from './openings';

export const TERRACE_COUNT = 3;

export const FLOW_STEP_MS = 160;

/** Without a newly wet stone for this time the dragonfly gives a hint, ms. */
export const STALLED_FLOW_HINT_MS = 45_000;

export const FILLED_PAUSE_MS = 4000;

export const DUSK_MS = 20_000;

export const CHECK_IN_DELAY_MS = 1000;

const USUAL: readonly BoardSize[] = [
  { columns: 4, rows: 4 },
  { columns: 5, rows: 5 },
  { columns: 6, rows: 5 },
];

const FEWEST_COLUMNS = 4;

/** Viewport for more than five columns, CSS px. */
const NARROW = 390;

/** Below `few` the next terrace is wider, above `many` it is narrower. */
const TURNS_PER_STONE = { few: 1.6, many: 4 } as const;

export interface Terrace {
  readonly board: Board;
  /** Quarter turns clockwise of each stone from its solution, of any size and sign. */
  readonly quarters: readonly number[];
  /** Moss on a stone shows its lock. */
  readonly locked: readonly boolean[];
  readonly wet: readonly boolean[];
}

/** No water runs on a new terrace. */
export const newTerrace = (board: Board): Terrace => ({
  board,
  quarters: board.shuffle,
  locked: board.solution.map(() => false),
  wet: board.solution.map(() => false),
});

/**
 * @param terrace from 1
 * @param shift additional columns; negative for fewer
 * @param width of the viewport, CSS px
 */
export function terraceSizeOf(terrace: number, shift: number, width: number): BoardSize {
  const { columns, rows } = USUAL[terrace - 1] as BoardSize;
  const most = width < NARROW ? 5 : 6;
  // The cap on the default comes first. Otherwise a narrow viewport hides the shift of a 6-column terrace.
  const shifted = Math.min(most, columns) + shift;
  return { columns: Math.min(most, Math.max(FEWEST_COLUMNS, shifted)), rows };
}

/** Additional columns of the next terraces, negative for narrower ones. @param turns on the finished terrace */
export function columnShiftAfter(shift: number, stones: number, turns: number, isHinted: boolean): number {
  const perStone = turns / stones;
  if (isHinted || perStone > TURNS_PER_STONE.many) return shift - 1;
  return perStone < TURNS_PER_STONE.few ? shift + 1 : shift;
}

export const currentOpenings = ({ board, quarters }: Pick<Terrace, 'board' | 'quarters'>): OpeningsMask[] =>
  openingsOf(board, quarters);

export const isTurnable = ({ locked }: Pick<Terrace, 'locked'>, stone: number): boolean =>
  locked[stone] === false;

const withQuarters = (terrace: Terrace, quarters: readonly number[]): Terrace => {
  const { board, wet } = terrace;
  const feeds = feedDirectionsOf(board, openingsOf(board, quarters), (stone) => wet[stone] === true);
  return { ...terrace, quarters, wet: feeds.map((feed) => feed !== undefined) };
};

/** Stones without a connection to the spring become dry immediately. @param by quarter turns clockwise */
export const turnStone = (terrace: Terrace, stone: number, by: number): Terrace =>
  withQuarters(
    terrace,
    terrace.quarters.map((quarters, index) => (index === stone ? quarters + by : quarters)),
  );

/** Turns every stone to its solution, each in the direction of fewer quarter turns. */
export const solveTerrace = (terrace: Terrace): Terrace =>
  withQuarters(
    terrace,
    terrace.quarters.map(
      (quarters, stone) => quarters + shortestTurn(terrace.board.solution[stone] as OpeningsMask, quarters),
    ),
  );

/** Shortest turn to the stone's solution, in quarter turns: -1 to 2. */
function shortestTurn(solution: OpeningsMask, quarters: number): number {
  return [0, 1, -1, 2].find((by) => turnOpenings(solution, quarters + by) === solution) as number;
}

export const toggleLock = ({ locked }: Pick<Terrace, 'locked'>, stone: number): boolean[] =>
  locked.map((isLocked, index) => (index === stone ? !isLocked : isLocked));

/** Stones that water reaches in the next step. Empty when the water has stopped. */
export const nextStonesToWet = (terrace: Terrace): number[] =>
  nextWetStones(terrace.board, currentOpenings(terrace), terrace.wet);

export const fullBasins = ({ board, wet }: Pick<Terrace, 'board' | 'wet'>): number[] =>
  basinStonesOf(board).filter((basin) => wet[basin]);

export const isTerraceFilled = (terrace: Terrace): boolean =>
  terrace.board.solution.length > 0 && fullBasins(terrace).length === basinStonesOf(terrace.board).length;

export const isStoneSolved = (
  { board, quarters }: Pick<Terrace, 'board' | 'quarters'>,
  stone: number,
): boolean =>
  turnOpenings(board.solution[stone] as OpeningsMask, quarters[stone] as number) === board.solution[stone];

/** Follows the water of the solution from the spring to the first stone with a wrong orientation. */
export function firstWrongStone({
  board,
  quarters,
}: Pick<Terrace, 'board' | 'quarters'>): number | undefined {
  const wet = board.solution.map(() => false);
  const ahead = () => nextWetStones(board, board.solution, wet);
  for (let next = ahead(); next.length > 0; next = ahead()) {
    const wrong = next.find((stone) => !isStoneSolved({ board, quarters }, stone));
    if (wrong !== undefined) return wrong;
    for (const stone of next) wet[stone] = true;
  }
  return undefined;
}

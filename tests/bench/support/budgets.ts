/** Budgets of a game, and the table of all games. */
import { alignColumns } from './table';

/** One value in a game's column of the table. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Maximum. A value without a maximum is only printed. */
  readonly most?: number;
  /** Decimal digits. */
  readonly digits?: number;
}

/**
 * Maximum script up to the first frame (KB, gzip): 2.0 times the sum of a plain Pixi page and a blank React page, as in
 * `tests/house/budgets.test.ts`.
 */
export const MOST_SCRIPT = 2.0 * 202;
/** Maximum total download (KB), which is the size of bubbo-bubbo from pixijs/open-games. */
export const MOST_BYTES = 556;
export const MOST_REQUESTS = 40;
/** Maximum time from the tap on Start to the first frame, ms. */
export const MOST_START = 300;
/** Maximum ratio of the median frame to that of plain Pixi with as many sprites. */
export const MOST_FRAME = 1.2;
/** Maximum ratio of the 95th percentile of the frames to that of plain Pixi with as many sprites. */
export const MOST_SLOW_FRAME = 1.6;
/** Maximum ratio of the mean cost of one input to that on the plain Pixi page. */
export const MOST_INPUT = 4.6;
/** Maximum main-thread time at rest, ms per second. */
export const MOST_AT_REST = 1;
export const MOST_SHIFT = 0.02;
/**
 * Maximum growth over a series of visits. It tolerates nodes that the browser itself creates, such as a tooltip. A leak
 * grows with every visit.
 */
export const MOST_GROWTH = { nodes: 20, listeners: 5 };

const text = ({ value, digits = 0 }: Figure): string => (Number.isNaN(value) ? '-' : value.toFixed(digits));

const isBroken = ({ value, most }: Figure): boolean => most !== undefined && value > most;

/** Returns the table with one column per game. Marks exceeded budgets. */
export function tableOf(games: ReadonlyMap<string, readonly Figure[]>): string {
  const columns = [...games];
  const names = columns[0]?.[1] ?? [];
  const rows = names.map((figure, row) => [
    figure.name,
    ...columns.map(([, figures]) => {
      const one = figures[row] as Figure;
      return `${text(one)}${isBroken(one) ? ' !' : ''}`;
    }),
    figure.most === undefined ? '' : `${figure.most.toFixed(figure.digits ?? 0)}`,
  ]);
  const all = [['', ...columns.map(([slug]) => slug), 'at most'], ...rows];
  return alignColumns(all);
}

/** Returns one sentence per exceeded budget. */
export const broken = (slug: string, figures: readonly Figure[]): string[] =>
  figures
    .filter(isBroken)
    .map(
      (one) =>
        `${slug}: ${one.name} is ${text(one)}, and may be ${(one.most as number).toFixed(one.digits ?? 0)}`,
    );

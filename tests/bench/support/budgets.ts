/** What a game may cost, and the table of what all of them do. */
import { alignColumns } from './table';

/** One number of a game's row. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** What it may be at most; without one it is only told. */
  readonly most?: number;
  /** Digits after the point. */
  readonly digits?: number;
}

/**
 * Script to the first frame (KB, gzip): 2.1 times what a bare page of Pixi and a blank one of React weigh together, as
 * `tests/house/budgets.test.ts` has them.
 */
export const MOST_SCRIPT = 2.1 * 202;
/** All bytes (KB): what bubbo-bubbo of pixijs/open-games needs. */
export const MOST_BYTES = 556;
export const MOST_REQUESTS = 40;
/** Tap on Start to the first frame, ms. */
export const MOST_START = 300;
/** Times bare Pixi with as many sprites: a frame in the middle, one of the slowest twentieth, and one input. */
export const MOST_FRAME = 1.2;
export const MOST_SLOW_FRAME = 1.6;
export const MOST_INPUT = 4.6;
/** Main thread at rest, ms a second. */
export const MOST_AT_REST = 1;
export const MOST_SHIFT = 0.02;
/** What the browser makes of its own accord, a tooltip's node or so, is no leak: that grows with every visit. */
export const MOST_GROWTH = { nodes: 20, listeners: 5 };

const text = ({ value, digits = 0 }: Figure): string => (Number.isNaN(value) ? '-' : value.toFixed(digits));

const isBroken = ({ value, most }: Figure): boolean => most !== undefined && value > most;

/** One column for each game; a broken budget is marked. */
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

/** A sentence for every budget that is broken. */
export const broken = (slug: string, figures: readonly Figure[]): string[] =>
  figures
    .filter(isBroken)
    .map(
      (one) =>
        `${slug}: ${one.name} is ${text(one)}, and may be ${(one.most as number).toFixed(one.digits ?? 0)}`,
    );

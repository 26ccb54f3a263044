/**
 * Measures in rounds and judges medians: of ratios to a baseline, or of the app's own values. Each round measures the
 * app and its baseline right after each other, so that load affects both alike. Further rounds follow, up to a maximum,
 * while the budget lies inside the confidence interval of the median.
 */
import { loadavg } from 'node:os';
import { alignColumns } from './table';

/** A measured quantity and its budget. */
export interface Line {
  readonly name: string;
  readonly unit?: string;
  /** Decimal digits. */
  readonly digits?: number;
  /**
   * Maximum: a ratio to the baseline if `isRatio`, otherwise in the line's unit. A line without a maximum is only
   * printed.
   */
  readonly most?: number;
  readonly isRatio?: boolean;
}

/** Values of one round: of the app, and of the baseline if there is one. */
interface Measured {
  readonly here: number;
  readonly beside?: number;
}

export type Round<Name extends string> = Readonly<Record<Name, Measured>>;

interface Options {
  /** Title of the table. */
  readonly title: string;
  /** Minimum number of rounds. An exact quantity needs one round. */
  readonly rounds?: number;
  /** Maximum number of rounds. */
  readonly mostRounds?: number;
}

/**
 * Measures in rounds, and prints a table with the median and the interquartile range of each line.
 *
 * @returns one sentence per exceeded budget
 */
export async function compare<Name extends string>(
  { title, rounds: first = 5, mostRounds = first === 1 ? 1 : 3 * first }: Options,
  lines: Readonly<Record<Name, Line>>,
  measure: (round: number) => Promise<Round<Name>>,
): Promise<string[]> {
  const rounds: Round<Name>[] = [];
  const judged = () =>
    (Object.entries(lines) as [Name, Line][]).map(([name, line]) =>
      judge(
        line,
        rounds.map((round) => round[name]),
      ),
    );
  while (rounds.length < first || (rounds.length < mostRounds && judged().some(({ isOpen }) => isOpen)))
    rounds.push(await measure(rounds.length));
  const load = loadavg().map((value) => value.toFixed(1));
  const head = ['', 'here', 'spread', 'beside', 'spread', 'ratio', 'spread', 'at most'];
  console.log(
    `${title}; medians of ${rounds.length}; load of the machine ${load.join(' ')}\n${alignColumns([head, ...judged().map(({ row }) => row)])}`,
  );
  return judged().flatMap(({ broken }) => broken ?? []);
}

interface Judged {
  /** Whether a further round could change the judgment. */
  readonly isOpen: boolean;
  readonly broken?: string;
  readonly row: readonly string[];
}

function judge(
  { name, unit = '', digits = 0, most, isRatio = false }: Line,
  found: readonly Measured[],
): Judged {
  const here = found.map(({ here }) => here);
  const beside = found.flatMap(({ beside = [] }) => beside) as number[];
  const ratios =
    beside.length === here.length ? here.map((one, round) => one / (beside[round] as number)) : [];
  const values = isRatio ? ratios : here;
  const value = median(values);
  const [low, high] = medianLies(values);
  const text = (of: number, places = digits) => (Number.isFinite(of) ? of.toFixed(places) : '-');
  const spread = (all: readonly number[], places = digits) =>
    all.length < 2 ? '' : `${text(quantile(all, 0.25), places)}-${text(quantile(all, 0.75), places)}`;
  const isBroken = most !== undefined && !(value <= most);
  const limit = most === undefined ? '' : isRatio ? `${Number(most.toFixed(2))} x` : text(most);
  const told = isRatio ? text(value, 2) : `${text(value)} ${unit}`.trim();
  return {
    isOpen: most !== undefined && low <= most && most < high,
    ...(isBroken && { broken: `${name} is ${told}, and may be ${limit}` }),
    row: [
      unit ? `${name}, ${unit}` : name,
      text(median(here)),
      spread(here),
      beside.length > 0 ? text(median(beside)) : '',
      spread(beside),
      ratios.length > 0 ? text(median(ratios), 2) : '',
      spread(ratios, 2),
      `${limit}${isBroken ? ' !' : ''}`,
    ],
  };
}

/** Returns the middle value; of an even number of values the higher one of the two. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param part quantile, 0-1 */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? Number.NaN;

/** Confidence level of the median's interval. */
const SURE = 0.9;

/**
 * Returns the confidence interval of the median. It reaches from the k-th smallest to the k-th largest of n values
 * and has the probability 1 - 2 P(X < k), where X is binomial (n, 1/2). With too few values it is their whole range.
 */
function medianLies(values: readonly number[]): readonly [low: number, high: number] {
  const sorted = [...values].sort((one, other) => one - other);
  const n = sorted.length;
  let outside = 0;
  let probability = 0.5 ** n;
  let cut = 0;
  for (let k = 0; k < n / 2; k++) {
    outside += 2 * probability;
    if (1 - outside < SURE) break;
    cut = k;
    probability *= (n - k) / (k + 1);
  }
  return [sorted[cut] ?? Number.NaN, sorted[n - 1 - cut] ?? Number.NaN];
}

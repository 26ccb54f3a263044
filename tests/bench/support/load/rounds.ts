/** A busy machine is asked again, and not judged. */
import { median } from '../../../support/sand/rake-costs';

/** Rounds that are always taken, `BENCH_ROUNDS=1` only one, and after which it stays as it is. */
const LEAST = Number(process.env.BENCH_ROUNDS ?? 5);
const MOST = 15;
/** So far may the middle half of the ratios lie apart. */
const APART = 0.1;

export interface Agreed<Round> {
  readonly rounds: readonly Round[];
  /**
   * What can be said for certain: both are the ratio in the middle of all, or where the rounds never agreed, the ends of
   * their middle half.
   */
  readonly atLeast: number;
  readonly atMost: number;
  /** `1.02 (middle half 0.99 to 1.05, 6 rounds)` */
  readonly said: string;
}

/**
 * Measures again and again, until what is compared agrees with itself.
 *
 * @param measure One round: both that are compared, one right after the other.
 * @param ratioOf What a round says.
 */
export async function untilAgreed<Round>(
  measure: () => Promise<Round>,
  ratioOf: (round: Round) => number,
): Promise<Agreed<Round>> {
  const rounds: Round[] = [];
  for (;;) {
    rounds.push(await measure());
    const ratios = rounds.map(ratioOf).sort((one, other) => one - other);
    const at = (part: number) => ratios[Math.round((ratios.length - 1) * part)] as number;
    const [low, high] = [at(0.25), at(0.75)];
    const hasAgreed = rounds.length >= LEAST && high - low <= APART;
    if (!hasAgreed && rounds.length < MOST) continue;
    const ratio = median(ratios);
    const half = `middle half ${low.toFixed(2)} to ${high.toFixed(2)}`;
    return {
      rounds,
      atLeast: hasAgreed ? ratio : low,
      atMost: hasAgreed ? ratio : high,
      said: `${ratio.toFixed(2)} (${half}, ${rounds.length} rounds${hasAgreed ? '' : ' that did not agree'})`,
    };
  }
}

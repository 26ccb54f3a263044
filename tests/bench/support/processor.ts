/**
 * Computes the CPU slowdown of the phone. The design asks for a factor of four relative to a typical developer
 * machine. On a slow machine that factor would simulate an unrealistically slow phone. The machine is therefore
 * scored first, like Lighthouse's `benchmarkIndex`. The slowdown makes the phone no slower than the fastest mid-tier
 * device in Lighthouse's `docs/throttling.md`.
 */
import type { Page } from 'playwright';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from '../../drivers/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** CPU slowdown factor of the phone relative to this machine, 1-4. */
    slower: number;
  }
}

const MOST_SLOWER = 4;
/** Score between mid-tier and high-end phones. */
const PHONE_SCORE = 800;

/** Duration of each of the two measurements of a score, ms. */
const COUNTED_MS = 500;
/** Number of scores. Load only lowers a score, so the highest one counts. */
const TIMES = 3;

/** Scores the machine, prints the score, and provides `slower`. */
export default async function scoreMachine(project: TestProject): Promise<void> {
  const browser = await launchBrowser({ isMeasured: true });
  try {
    const page = await browser.newPage();
    const scores: number[] = [];
    for (let time = 0; time < TIMES; time++) scores.push(await score(page));
    const best = Math.max(...scores);
    const slower = Math.round(10 * Math.min(MOST_SLOWER, Math.max(1, best / PHONE_SCORE))) / 10;
    project.provide('slower', slower);
    console.log(
      `This machine scores ${best.toFixed(0)} by Lighthouse's index: the phone's processor is ${slower} x slower, ${(best / slower).toFixed(0)}.`,
    );
  } finally {
    await browser.close();
  }
}

/**
 * Returns the mean of two rates per tenth of a second: building strings of 10,000 characters, and copying arrays of
 * 100,000 numbers.
 */
const score = (page: Page): Promise<number> =>
  page.evaluate((countedMs) => {
    /**
     * Returns the iterations per tenth of a second. Reads the time only after every ten iterations, because reading
     * it takes time too.
     */
    const inTenthOfSecond = (act: (turn: number) => void): number => {
      const begin = performance.now();
      let turns = 0;
      let passed = 0;
      while (passed < countedMs) {
        for (let ten = 0; ten < 10; ten++) act(turns++);
        passed = performance.now() - begin;
      }
      return (100 * turns) / passed;
    };
    let length = 0;
    const texts = inTenthOfSecond(() => {
      let text = '';
      for (let at = 0; at < 10_000; at++) text += 'a';
      // Reads the result, so that the engine cannot optimize the computation away.
      length += text.length;
    });
    const [one, other] = [0, 0].map(() => Array.from({ length: 100_000 }, (_, at) => at)) as [
      number[],
      number[],
    ];
    const copies = inTenthOfSecond((turn) => {
      const [from, to] = turn % 2 === 0 ? [one, other] : [other, one];
      for (let at = 0; at < from.length; at++) to[at] = from[at] as number;
    });
    return length > 0 ? (texts + copies) / 2 : Number.NaN;
  }, COUNTED_MS);

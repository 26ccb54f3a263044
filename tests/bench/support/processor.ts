/**
 * How many times slower than the machine at hand the phone's processor is. Four times is what design and issues mean,
 * said of machines that a person would build on; on one that is slow itself that would be a phone nobody has. So the
 * machine is scored before anything is measured, as Lighthouse scores it (its `benchmarkIndex`, of which its
 * `docs/throttling.md` tells what devices reach), and the phone is never slower than the fastest that is called mid-tier there.
 */
import type { Page } from 'playwright';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from '../../drivers/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times slower the phone's processor is than the one at hand, 1-4. */
    slower: number;
  }
}

const MOST_SLOWER = 4;
/** A phone's score where mid-tier ends and high-end begins. */
const PHONE_SCORE = 800;

/** How long each half of the score is counted, ms, and how often: work of others only lowers it, so the best counts. */
const COUNTED_MS = 500;
const TIMES = 3;

/** Scores the machine, tells the score, and provides `slower`. */
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

/** How often in a tenth of a second a text of 10,000 characters is put together, and 100,000 numbers are copied: their mean. */
const score = (page: Page): Promise<number> =>
  page.evaluate((countedMs) => {
    /** Asks for the time only after every ten, since that takes time itself. */
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
      // Read, or it need not be put together.
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

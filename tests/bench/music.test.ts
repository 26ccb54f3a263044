/**
 * The music of each game over ten minutes, rendered offline from the states of a recorded session: loudness, spectrum,
 * repetition, steps at switches, and processor time relative to silence.
 */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { launchBrowser } from '../drivers/browser';
import { openAudioPage } from '../fixtures/audio/audio-page';
import type * as Instruments from '../fixtures/audio/harness';
import { HeadlessPlayer } from '../players/support/headless-player';
import { playerOf } from '../players/support/players';

vi.mock('../../src/stage/StageRoot', () => import('../fakes/page/stand-in-stage'));
vi.mock('../../src/stage/Stage', () => ({ default: () => null }));

declare const instruments: typeof Instruments;

const SECONDS = 600;

type Rendered = Awaited<ReturnType<typeof Instruments.renderMusic>>;
type States = Parameters<typeof Instruments.renderMusic>[0][number][];

/** Plays the game, again and again, and returns what the music follows, with times from the first start, s. */
async function statesOf(address: string, slug: (typeof BUILT_GAMES)[number]['slug']): Promise<States> {
  const states: States = [];
  for (let passed = 0; passed < SECONDS; ) {
    const player = new HeadlessPlayer({ seed: 1 + states.length, reducedMotion: true });
    await player.open(address);
    const { definition, services } = player.page;
    const begun = services.clock.now();
    const offset = passed - begun / 1000;
    const subscription = player.actor.subscribe((snapshot) => {
      if (!snapshot.hasTag('session')) return;
      const state = definition.music(snapshot);
      const isTimed = state?.breath && 'end' in state.breath;
      const breath = isTimed && { ...state.breath, end: state.breath.end + 1000 * offset };
      const at = services.clock.now() / 1000 + offset;
      const next = { at, state: state && { ...state, ...(breath && { breath }) } };
      if (JSON.stringify(next.state) !== JSON.stringify(states.at(-1)?.state)) states.push(next);
    });
    await player.start();
    await playerOf(slug).solve(player);
    subscription.unsubscribe();
    passed += (services.clock.now() - begun) / 1000;
    await player.close();
  }
  return states;
}

/** Returns the length of the longest run of notes that occurs twice: the same pitches, and times within 0.1 s. */
function longestRepetition(notes: readonly { at: number; pitch: number }[]): number {
  let longest = 0;
  for (let one = 0; one < notes.length; one++)
    for (let other = one + 1; other < notes.length; other++) {
      let length = 0;
      while (other + length < notes.length && isSame(notes, one + length, other + length, length > 0))
        length++;
      longest = Math.max(longest, length);
    }
  return longest;
}

function isSame(notes: readonly { at: number; pitch: number }[], one: number, other: number, timed: boolean) {
  const [a, b] = [notes[one], notes[other]];
  if (!a || !b || a.pitch !== b.pitch) return false;
  const gap = (at: number) => (notes[at]?.at ?? 0) - (notes[at - 1]?.at ?? 0);
  return !timed || Math.abs(gap(one) - gap(other)) < 0.1;
}

let browser: Browser;
let page: Page;

/** Returns the processor time of all processes of the browser, s. Load of the machine does not change it much. */
async function processorTime(): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

beforeAll(async () => {
  browser = await launchBrowser({ isMeasured: true });
  page = await openAudioPage(browser);
});
afterAll(() => browser.close());

/** Loudness of a cue, momentary, LUFS: the notes of Memory Cards (`assets/sound/README.md`), in both ears. */
const CUE = -22 + 3;

describe.each(BUILT_GAMES)('$slug', ({ slug, addresses }) => {
  test('sounds as designed for ten minutes', { timeout: 300_000 }, async () => {
    const states = await statesOf(addresses[0] as string, slug);
    const idle = await processorTime();
    await page.evaluate(
      (seconds) => new OfflineAudioContext(2, 44_100 * seconds, 44_100).startRendering(),
      SECONDS,
    );
    const silent = await processorTime();
    await page.evaluate(
      async ({ states, seconds }) =>
        Object.assign(window, { rendered: await instruments.renderMusic(states, seconds) }) && undefined,
      { states, seconds: SECONDS },
    );
    const cost = (100 * ((await processorTime()) - silent - (silent - idle))) / SECONDS;
    const { notes, chords, ...measured } = await page.evaluate(() => {
      const { samples, notes, chords } = (window as unknown as { rendered: Rendered }).rendered;
      return { notes, chords, ...instruments.measureMusic(samples) };
    });
    const { minutes, lostOnTablet, above450, above5k, likeness, peak, step } = measured;
    const loudness = minutes.reduce((sum, one) => sum + one, 0) / minutes.length;
    const row = {
      states: states.length,
      loudness,
      quietest: Math.min(...minutes),
      loudest: Math.max(...minutes),
      lostOnTablet,
      above450,
      above5k,
      notes: notes.length,
      chords: chords.length,
      repeated: longestRepetition(notes),
      likeness,
      peak,
      step,
      cost,
    };
    console.log(
      slug,
      Object.entries(row)
        .map(([name, value]) => `${name} ${Number(value.toFixed(3))}`)
        .join(', '),
    );
    expect(Math.abs(CUE - loudness - 12)).toBeLessThan(3);
    expect(Math.max(...minutes) - Math.min(...minutes)).toBeLessThan(6);
    expect(lostOnTablet).toBeLessThan(8);
    expect(above5k).toBeLessThan(-40);
    expect(row.repeated).toBeLessThan(6);
    expect(likeness).toBeLessThan(0.97);
    expect(cost).toBeLessThan(2);
  });
});

/** A first session of a game on the phone: its download, its first frame, and the CPU time of play. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { root } from '../../house/support/tree';
import type { Habits } from './habits';
import { trace, type Work } from './main-thread';
import { openPhone, type Phone } from './phone';
import { countSprites, forgetFrames, limitDrawing, readNotes, readShell } from './probe';

export interface Session {
  /** Script up to the first frame, gzip, KB of 1000 bytes. */
  readonly script: number;
  /** Total download up to the first frame, KB of 1000 bytes. */
  readonly bytes: number;
  /** Sounds of the first play that load after the first frame, without the optional rainforest, KB of 1000 bytes. */
  readonly sounds: number;
  /** Requests up to the first frame. */
  readonly requests: number;
  /** Time from the tap on Start to the first frame, ms. */
  readonly start: number;
  readonly layoutShift: number;
  /** Maximum number of draw calls in one frame of play. */
  readonly drawCalls: number;
  /** Number of visible objects that Pixi draws after the first frame. */
  readonly sprites: number;
  /** HTML of the elements around the canvas in play. */
  readonly shell: string;
  /** CPU time of play with {@link ACTS} actions of the player. */
  readonly work: Work;
}

/** Number of the player's actions in play. */
export const ACTS = 9;
/** Time between the starts of two actions, ms. */
export const ACT_EVERY_MS = 700;

/** Time for which the person reads the intro, ms. */
const READS_MS = 1000;

const KB = 1000;

/** Records all network requests of the page with their times (ms since 1970 UTC). */
async function weigh({ cdp }: Phone) {
  await cdp.send('Network.enable');
  const asked = new Map<string, { url: string; type: string; at: number; bytes: number }>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
    if (request.url.startsWith('http'))
      asked.set(requestId, { url: request.url, type, at: 1000 * wallTime, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return () => [...asked.values()];
}

/** Returns the gzip size of a built file. The encodings that the browser accepts do not matter. */
const gzipSize = (url: string): number =>
  gzipSync(readFileSync(path.join(root, 'dist/client', new URL(url).pathname)), { level: 9 }).length;

/** Performs actions at regular times. After a late action the next one follows immediately. */
export async function play(phone: Phone, act: Habits['act'], acts = ACTS): Promise<void> {
  const begin = performance.now();
  for (let count = 0; count < acts; count++) {
    await phone.page.waitForTimeout(Math.max(0, begin + count * ACT_EVERY_MS - performance.now()));
    await act(phone, count);
  }
  await phone.page.waitForTimeout(ACT_EVERY_MS);
}

/** Measures a session: opens a game in a new browser context, reads the intro for a second, starts, and plays. */
export async function measureSession(
  browser: Browser,
  baseURL: string,
  address: string,
  shownBy: 'scene' | 'words',
  habits: Habits,
): Promise<Session> {
  const phone = await openPhone(browser, { baseURL, shownBy });
  const { page, context } = phone;
  try {
    const asked = await weigh(phone);
    await limitDrawing(page);
    await page.goto(address);
    await page.locator('main [data-next]').first().waitFor();
    await page.waitForTimeout(READS_MS);
    await habits.start(phone);
    await page.waitForFunction(
      () => (globalThis as unknown as { noted: { shownAt: number } }).noted.shownAt > 0,
    );
    const { startedAt, drawnAt, shownAt } = await readNotes(page);
    // Excludes requests after the first frame, mainly for sounds, which may have started already.
    const end = drawnAt + (await page.evaluate(() => performance.timeOrigin));
    const first = asked().filter(({ at }) => at <= end);
    await page.waitForLoadState('networkidle');
    const sprites = await countSprites(page);
    const shell = await readShell(page);
    await forgetFrames(page);
    const work = await trace(browser, phone, () => play(phone, habits.act));
    await page.waitForLoadState('networkidle');
    // Later pictures, such as the next scene's, delay nothing and do not count.
    const sounds = asked().filter((one) => one.url.endsWith('.mp3') && !first.includes(one));
    const sum = (files: typeof first) => files.reduce((total, { bytes }) => total + bytes, 0) / KB;
    const { layoutShift, mostInAFrame } = await readNotes(page);
    return {
      script:
        first.filter(({ type }) => type === 'Script').reduce((sum, { url }) => sum + gzipSize(url), 0) / KB,
      bytes: sum(first),
      sounds: sum(sounds.filter(({ url }) => !url.endsWith('/rainforest.mp3'))),
      requests: first.length,
      start: shownAt - startedAt,
      layoutShift,
      drawCalls: mostInAFrame,
      sprites,
      shell,
      work,
    };
  } finally {
    await context.close();
  }
}

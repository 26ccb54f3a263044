/**
 * Layout shift of each of the {@link PAGES} while it loads on the phone with a slow connection. The visitor is new, so
 * the disclaimer is open.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { CATALOG, FURTHER_CATALOG } from '../../domain/catalog';
import { launchBrowser } from '../drivers/browser';
import { compare, type Line, type Round } from './support/compare';
import { openPhone } from './support/phone';
import { readNotes } from './support/probe';

const MOST = 0.02;

/** A connection of 9 Mbit/s with a latency of 60 ms. */
const LINE = { latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

const PAGES = [
  '/',
  '/games',
  `/games/${FURTHER_CATALOG[0]?.id}`,
  `${FURTHER_CATALOG[0]?.path}`,
  `/games/${CATALOG[0]?.id}`,
  '/checkout',
  '/profile',
  '/login',
  '/analytics',
  '/stats',
  '/nowhere',
  ...BUILT_GAMES.flatMap(({ addresses }) => addresses),
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ isMeasured: true });
});
afterAll(() => browser.close());

/** Visits a page for the first time, and returns its layout shift. */
async function shiftOf(address: string): Promise<number> {
  const phone = await openPhone(browser, { baseURL: process.env.APP_URL as string, isNew: true });
  const { page, cdp, context } = phone;
  try {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return (await readNotes(page)).layoutShift;
  } finally {
    await context.close();
  }
}

test('no page shifts while it loads', async () => {
  const lines = Object.fromEntries(
    [...new Set(PAGES)].map((address): [string, Line] => [address, { name: address, digits: 3, most: MOST }]),
  );
  const found = await compare({ title: 'Layout shift', rounds: 2, mostRounds: 4 }, lines, async () => {
    const shifts: [string, { here: number }][] = [];
    for (const address of Object.keys(lines)) {
      shifts.push([address, { here: await shiftOf(address) }]);
    }
    return Object.fromEntries(shifts) as Round<string>;
  });
  expect(found).toEqual([]);
}, 900_000);

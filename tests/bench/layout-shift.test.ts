/**
 * Layout shift of each of the {@link PAGES} while it loads on the phone with a slow connection. The visitor is new, so
 * the disclaimer is open.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { CATALOGUE, FURTHER_CATALOGUE } from '../../domain/catalogue';
import { launchBrowser } from '../drivers/browser';
import { arrive } from './support/arrival';
import { compare, type Line, type Round } from './support/compare';

const MOST = 0.02;

const PAGES = [
  '/',
  '/games',
  `/games/${FURTHER_CATALOGUE[0]?.id}`,
  `${FURTHER_CATALOGUE[0]?.path}`,
  `/games/${CATALOGUE[0]?.id}`,
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

test('no page shifts while it loads', async () => {
  const lines = Object.fromEntries(
    [...new Set(PAGES)].map((address): [string, Line] => [address, { name: address, digits: 3, most: MOST }]),
  );
  const found = await compare({ title: 'Layout shift', rounds: 2, mostRounds: 4 }, lines, async () => {
    const shifts: [string, { here: number }][] = [];
    for (const address of Object.keys(lines)) {
      const { layoutShift } = await arrive(browser, process.env.APP_URL as string, address);
      shifts.push([address, { here: layoutShift }]);
    }
    return Object.fromEntries(shifts) as Round<string>;
  });
  expect(found).toEqual([]);
}, 900_000);

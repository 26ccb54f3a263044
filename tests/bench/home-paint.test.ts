/**
 * First and largest contentful paint of Home for a first visitor, on the phone with 9 Mbit/s and a latency of 60 ms,
 * compared with a blank React page.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { arrive } from './support/arrival';
import { type BlankPage, serveBlankPage } from './support/blank-page';
import { compare } from './support/compare';
import { SLOWER } from './support/phone';

let browser: Browser;
let blank: BlankPage;
beforeAll(async () => {
  [browser, blank] = await Promise.all([launchBrowser({ isMeasured: true }), serveBlankPage()]);
}, 120_000);
afterAll(() => Promise.all([browser.close(), blank.close()]));

test('Home is visible soon after a blank page', async () => {
  // Warms up the browser.
  await arrive(browser, blank.baseUrl, '/');
  const largest = new Set<string>();
  const found = await compare(
    { title: `Home beside a blank page of React, 9 Mbit/s, 60 ms, processor ${SLOWER} x slower` },
    {
      first: { name: 'first paint', unit: 'ms', most: 1.5, isRatio: true },
      largest: { name: 'largest paint', unit: 'ms', most: 2, isRatio: true },
    },
    async () => {
      const beside = await arrive(browser, blank.baseUrl, '/');
      const here = await arrive(browser, process.env.APP_URL as string, '/');
      largest.add(here.largest);
      return {
        first: { here: here.firstPaint, beside: beside.firstPaint },
        largest: { here: here.largestPaint, beside: beside.largestPaint },
      };
    },
  );
  console.log(`The largest is: ${[...largest].join(', ')}`);
  expect(found).toEqual([]);
}, 600_000);

/**
 * When a first visitor sees something of Home, and its largest part, against a blank page of React: on the phone, over
 * a line of 9 Mbit a second and 60 ms.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
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

test('Home is seen soon after a blank page would be', async () => {
  // Whatever the browser makes once is made.
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
      const here = await arrive(browser, inject('baseUrl'), '/');
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

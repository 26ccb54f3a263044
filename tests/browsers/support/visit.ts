/** Opens the project's browser for all tests of a `describe`, and a copy of the site whose pages record errors. */
import { expect, test } from 'playwright/test';
import { addressUnder } from '../../drivers/conditions';
import { Site } from '../../fixtures/site';
import { openBrowser } from './browsers';
import { pageScript } from './page-script';
import type { Hand, Tab, TabOptions } from './tab';
import { Walker } from './walker';

/** The window is small, because software rendering is slow. */
const WINDOW: TabOptions = { width: 820, height: 640 };

export interface Visit {
  readonly site: Site;
  /**
   * Returns a person who uses this browser with one input device.
   * @param without APIs to remove from the browser, as paths: `Navigator.prototype.locks`
   */
  by(hand: Hand, without?: readonly string[]): Walker;
}

interface VisitOptions extends Partial<TabOptions> {
  /** Whether scenes draw into a single pixel, which saves most of the time where no picture matters. */
  readonly isUnseen?: boolean;
  /** Whether the pages come over plain http from another host, so that APIs of secure contexts are missing. */
  readonly isPlainHttp?: boolean;
}

/** Opens the project's browser for the tests of a `describe`. Call this first in the `describe`. */
export function visits({ isUnseen = false, isPlainHttp = false, ...options }: VisitOptions = {}): Visit {
  test.describe.configure({ mode: 'default' });
  let site: Site;
  let tab: Tab;
  test.beforeAll(async ({ browserName }) => {
    [site, tab] = await Promise.all([
      Site.open(undefined, pageScript(isUnseen)),
      openBrowser(browserName, { ...WINDOW, ...options }),
    ]);
  });
  test.afterAll(async () => {
    await tab.close();
    await site.remove();
  });
  return {
    get site() {
      return site;
    },
    by: (hand, without = []) =>
      new Walker(tab, hand, isPlainHttp ? addressUnder({ plainHttp: true }, site.url) : site.url, without),
  };
}

export async function expectNoWrongs(walker: Walker): Promise<void> {
  expect(await walker.takeWrongs()).toEqual([]);
}

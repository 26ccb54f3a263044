/** Opens each browser once for a file of walks, on a site of its own that notes what goes wrong. */
import { afterAll, beforeAll, expect } from 'vitest';
import { Site } from '../../fixtures/site';
import { type BrowserName, openBrowser } from './browsers';
import { PAGE_SCRIPT } from './page-script';
import type { Hand, Tab, TabOptions } from './tab';
import { Walker } from './walker';

/** Small, since software draws it. */
const WINDOW: TabOptions = { width: 820, height: 640 };

export interface Visit {
  readonly site: Site;
  /** @returns a person at this browser, with one hand */
  by(hand: Hand): Walker;
}

/** Call it at the top of a `describe`. */
export function visits(name: BrowserName, options: Partial<TabOptions> = {}): Visit {
  let site: Site;
  let tab: Tab;
  beforeAll(async () => {
    [site, tab] = await Promise.all([
      Site.open(undefined, PAGE_SCRIPT),
      openBrowser(name, { ...WINDOW, ...options }),
    ]);
  });
  afterAll(async () => {
    await tab.close();
    await site.remove();
  });
  return {
    get site() {
      return site;
    },
    by: (hand) => new Walker(tab, hand, site.url),
  };
}

export async function expectNoWrongs(walker: Walker): Promise<void> {
  expect(await walker.takeWrongs()).toEqual([]);
}

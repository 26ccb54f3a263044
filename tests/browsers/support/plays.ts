/** Plays each game until its check-in opens, with one input device, in any browser. */
import { expect } from 'playwright/test';
import type { GameSlug } from '../../../domain/built-games';
import { MOOD_LABELS } from '../../../domain/mood';
import { BrowserPlayer } from '../../players/support/browser-player';
import { playerOf } from '../../players/support/players';
import type { Seat } from '../../players/support/seat';
import type { Walker } from './walker';

/** Returns the seat of a walker. Its page's clock runs by itself. */
const seatOf = (walker: Walker): Seat => {
  const unsupported = () => Promise.reject(new Error('A walker cannot do this.'));
  return {
    open: (address) => walker.open(address),
    run: (act, ...args) => walker.tab.run(act, ...args),
    act: (selector) => walker.pressFirst(selector),
    focus: (selector) => walker.tab.run((one) => document.querySelector<HTMLElement>(one)?.focus(), selector),
    keys: (...keys) => walker.tab.type(keys.map((key) => (key === 'Space' ? ' ' : `{${key}}`)).join('')),
    lead: (points) => walker.lead(points),
    point: unsupported,
    wait: (ms) => walker.lets(ms),
    hasAll: async () => undefined,
    resize: unsupported,
  };
};

/**
 * Opens a game and starts it.
 * @param drawn whether the browser can draw the game
 */
export async function begin(walker: Walker, address: string, drawn = true): Promise<void> {
  await walker.arrive(address);
  await walker.pressFirst('main [data-next]');
  await walker.until(() => document.querySelector('[aria-label="All sound"]') !== null);
  if (drawn) await walker.until(() => document.querySelector('main canvas') !== null);
  else await walker.sees('This device cannot draw the game.');
}

/** Plays a started game, answers the check-in, and expects no errors. */
export async function playToCheckIn(walker: Walker, slug: GameSlug): Promise<void> {
  await playerOf(slug).solve(new BrowserPlayer(seatOf(walker)));
  await walker.press(MOOD_LABELS.positive);
  await walker.press('Submit');
  await walker.noLongerSees('How are you feeling now?');
  expect(await walker.takeWrongs()).toEqual([]);
}

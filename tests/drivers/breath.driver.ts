/** Plays a breathing game, and measures the picture. */

import { expect } from 'playwright/test';
import type { Guest } from './guest';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Time between the first frame and the first breath, ms. */
const QUIET_MS = 1000;

/** Timeout that is long enough for a slow machine, ms. */
const PATIENCE = { timeout: 40_000 };

export class BreathDriver {
  readonly guest: Guest;
  /** Start of the first breath, ms on the page's clock. */
  #since = 0;

  private constructor(guest: Guest) {
    this.guest = guest;
  }

  /** Opens a game and waits for its scene. */
  static async open(guest: Guest, path: string): Promise<BreathDriver> {
    const breather = new BreathDriver(guest);
    await guest.open(path);
    // The canvas gets the width of the page when the scene is created.
    await guest.page.waitForFunction(() => {
      const canvas = document.querySelector('canvas');
      return canvas && Math.abs(canvas.clientWidth - document.documentElement.clientWidth) <= 2;
    });
    return breather;
  }

  /** Stops the clock, presses Start, and draws the first frame of the first breath. */
  async begins(): Promise<this> {
    await this.guest.stopClock();
    await this.guest.press('Start');
    // The quiet second before the first breath starts with the next frame.
    await this.guest.page.evaluate(() => {
      const page = window as unknown as { began: number };
      requestAnimationFrame(() => {
        page.began = performance.now();
      });
    });
    await this.guest.wait(50);
    const began = await this.guest.page.evaluate(() => (window as unknown as { began: number }).began);
    this.#since = began + QUIET_MS;
    await this.waits(QUIET_MS);
    await expect.poll(() => this.said(), PATIENCE).toContain('Inhale');
    return this;
  }

  /** Returns the time since the start of the first breath, ms. */
  async elapsed(): Promise<number> {
    return (await this.guest.page.evaluate(() => performance.now())) - this.#since;
  }

  /**
   * Advances the clock (ms) in frames of at most 90 ms. In longer frames the Breathing Puzzle would lose time, because
   * one frame advances its breath by at most 100 ms.
   */
  async waits(ms: number): Promise<this> {
    for (let left = ms; left > 0; left -= 90) await this.skip(Math.min(90, left));
    return this;
  }

  /** Returns the text of the page's status regions. */
  async said(): Promise<string> {
    const said = await this.guest.page.getByRole('status').allInnerTexts();
    return said.join(' ').trim();
  }

  /** Advances the clock by `ms` in one step. Fires each due timer at most once, and draws one frame at the end. */
  async skip(ms: number): Promise<this> {
    await this.guest.page.clock.fastForward(ms);
    return this;
  }

  /**
   * Advances the clock by a second at a time until the session ends. In the Breathing Puzzle each step advances the
   * breath by at most 100 ms.
   */
  async breathesToTheEnd(): Promise<this> {
    const toast = this.guest.page.getByText('Breathing complete').first();
    for (let step = 0; step < 1000 && !(await toast.isVisible()); step++) await this.skip(1000);
    await this.guest.sees(toast);
    return this;
  }

  /** Returns the area of the scene, CSS px of the page. */
  async stage(): Promise<Box> {
    const box = await this.guest.page.locator('canvas').evaluate((canvas) => {
      const slot = canvas.closest('[role="group"]')?.parentElement ?? canvas.parentElement?.parentElement;
      const { x, y, width, height } = (slot as Element).getBoundingClientRect();
      return { x, y, width, height };
    });
    return box;
  }
}

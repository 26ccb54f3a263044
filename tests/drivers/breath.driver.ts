/** Somebody who breathes with a game that leads a breath, and measures what it shows. */
import type { PNG } from 'pngjs';
import { expect } from 'vitest';
import type { Guest } from './guest';
import { pixels } from './look/canvas';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A busy machine is no failure (ms). */
const PATIENCE = { timeout: 40_000 };

export class BreathDriver {
  readonly guest: Guest;
  /** When the first breath began, ms on the page's clock. */
  #since = 0;

  private constructor(guest: Guest) {
    this.guest = guest;
  }

  /** Opens a game and waits until its scene is there. */
  static async open(guest: Guest, path: string): Promise<BreathDriver> {
    const breather = new BreathDriver(guest);
    await guest.open(path);
    // The canvas takes the size of the slot, and a bleed, when the scene is made.
    await guest.page.waitForFunction(() => {
      const canvas = document.querySelector('canvas');
      const slot = canvas?.parentElement?.parentElement;
      return canvas && slot && Math.abs(canvas.clientWidth - slot.clientWidth - 20) <= 2;
    });
    return breather;
  }

  /** Presses Start on a clock that stands from here on, and lets the first frame come. */
  async begins(): Promise<this> {
    await this.guest.stopClock();
    await this.guest.press('Start');
    // The breath begins with the next frame: so does this.
    await this.guest.page.evaluate(() => {
      const page = window as unknown as { began: number };
      requestAnimationFrame(() => {
        page.began = performance.now();
      });
    });
    await this.guest.wait(50);
    this.#since = await this.guest.page.evaluate(() => (window as unknown as { began: number }).began);
    await expect.poll(() => this.said(), PATIENCE).toContain('Inhale');
    return this;
  }

  /** How long ago the first breath began, ms. */
  async elapsed(): Promise<number> {
    return (await this.guest.page.evaluate(() => performance.now())) - this.#since;
  }

  /** Lets time pass (ms) in frames of no more than 90 ms, where a later one would count for less. */
  async waits(ms: number): Promise<this> {
    for (let left = ms; left > 0; left -= 90) await this.skip(Math.min(90, left));
    return this;
  }

  /** Lets time pass until the first breath has lasted so long (ms), in frames of no more than 90 ms. */
  async breathesTo(ms: number): Promise<this> {
    return this.waits(ms - (await this.elapsed()));
  }

  /** What the page has last said aloud. */
  async said(): Promise<string> {
    const said = await this.guest.page.getByRole('status').allInnerTexts();
    return said.join(' ').trim();
  }

  /** Lets time pass without a frame for each 16 ms of it: every timer comes, one frame is drawn. */
  async skip(ms: number): Promise<this> {
    await this.guest.page.clock.fastForward(ms);
    return this;
  }

  /** Lets time pass in steps that a limited frame allows for, until the session is over. */
  async breathesToTheEnd(): Promise<this> {
    const toast = this.guest.page.getByText('Breathing complete').first();
    for (let second = 0; second < 200 && !(await toast.isVisible()); second++) await this.skip(1000);
    await this.guest.sees(toast);
    return this;
  }

  /** The room of the scene, CSS px of the page. */
  async stage(): Promise<Box> {
    const box = await this.guest.page.locator('canvas').evaluate((canvas) => {
      const slot = canvas.closest('[role="group"]')?.parentElement ?? canvas.parentElement?.parentElement;
      const { x, y, width, height } = (slot as Element).getBoundingClientRect();
      return { x, y, width, height };
    });
    return box;
  }

  /** What the canvas shows, on black: the picture behind it and the words before it are put away. */
  async canvasAlone(): Promise<PNG> {
    await this.guest.page.locator('canvas').evaluate((canvas) => {
      const stage = canvas.closest('section, main')?.querySelector('img')?.parentElement as HTMLElement;
      stage.style.background = '#000';
      for (const other of stage.querySelectorAll<HTMLElement>(':scope > *')) {
        if (!other.contains(canvas)) other.style.visibility = 'hidden';
      }
    });
    return pixels(this.guest.page);
  }
}

/** @returns red, green, blue of a px, 0-255 */
export function colorAt({ data, width }: PNG, x: number, y: number): readonly [number, number, number] {
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

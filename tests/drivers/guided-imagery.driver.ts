/** Somebody who follows the guided walk in a real browser, on a clock that the test turns. */
import type { Locator } from 'playwright';
import type { Guest } from './guest';

export const IMAGERY = '/games/guided-imagery';

/** From one scene into the next, ms. */
const WALK_MS = 2000;

export class GuidedImageryDriver {
  readonly guest: Guest;

  private constructor(guest: Guest) {
    this.guest = guest;
  }

  /** Presses Begin Exercise on a clock that stands from here on, and sees the first scene. Needs `turnsClock`. */
  static async begin(guest: Guest, start = 'Begin Exercise'): Promise<GuidedImageryDriver> {
    const imager = new GuidedImageryDriver(guest);
    await guest.stopClock();
    await guest.press(start);
    while (!(await guest.button('Pause').isVisible())) await guest.skip(1);
    // The walk begins with the next frame.
    await guest.wait(32);
    return imager;
  }

  get title(): Locator {
    return this.guest.page.getByRole('heading', { level: 1 });
  }

  /** Waits until the pictures on their way have come, and those of the scene at hand are on the card. */
  async seesPictures(): Promise<this> {
    await this.guest.hasAll();
    for (let frame = 0; frame < 8; frame++) await this.guest.skip(20);
    return this;
  }

  /** Turns to the next scene and stands in the walk there, so many ms after it has begun. */
  async goesOn(ms = WALK_MS + 100): Promise<this> {
    await this.guest.press('Next');
    await this.guest.skip(20);
    await this.guest.skip(ms);
    return this;
  }
}

/** Follows Guided Meditation in a real browser with a stopped clock. */
import type { Locator } from 'playwright';
import type { Guest } from './guest';

export const IMAGERY = '/games/guided-imagery';

/** Duration of the transition between two scenes, ms. */
const WALK_MS = 2000;

export class GuidedImageryDriver {
  readonly guest: Guest;

  private constructor(guest: Guest) {
    this.guest = guest;
  }

  /** Stops the clock, presses Begin Exercise, and waits for the first scene. Needs `turnsClock`. */
  static async begin(guest: Guest, start = 'Begin Exercise'): Promise<GuidedImageryDriver> {
    const imager = new GuidedImageryDriver(guest);
    await guest.stopClock();
    await guest.press(start);
    while (!(await guest.button('Pause').isVisible())) await guest.skip(1);
    // The first scene appears with the next frame.
    await guest.wait(32);
    return imager;
  }

  get title(): Locator {
    return this.guest.page.getByRole('heading', { level: 1 });
  }

  /** Goes to the next scene, and advances the stopped clock to `ms` after the start of the transition. */
  async goesOn(ms = WALK_MS + 100): Promise<this> {
    await this.guest.press('Next');
    await this.guest.skip(20);
    await this.guest.skip(ms);
    return this;
  }
}

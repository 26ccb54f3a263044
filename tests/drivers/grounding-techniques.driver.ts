/** Plays Grounding: taps stones and types responses. */
import type { Locator } from 'playwright';
import type { Guest } from './guest';

/** Number of stones in each step. */
const COUNTS = [5, 4, 3, 2, 1] as const;

export class GroundingTechniquesDriver {
  readonly guest: Guest;

  constructor(guest: Guest) {
    this.guest = guest;
  }

  /** Opens the exercise by its address and starts it. */
  static async begin(guest: Guest): Promise<GroundingTechniquesDriver> {
    await guest.open('/games/grounding-techniques');
    await guest.press('Start Exercise');
    return new GroundingTechniquesDriver(guest).arrives();
  }

  /** Waits for the first step. */
  async arrives(): Promise<this> {
    if (this.guest.isClockHeld) await this.guest.until(this.title(1));
    else await this.title(1).waitFor();
    return this;
  }

  /** Returns the title of a step, from 1. */
  title(step: number): Locator {
    return this.guest.heading(new RegExp(`^Step ${step}: Name`));
  }

  /** Returns a stone of the current step, from 1. */
  stone(place: number): Locator {
    return this.guest.button(new RegExp(`^Stone ${place} of `));
  }

  get field(): Locator {
    return this.guest.page.getByLabel('Your response:', { exact: true });
  }

  get progress(): Locator {
    return this.guest.page.getByRole('progressbar', { name: 'Progress' });
  }

  /** Returns the response to a sense in the summary. */
  answer(sense: string): Locator {
    return this.guest.page.locator('dt', { hasText: sense }).locator('xpath=following-sibling::dd');
  }

  async tap(place: number): Promise<this> {
    await this.guest.act(this.stone(place));
    return this;
  }

  /** Taps all stones of the current step. */
  async tapAll(step: number): Promise<this> {
    for (let place = 1; place <= (COUNTS[step - 1] ?? 0); place++) await this.tap(place);
    return this;
  }

  async write(text: string): Promise<this> {
    await this.field.fill(text);
    return this;
  }
}

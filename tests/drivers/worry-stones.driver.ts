/** Plays Worry Stones like a person: takes a stone, names the worry, rubs the stone, and decides. */
import type { Locator } from 'playwright';
import { type Finger, Fingers } from './fingers';
import type { Guest } from './guest';

/** Method of finding and pressing stones: with a finger, or by name as a screen reader does. */
type StoneHand = 'touch' | 'names';

/** Time from one move of the finger to the next, ms. */
const STROKE_MS = 3000;

export class WorryStonesDriver {
  readonly guest: Guest;
  readonly #hand: StoneHand;

  constructor(guest: Guest, hand: StoneHand) {
    this.guest = guest;
    this.#hand = hand;
  }

  /** Returns a stone in the moss by name: `Clay stone`. */
  stone(name: string): Locator {
    return this.guest.page.getByRole('button', {
      name: new RegExp(`^${name}, (oval|long|round|three|broad)`),
    });
  }

  onShelf(name: string): Locator {
    return this.guest.page.getByRole('button', { name: new RegExp(`^${name}, .*(until|kept)`) });
  }

  /** The stone that the person holds. */
  get inHand(): Locator {
    return this.guest.page.locator('[data-target="stone"]');
  }

  /** Opens and starts the game. */
  async begin(): Promise<this> {
    await this.guest.open('/games/worry-stones/play');
    await this.guest.press('Begin');
    await this.guest.page.locator('[data-target], [data-panel] button').first().waitFor();
    await this.guest.hasAll();
    return this;
  }

  choose(name: string): Promise<void> {
    return this.#press(this.stone(name));
  }

  visit(name: string): Promise<void> {
    return this.#press(this.onShelf(name));
  }

  /** Rubs the stone for this time of the clock, ms. */
  async rub(ms: number): Promise<void> {
    const { guest } = this;
    const { page } = guest;
    const box = await this.inHand.boundingBox();
    if (!box) throw new Error('No stone is in hand');
    const at = (part: number): Finger => ({
      x: box.x + box.width * (0.5 + 0.28 * Math.cos(part)),
      y: box.y + box.height * (0.5 + 0.28 * Math.sin(part)),
    });
    const fingers = await Fingers.of(page);
    await fingers.down([at(0)]);
    for (let stroke = 1; stroke * STROKE_MS <= ms; stroke++) {
      await fingers.move([at(stroke)]);
      await guest.wait(STROKE_MS);
    }
    await guest.wait(ms % STROKE_MS);
    await fingers.up();
  }

  async #press(button: Locator): Promise<void> {
    if (this.#hand === 'touch') await button.tap();
    // Clicks like assistive technology, without a pointer.
    else await button.evaluate((element: HTMLElement) => element.click());
  }
}

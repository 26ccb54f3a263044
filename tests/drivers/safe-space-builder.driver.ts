/** Builds a safe space with mouse, fingers or keyboard, and reads the saved record. */
import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import {
  CATEGORY_NAMES,
  categoryOf,
  type ElementKind,
  elementNameOf,
  emojiOf,
  type PlacedElement,
  type Space,
} from '../../domain/safe-space';
import { Fingers } from './fingers';
import type { Guest } from './guest';

export type Place = readonly [x: number, y: number];

export const SAVED_KEY = 'safeSpace';

/**
 * Returns an element in the form in which the builder saves it. The builder would report any other form as partly
 * unreadable.
 */
export const element = (kind: ElementKind, x: number, y: number, id = `${kind}-1`): PlacedElement => ({
  id,
  type: categoryOf(kind),
  name: elementNameOf(kind),
  emoji: emojiOf(kind),
  scale: 1,
  x,
  y,
});

export class SafeSpaceBuilderDriver {
  readonly guest: Guest;
  #fingers: Fingers | undefined;

  constructor(guest: Guest) {
    this.guest = guest;
  }

  /** Opens and starts the game. */
  static async begin(guest: Guest): Promise<SafeSpaceBuilderDriver> {
    await guest.open('/games/safe-space-builder');
    const builder = new SafeSpaceBuilderDriver(guest);
    await builder.start();
    return builder;
  }

  async start(): Promise<this> {
    await this.guest.press('Start Building');
    const save = this.guest.button('Save Space');
    if (this.guest.isClockHeld) await this.guest.until(save);
    else await save.waitFor();
    return this;
  }

  /** Returns the element of this kind. If there are several, returns the one added first. */
  thing(kind: ElementKind): Locator {
    return this.guest.page
      .getByRole('group', { name: 'Safe space' })
      .getByRole('button', { name: elementNameOf(kind), exact: true })
      .first();
  }

  get things(): Locator {
    return this.guest.page.getByRole('group', { name: 'Safe space' }).getByRole('button');
  }

  tab(kind: ElementKind): Locator {
    return this.guest.page.getByRole('tab', { name: CATEGORY_NAMES[categoryOf(kind)] });
  }

  async add(...kinds: readonly ElementKind[]): Promise<void> {
    for (const kind of kinds) {
      await this.#turnTo(this.tab(kind));
      const before = await this.things.count();
      await this.guest.press(`Add ${elementNameOf(kind)}`);
      if (this.guest.isClockHeld) await this.guest.skip(20);
      await expect.poll(() => this.things.count()).toBe(before + 1);
    }
  }

  /** Opens a tab of the builder. */
  async #turnTo(tab: Locator): Promise<void> {
    if ((await tab.getAttribute('aria-selected')) !== 'true') await this.guest.act(tab);
  }

  /** Returns the rectangle of the scene on the page. */
  async box(): Promise<{ x: number; y: number; width: number; height: number }> {
    const slot = await this.guest.page.locator('[data-slot]').boundingBox();
    if (!slot) throw new Error('There is no scene');
    return slot;
  }

  /** Returns the center of an element on the page. */
  async middleOf(kind: ElementKind): Promise<Place> {
    const box = await this.thing(kind).boundingBox();
    if (!box) throw new Error(`There is no ${kind}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /**
   * Moves one finger per path. The fingers press and move together. At the end they lift, are canceled, or stay down.
   * All paths have the same number of points.
   */
  async touch(
    paths: readonly (readonly Place[])[],
    { ends = 'touchEnd' as 'touchEnd' | 'touchCancel' | 'stay' } = {},
  ): Promise<void> {
    this.#fingers ??= await Fingers.of(this.guest.page);
    const fingers = this.#fingers;
    const at = (step: number) =>
      paths.map((path, id) => ({
        id,
        x: path[step]?.[0] ?? 0,
        y: path[step]?.[1] ?? 0,
        radiusX: 8,
        radiusY: 8,
      }));
    await fingers.down(at(0));
    for (let step = 1; step < (paths[0]?.length ?? 0); step++) await fingers.move(at(step));
    if (ends === 'touchEnd') await fingers.up();
    else if (ends === 'touchCancel') await fingers.cancel();
  }

  /** Lifts fingers that stayed down. */
  async lift(): Promise<void> {
    await this.#fingers?.up();
  }

  /** Returns all current announcements as one text. */
  async said(): Promise<string> {
    return (await this.guest.page.getByRole('status').allInnerTexts()).join(' ');
  }

  /** Returns the space that is saved on the device. */
  async saved(): Promise<Space> {
    return JSON.parse((await this.guest.stored(SAVED_KEY)) ?? 'null');
  }
}

/** Returns the points from one place to another, including both. */
export const line = ([x, y]: Place, [toX, toY]: Place, steps = 6): Place[] =>
  Array.from({ length: steps + 1 }, (_, step) => [
    x + ((toX - x) * step) / steps,
    y + ((toY - y) * step) / steps,
  ]);

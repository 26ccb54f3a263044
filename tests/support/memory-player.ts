/** Plays Memory Cards as a person does: turns cards, reads their names, and remembers. */
import type { Locator } from 'playwright';
import type { Guest, Hand } from './guest';

export class MemoryPlayer {
  readonly #guest: Guest;
  readonly #hand: Hand;
  readonly #turnsClock: boolean;

  /** @param turnsClock the browser's clock stands still: the player turns it where a person would wait */
  constructor(guest: Guest, hand: Hand, turnsClock = false) {
    this.#guest = guest;
    this.#hand = hand;
    this.#turnsClock = turnsClock;
  }

  get cards(): Locator {
    return this.#guest.page.getByRole('group', { name: 'Board' }).getByRole('button');
  }

  /** The card at a place, counted from 0. */
  card(index: number): Locator {
    return this.#guest.page.getByRole('button', { name: new RegExp(`^Card ${index + 1},`) });
  }

  /** Waits until the board lies there. @returns the number of cards */
  async board(): Promise<number> {
    await this.cards.first().waitFor();
    return this.cards.count();
  }

  /** Turns a card. @returns the name of its picture */
  async turn(index: number): Promise<string> {
    const card = this.card(index);
    if (this.#hand === 'mouse') await card.click();
    else if (this.#hand === 'touch') await card.tap();
    else await this.#turnByKey(index);
    const label = (await card.getAttribute('aria-label')) ?? '';
    const name = /^Card \d+, (?!face down)([^,]+)/.exec(label)?.[1];
    if (!name) throw new Error(`Card ${index + 1} did not turn: ${label}`);
    return name;
  }

  /** Finds every pair of the board. @returns the number of turns taken */
  async finish(): Promise<number> {
    const count = await this.board();
    const seen = new Map<string, number>();
    const found = new Set<number>();
    let turns = 0;
    let next = 0;
    while (found.size < count) {
      while (found.has(next) || [...seen.values()].includes(next)) next += 1;
      const first = next;
      const name = await this.turn(first);
      const known = seen.get(name);
      const second = known ?? this.#unknown(count, first, seen, found);
      const other = await this.turn(second);
      turns += 1;
      seen.set(name, first);
      if (name === other) {
        found.add(first).add(second);
      } else {
        seen.set(other, seen.get(other) ?? second);
        await this.waitForFlipBack(first);
        // The second card may be the twin of one that was seen before.
        const twin = seen.get(other) as number;
        if (twin !== second) {
          await this.turn(twin);
          await this.turn(second);
          turns += 1;
          found.add(twin).add(second);
        }
      }
    }
    return turns;
  }

  async waitForFlipBack(index: number): Promise<void> {
    if (this.#turnsClock) await this.#guest.wait(1000);
    await this.#guest.page.getByRole('button', { name: `Card ${index + 1}, face down` }).waitFor();
  }

  #unknown(count: number, first: number, seen: Map<string, number>, found: Set<number>): number {
    const known = new Set(seen.values());
    for (let index = first + 1; index < count; index++) {
      if (!found.has(index) && !known.has(index)) return index;
    }
    throw new Error('Every card was seen, yet no pair is known');
  }

  /** With arrow keys from wherever the focus is on the board. */
  async #turnByKey(index: number): Promise<void> {
    const { page } = this.#guest;
    const tops = await this.cards.evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().top),
    );
    const columns = tops.filter((top) => top === tops[0]).length;
    const focused = () =>
      this.cards.evaluateAll((buttons) => buttons.indexOf(document.activeElement as HTMLElement));
    for (let step = 0; (await focused()) < 0; step++) {
      if (step > 30) throw new Error('Tab does not lead to the board');
      await page.keyboard.press('Tab');
    }
    let at = await focused();
    while (at !== index) {
      const [row, column] = [Math.floor(at / columns), at % columns];
      const [toRow, toColumn] = [Math.floor(index / columns), index % columns];
      const key =
        row < toRow ? 'ArrowDown' : row > toRow ? 'ArrowUp' : column < toColumn ? 'ArrowRight' : 'ArrowLeft';
      await page.keyboard.press(key);
      const next = await focused();
      if (next === at) throw new Error(`${key} does not lead on from card ${at + 1}`);
      at = next;
    }
    await page.keyboard.press('Space');
  }
}

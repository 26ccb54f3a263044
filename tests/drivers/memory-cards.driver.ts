/** Plays Memory Cards like a person: turns cards, reads their names, and remembers them. */
import type { Locator } from 'playwright';
import type { Guest, Hand } from './guest';

export class MemoryCardsDriver {
  readonly #guest: Guest;
  readonly #hand: Hand;

  /**
   * The first turn of a card stops the browser's clock. From then on the driver advances the clock when a person would
   * wait. With a running clock a slow machine could not read two different cards in the second for which they stay
   * open. The guest needs `turnsClock`.
   */
  constructor(guest: Guest, hand: Hand) {
    this.#guest = guest;
    this.#hand = hand;
  }

  get cards(): Locator {
    return this.#guest.page.getByRole('group', { name: 'Board' }).getByRole('button');
  }

  /** Returns the card at a position, from 0. */
  card(index: number): Locator {
    return this.#guest.page.getByRole('button', { name: new RegExp(`^Card ${index + 1},`) });
  }

  /** Waits for the board. @returns the number of cards */
  async board(): Promise<number> {
    if (this.#guest.isClockHeld) await this.#guest.until(this.cards.first());
    else await this.cards.first().waitFor();
    return this.cards.count();
  }

  /** Turns a card. @returns the name of its picture */
  async turn(index: number): Promise<string> {
    if (!this.#guest.isClockHeld) await this.#guest.stopClock();
    const card = this.card(index);
    if (this.#hand === 'mouse') await card.click();
    else if (this.#hand === 'touch') await card.tap();
    else {
      await this.#guest.focus(card);
      await this.#guest.page.keyboard.press('Space');
    }
    // The card turns shortly after the click, the tap or the key.
    const turned = this.#guest.page.getByRole('button', {
      name: new RegExp(`^Card ${index + 1}, (?!face down)`),
    });
    await turned.waitFor();
    const label = (await card.getAttribute('aria-label')) ?? '';
    return /^Card \d+, ([^,]+)/.exec(label)?.[1] ?? '';
  }

  /** Finds every pair that is left. No unmatched card may be open. @returns the number of turns */
  async finish(): Promise<number> {
    const wasHeld = this.#guest.isClockHeld;
    const turns = await this.#findAll();
    if (!wasHeld) await this.#guest.resumeClock();
    return turns;
  }

  async #findAll(): Promise<number> {
    const count = await this.board();
    const seen = new Map<string, number>();
    const found = new Set(await this.#faceUp());
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
        // The second card may match a card seen earlier.
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

  /** Returns the positions of all cards that are face up. */
  async #faceUp(): Promise<number[]> {
    const labels = await this.cards.evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));
    return labels.flatMap((label) =>
      label.includes('face down') ? [] : [Number.parseInt(label.slice(5), 10) - 1],
    );
  }

  async waitForFlipBack(index: number): Promise<void> {
    await this.#guest.skip(1000);
    await this.#guest.page.getByRole('button', { name: `Card ${index + 1}, face down` }).waitFor();
  }

  #unknown(count: number, first: number, seen: Map<string, number>, found: Set<number>): number {
    const known = new Set(seen.values());
    for (let index = first + 1; index < count; index++) {
      if (!found.has(index) && !known.has(index)) return index;
    }
    throw new Error('Every card was seen, yet no pair is known');
  }
}

/** Plays Pattern Flow like a person: watches or listens, then repeats. The browser's clock is stopped. */
import type { Locator } from 'playwright';
import type { Guest } from './guest';

const STONES = ['Clay', 'Pollen', 'Fern', 'Tarn', 'Heather'];

export class PatternFlowDriver {
  readonly #guest: Guest;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  /** Returns the stone with this number, 1-5. */
  stone(number: number): Locator {
    return this.#guest.page.getByRole('button', {
      name: `Pad ${number}, ${STONES[number - 1]}`,
      exact: true,
    });
  }

  /** Returns the numbers of the currently lit stones. */
  async lit(): Promise<number[]> {
    const pressed = await this.#guest.page
      .getByRole('group', { name: 'Stones' })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-pressed') === 'true'));
    return pressed.flatMap((isLit, place) => (isLit ? [place + 1] : []));
  }

  /** Opens and starts the game, stops the clock, and advances it to the person's turn. */
  async begin(): Promise<this> {
    await this.#guest.open('/games/pattern-flow');
    await this.#guest.press('Start Game');
    await this.stone(1).waitFor();
    await this.#guest.hasAll();
    await this.#guest.stopClock();
    await this.#guest.wait(5000);
    await this.#guest.page.getByText('Your turn', { exact: true }).waitFor();
    return this;
  }

  /** Presses 'Show again' and returns the next `length` stones that light up. */
  async watch(length: number): Promise<number[]> {
    await this.#guest.press('Show again');
    const seen: number[] = [];
    for (let step = 0; step < length; step++) {
      await this.#guest.wait(700);
      seen.push(...(await this.lit()));
      await this.#guest.wait(400);
    }
    return seen;
  }

  /** Returns the pattern in the announcement 'Your turn: …', as stone numbers. */
  async listen(): Promise<number[]> {
    const said = await this.#guest.page.getByText(/^Your turn: /).innerText();
    return said.match(/\d/g)?.map(Number) ?? [];
  }

  async tap(...numbers: number[]): Promise<void> {
    for (const number of numbers) {
      // Assistive technology clicks without a pointer.
      await this.stone(number).evaluate((button: HTMLElement) => button.click());
    }
  }

  /** Repeats the pattern of this level, and waits for the next one. */
  async playLevel(level: number): Promise<void> {
    await this.tap(...(await this.listen()));
    await this.#guest.seesText(`${level * 10} points. The next pattern is one step longer.`);
    await this.#guest.wait(2500 + (level + 3) * 1100);
    await this.#guest.page.getByText('Your turn', { exact: true }).waitFor();
  }
}

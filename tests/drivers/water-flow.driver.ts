/** Plays Water Flow like a person: reads the orientation of the stones, finds the solution, and turns them. */
import type { Locator } from 'playwright';
import { DIRECTIONS, type OpeningsMask, turnOpenings } from '../../machines/games/water-flow/openings';
import { findUpToTwoSolutions } from '../../machines/games/water-flow/solver';
import type { Guest } from './guest';

/** Method of finding and pressing stones: with a finger, or by name as a screen reader does. */
type WaterHand = 'touch' | 'names';

/** Maximum time in which water runs through a terrace (the board of stones of one level), ms. */
const RUN_MS = 30 * 160;

/** Time for which a finished terrace stays visible, ms. */
const FILLED_MS = 4000;

/** A stone, parsed from its accessible name. */
interface Told {
  readonly row: number;
  readonly place: number;
  readonly openings: OpeningsMask;
  readonly isBelowSpring: boolean;
}

function tell(name: string): Told {
  const [, row, place] = /^Row (\d), stone (\d), /.exec(name) ?? [];
  const words = /opens ([a-z, ]+?)(?:, (?:wet|dry))/.exec(name)?.[1]?.split(/, | and /) ?? [];
  return {
    row: Number(row),
    place: Number(place),
    openings: DIRECTIONS.reduce((all, word, at) => (words.includes(word) ? all | (1 << at) : all), 0),
    isBelowSpring: name.includes('below the spring'),
  };
}

export class WaterFlowDriver {
  readonly guest: Guest;
  readonly #hand: WaterHand;

  constructor(guest: Guest, hand: WaterHand) {
    this.guest = guest;
    this.#hand = hand;
  }

  get stones(): Locator {
    return this.guest.page.getByRole('group', { name: 'Terrace' }).getByRole('button');
  }

  /** Returns the stone at a row and a place in the row, both from 1. */
  stone(row: number, place: number): Locator {
    return this.guest.page.getByRole('button', { name: new RegExp(`^Row ${row}, stone ${place}, `) });
  }

  names(): Promise<string[]> {
    return this.stones.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? ''),
    );
  }

  /** Opens and starts the game. */
  async begin(): Promise<this> {
    await this.guest.open('/games/water-flow/play');
    await this.guest.press('Begin');
    await this.stone(1, 1).waitFor();
    await this.guest.hasAll();
    return this;
  }

  /** Returns all stones in reading order, each with the number of clockwise quarter turns that it still needs. */
  async toTurn(): Promise<{ readonly stone: Told; readonly quarters: number }[]> {
    const stones = (await this.names()).map(tell);
    const columns = Math.max(...stones.map(({ place }) => place));
    const [solution] = findUpToTwoSolutions({
      columns,
      rows: stones.length / columns,
      spring: stones.findIndex(({ isBelowSpring }) => isBelowSpring),
      stones: stones.map(({ openings }) => openings),
    });
    if (!solution) throw new Error('The terrace has no solution');
    return stones.map((stone, index) => ({
      stone,
      quarters: [0, 1, 2, 3].find((by) => turnOpenings(stone.openings, by) === solution[index]) as number,
    }));
  }

  /** Turns a stone clockwise by 90 degrees. */
  async turn(stone: Locator): Promise<void> {
    if (this.#hand === 'touch') await stone.tap();
    // Clicks like assistive technology, without a pointer.
    else await stone.evaluate((button: HTMLElement) => button.click());
  }

  /** Turns stones to the solution. */
  async solve(): Promise<void> {
    const wrong = (await this.toTurn()).filter(({ quarters }) => quarters > 0);
    for (const { stone, quarters } of wrong) {
      for (let quarter = 0; quarter < quarters; quarter++)
        await this.turn(this.stone(stone.row, stone.place));
    }
  }

  /** Solves the terrace, and waits for the next one or for dusk. */
  async finishTerrace(): Promise<void> {
    await this.solve();
    await this.guest.wait(RUN_MS);
    await this.guest.wait(FILLED_MS);
  }
}

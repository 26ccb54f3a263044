/** Plays Thought Bubbles: reads the bubbles, chooses answers, and types one. */
import type { Locator } from 'playwright';
import { THOUGHTS, type Thought } from '../../machines/games/thought-bubbles/thoughts';
import type { Guest, Hand } from './guest';

/** Method of finding and pressing bubbles: with an input device, or by name as a screen reader does. */
export type ThinkerHand = Hand | 'names';

const OWN = 'Create my own positive thought';

export class ThoughtBubblesDriver {
  readonly guest: Guest;
  readonly #hand: ThinkerHand;

  constructor(guest: Guest, hand: ThinkerHand = 'mouse') {
    this.guest = guest;
    this.#hand = hand;
  }

  /** Opens and starts the game; the browser's clock must be stopped. */
  static async begin(guest: Guest, hand?: ThinkerHand): Promise<ThoughtBubblesDriver> {
    await guest.open('/games/thought-bubbles');
    await guest.press('Begin Exercise');
    const thinker = new ThoughtBubblesDriver(guest, hand);
    await guest.until(thinker.own);
    return thinker;
  }

  /** All bubbles, in reading order. */
  get bubbles(): Locator {
    return this.guest.page.getByRole('group', { name: 'Bubbles' }).getByRole('button');
  }

  /** The area in which bubbles drift. */
  get sky(): Locator {
    return this.guest.page.locator('main [data-phase] > [data-phase]');
  }

  get own(): Locator {
    return this.guest.button(OWN);
  }

  get field(): Locator {
    return this.guest.page.getByLabel('What would you say to a friend who thought this?');
  }

  /** Returns the thought of this round, from its bubble. */
  async thought(): Promise<Thought> {
    const text = (await this.bubbles.first().innerText()).trim();
    const found = THOUGHTS.find((thought) => thought.text === text);
    if (!found) throw new Error(`No thought reads "${text}"`);
    return found;
  }

  /** Presses a bubble with the driver's input device. Bubbles drift, so the driver does not wait for them to rest. */
  async act(on: Locator): Promise<void> {
    if (this.#hand === 'keyboard') {
      await this.guest.focus(on);
      await this.guest.page.keyboard.press('Enter');
    } else if (this.#hand === 'names') {
      // Assistive technology clicks without a pointer.
      await on.evaluate((button: HTMLElement) => button.click());
    } else {
      // In a narrow window the bubbles form a column, which may extend below the fold.
      await on.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        if (top < 70 || bottom > innerHeight - 90) button.scrollIntoView({ block: 'center' });
      });
      const box = await on.boundingBox();
      if (!box) throw new Error(`${on} is nowhere`);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (this.#hand === 'touch') await this.guest.page.touchscreen.tap(x, y);
      else await this.guest.page.mouse.click(x, y);
    }
  }

  /** Chooses one of the three offered answers, 0-2. @returns its words */
  async choose(answer: 0 | 1 | 2): Promise<string> {
    const words = (await this.thought()).answers[answer];
    await this.act(this.guest.button(words));
    return words;
  }

  /** Opens the form and types into it. */
  async write(text: string): Promise<void> {
    await this.act(this.own);
    await this.guest.until(this.field);
    await this.field.fill(text);
  }

  /**
   * Returns the text and the defect of each bubble that leaves the slot of the scene, whose text leaves the bubble, or
   * whose text is smaller than 14 px. A round may change the height of the sky, so the method first waits until the
   * page has handled the new size.
   */
  async wordsOutside(): Promise<string[]> {
    await this.guest.hearsOfSizes();
    await this.guest.wait(100);
    return this.bubbles.evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const wrong: string[] = [];
        const words = button.querySelector('span') as HTMLElement;
        const [box, text] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
        const isColumn = button.closest('[data-layout="column"]') !== null;
        if (Number.parseFloat(getComputedStyle(words).fontSize) < 14) wrong.push('too small');
        if (words.scrollWidth > words.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1)
          wrong.push(`cut off ${button.scrollHeight} > ${button.clientHeight}`);
        const range = document.createRange();
        range.selectNodeContents(words);
        const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2];
        for (const line of range.getClientRects()) {
          const isInRow =
            line.left >= box.left &&
            line.right <= box.right &&
            line.top >= box.top &&
            line.bottom <= box.bottom;
          const reach = Math.max(
            ...[line.left, line.right].flatMap((cx) =>
              // Letters fill about two thirds of the height of their line.
              [line.top + line.height * 0.16, line.bottom - line.height * 0.16].map((cy) =>
                Math.hypot(cx - x, cy - y),
              ),
            ),
          );
          if (isColumn ? !isInRow : reach > radius) wrong.push(`outside by ${(reach - radius).toFixed(1)}`);
        }
        // Compares with the slot and not with the window, because a column may extend below the fold.
        const slot = (button.closest('[data-layout]') as HTMLElement).getBoundingClientRect();
        if (box.left < slot.left - 1 || box.right > slot.right + 1 || box.bottom > slot.bottom + 1)
          wrong.push('out of the field');
        return wrong.map((what) => `${text.width > 0 ? words.textContent : 'nothing'}: ${what}`);
      }),
    );
  }

  /** Advances the clock until the round ends. */
  async goesOn(): Promise<void> {
    await this.guest.wait(1500);
  }
}

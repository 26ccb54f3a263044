import { expect } from 'playwright/test';
import type { Guest } from './guest';
import { everythingKept } from './look/everything-kept';

/** Records everything that leaves a page: requests with their bodies, and the console. */
export class Eavesdropper {
  readonly #guest: Guest;
  readonly #heard: string[] = [];

  constructor(guest: Guest) {
    this.#guest = guest;
    guest.page.on('request', (request) => this.#heard.push(`${request.url()} ${request.postData() ?? ''}`));
    guest.page.on('console', (message) => this.#heard.push(message.text()));
  }

  /**
   * Expects that these words occur nowhere: not in the recorded data, the address, the journal, or any storage of the
   * device.
   */
  async knowsNothingOf(words: string): Promise<void> {
    const { page } = this.#guest;
    const known = [...this.#heard, page.url(), JSON.stringify(await this.#guest.journal())];
    known.push(await page.evaluate(everythingKept));
    expect(this.#heard.length).toBeGreaterThan(0);
    for (const one of known) expect(one).not.toContain(words);
  }
}

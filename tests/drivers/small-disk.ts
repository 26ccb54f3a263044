/**
 * A small, real quota of the browser for one origin. Chromium checks the remaining room when a transaction commits,
 * and caches the result for seconds. The quota must therefore be set before the first page writes.
 */
import type { CDPSession } from 'playwright';
import type { Guest } from './guest';

export class SmallDisk {
  readonly #devtools: CDPSession;
  readonly #guest: Guest;
  readonly #origin: string;

  private constructor(devtools: CDPSession, guest: Guest, origin: string) {
    this.#devtools = devtools;
    this.#guest = guest;
    this.#origin = origin;
  }

  /** @param bytes the total quota, including data that is already stored */
  static async of(guest: Guest, baseUrl: string, bytes: number): Promise<SmallDisk> {
    const disk = new SmallDisk(await guest.context.newCDPSession(guest.page), guest, new URL(baseUrl).origin);
    await disk.#limit(bytes);
    return disk;
  }

  async #limit(bytes: number): Promise<void> {
    await this.#devtools.send('Storage.overrideQuotaForOrigin', { origin: this.#origin, quotaSize: bytes });
  }

  /** Stored bytes of the origin. */
  async #usage(): Promise<number> {
    const { usage } = await this.#devtools.send('Storage.getUsageAndQuota', { origin: this.#origin });
    return usage;
  }

  /** Sets the quota to the usage plus this many bytes. */
  async hasRoom(bytes: number): Promise<void> {
    await this.#limit((await this.#usage()) + bytes);
  }

  /** Stores filler data until the browser refuses a record of one byte. */
  async fill(): Promise<void> {
    await this.#guest.page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('filler', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true });
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const fits = (bytes: number) =>
        new Promise<boolean>((resolve, reject) => {
          const writing = database.transaction('bytes', 'readwrite');
          writing.objectStore('bytes').put(new Uint8Array(bytes));
          writing.oncomplete = () => resolve(true);
          writing.onabort = () => {
            if (writing.error?.name === 'QuotaExceededError') resolve(false);
            else reject(writing.error);
          };
        });
      let puts = 0;
      for (let bytes = 1 << 18; bytes >= 1; ) {
        if (!(await fits(bytes))) bytes >>= 1;
        if (++puts > 2000) throw new Error('The browser refuses nothing');
      }
      database.close();
    });
  }
}

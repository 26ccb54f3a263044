/** The server's side of sync, as `domain/contract` promises it, in memory and as unreliable as a test wants it. */
import type { JournalChanges, SyncedEntry } from '../../../../domain/contract';
import { newerVersion } from '../../../../domain/journal';
import { RequestError } from '../../../../src/data/request';
import type { Copy } from '../../../../src/device/sync/sync';

/** How many entries an answer holds: few, so that there is always more. */
const PAGE = 5;

interface Kept {
  readonly entry: SyncedEntry;
  readonly position: number;
}

export class ModelCopy implements Copy {
  #isOn = true;
  #id = 1;
  #position = 0;
  readonly #deleted = new Set<number>();
  readonly #entries = new Map<string, Kept>();
  /** How many entries were sent, the same ones counted again. */
  received = 0;

  get entries(): SyncedEntry[] {
    return [...this.#entries.values()].map(({ entry }) => entry);
  }

  /** The person turns sync off, or on again. */
  turn(isOn: boolean): void {
    if (this.#isOn && !isOn) this.#begin();
    this.#isOn = isOn;
  }

  /** The person deletes the copy; an empty one begins. */
  delete(): void {
    this.#deleted.add(this.#id);
    this.#begin();
  }

  async changes(since: string | undefined): Promise<JournalChanges> {
    this.#refuseWhenOff();
    const [id, position] = (since ?? '0:0').split(':').map(Number) as [number, number];
    if (this.#deleted.has(id)) throw new RequestError(410, 'deleted');
    const reset = since !== undefined && id !== this.#id;
    const after = id === this.#id ? position : 0;
    const newer = [...this.#entries.values()]
      .filter((kept) => kept.position > after)
      .sort((one, other) => one.position - other.position);
    const page = newer.slice(0, PAGE);
    const last = page.at(-1)?.position ?? after;
    return {
      entries: page.map(({ entry }) => entry),
      cursor: `${this.#id}:${last}`,
      reset,
      hasMore: newer.length > PAGE,
    };
  }

  async send(entries: readonly SyncedEntry[]): Promise<void> {
    this.#refuseWhenOff();
    for (const come of entries) {
      this.received += 1;
      const there = this.#entries.get(come.id);
      const stays = there ? newerVersion(there.entry, come) : come;
      if (stays === there?.entry) continue;
      this.#position += 1;
      this.#entries.set(come.id, { entry: stays, position: this.#position });
    }
  }

  #begin(): void {
    this.#id += 1;
    this.#position = 0;
    this.#entries.clear();
  }

  #refuseWhenOff(): void {
    if (!this.#isOn) throw new RequestError(409, 'off');
  }
}

/**
 * The same copy over a bad line: an answer takes its time, and a call may fail before or after it was heard.
 * @param chance in [0, 1), drawn anew at every call
 */
export function badLine(copy: Copy, chance: () => number): Copy {
  const call = async <T>(act: () => Promise<T>): Promise<T> => {
    for (let wait = chance() * 5; wait > 1; wait--) await new Promise((resolve) => setImmediate(resolve));
    const luck = chance();
    if (luck < 0.12) throw new TypeError('Failed to fetch');
    if (luck < 0.16) throw new RequestError(429, 'too many');
    const answer = await act();
    if (luck > 0.88) throw new TypeError('Failed to fetch');
    return answer;
  };
  return { changes: (since) => call(() => copy.changes(since)), send: (all) => call(() => copy.send(all)) };
}

/** A model of the server's side of sync, as described in `domain/contract`, in memory and with faults. */
import {
  type JournalChanges,
  partitionVersions,
  type SyncedEntry,
  type SyncedVersion,
} from '../../../../domain/contract';
import { newerVersion, type Removal } from '../../../../domain/journal';
import { RequestError } from '../../../../src/data/request';
import type { RemoteJournal } from '../../../../src/device/sync';

/** Entries per response. The small number forces several pages. */
const PAGE = 5;

interface Kept {
  readonly entry: SyncedVersion;
  readonly position: number;
}

export class ModelCopy implements RemoteJournal {
  #isOn = true;
  #id = 1;
  #position = 0;
  readonly #deleted = new Set<number>();
  readonly #entries = new Map<string, Kept>();
  /** Number of sent entries, including repeated ones. */
  received = 0;

  get entries(): SyncedEntry[] {
    return partitionVersions([...this.#entries.values()].map(({ entry }) => entry)).entries;
  }

  get removed(): Removal[] {
    return partitionVersions([...this.#entries.values()].map(({ entry }) => entry)).removed ?? [];
  }

  /** Turns sync on or off. Turning it off deletes the entries of the copy. */
  turn(isOn: boolean): void {
    if (this.#isOn && !isOn) this.#begin();
    this.#isOn = isOn;
  }

  /** Deletes the copy, and starts an empty one. */
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
      ...partitionVersions(page.map(({ entry }) => entry)),
      cursor: `${this.#id}:${last}`,
      reset,
      hasMore: newer.length > PAGE,
    };
  }

  async send(entries: readonly SyncedVersion[]): Promise<void> {
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
 * Returns the same copy over a bad connection. A call may be delayed, and may fail before or after it takes effect.
 * @param chance returns a new random number in [0, 1) for every call
 */
export function badLine(copy: RemoteJournal, chance: () => number): RemoteJournal {
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

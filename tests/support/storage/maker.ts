/** Makes what a device may hold, good and broken, by chance: the same seed makes the same. */
import type { JournalEntry } from '../../../domain/journal';
import { MOODS } from '../../../domain/mood';
import { encode } from '../../../machines/games/zen-garden/garden-codec';
import { LONGEST_STROKE, STRIDE, type Stroke, UNIT } from '../../../machines/games/zen-garden/strokes';
import { draw } from '../../../machines/random';

export class Maker {
  #seed: number;
  #made = 0;

  constructor(seed: number) {
    this.#seed = seed * 7919 + 17;
  }

  #next(): number {
    const [value, next] = draw(this.#seed);
    this.#seed = next;
    return value;
  }

  isOneIn(times: number): boolean {
    return this.#next() * times < 1;
  }

  below(end: number): number {
    return Math.floor(this.#next() * end);
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  many<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.below(most + 1) }, (_, index) => make(index));
  }

  /** Anything that is not ours. */
  junk(): unknown {
    return this.of<() => unknown>([
      () => null,
      () => Number.NaN,
      () => -1,
      () => '',
      () => 'ÿ\u0000<script>',
      () => [],
      () => [null, [Number.POSITIVE_INFINITY]],
      () => ({}),
      () => ({ entries: 'none', days: 7, version: 99, at: '2026' }),
      () => new ArrayBuffer(this.below(40)),
      () => new Date(0),
      () => 'x'.repeat(5000),
      () => true,
    ])();
  }

  /** Text that is nothing, half of something, or too much. */
  text(good: string): string {
    return this.of([
      () => good,
      () => good.slice(0, this.below(good.length + 1)),
      () => `${good}${good}`,
      () => good.toUpperCase(),
      () => 'x'.repeat(20_000),
      () => String(this.junk()),
      () => JSON.stringify(this.junk()) ?? 'undefined',
      () => '9'.repeat(400),
      () => '{"__proto__":{"muted":true}}',
    ])();
  }

  day(): string {
    return `2026-11-${String(1 + this.below(20)).padStart(2, '0')}`;
  }

  entry(person: string, day: string): JournalEntry {
    this.#made += 1;
    const common = {
      id: `made-${String(this.#made).padStart(6, '0')}`,
      person,
      at: Date.parse(`${day}T09:00:00Z`) + this.#made,
      day,
      hour: this.below(24),
    };
    return this.of<() => JournalEntry>([
      () => ({ ...common, kind: 'mood', mood: this.of(MOODS) }),
      () => ({ ...common, kind: 'play', game: this.of(['memory-cards', 'zen-garden']), level: 1 }),
      () => ({
        ...common,
        kind: 'play',
        game: 'memory-cards',
        completedAt: common.at + 9,
        score: this.below(101),
      }),
      () => ({ ...common, kind: 'music', seconds: this.below(4000) }),
    ])();
  }

  /** An entry with one thing wrong about it. */
  brokenEntry(person: string, day: string): unknown {
    const entry = this.entry(person, day);
    return this.of<() => unknown>([
      () => this.junk(),
      () => ({ ...entry, id: 'short' }),
      () => ({ ...entry, kind: 'dream' }),
      () => ({ ...entry, at: 'noon' }),
      () => ({ ...entry, hour: 31 }),
      () => ({ ...entry, day: '20.11.2026' }),
      () => ({ ...entry, person: 'x'.repeat(999) }),
    ])();
  }

  line(y: number): Stroke {
    const points = 2 + this.below(30);
    return {
      pattern: this.of(['straight', 'curved'] as const),
      tines: this.of([3, 5] as const),
      width: 300 + this.below(1000),
      points: Int16Array.from({ length: points * STRIDE }, (_, index) =>
        index % STRIDE === 1 ? y * UNIT : index % STRIDE === 0 ? 8 * index : 256,
      ),
    };
  }

  /** Bytes with one thing wrong about them. */
  brokenBytes(bytes: ArrayBuffer): unknown {
    return this.of<() => unknown>([
      () => bytes.slice(0, this.below(bytes.byteLength)),
      () => {
        const changed = new Uint8Array(bytes.slice(0));
        changed[this.below(4)] = 200;
        return changed.buffer;
      },
      () => new Uint8Array(bytes),
      () => encode([{ ...this.line(1), points: new Int16Array((LONGEST_STROKE + 1) * STRIDE) }]),
      () => this.junk(),
    ])();
  }
}

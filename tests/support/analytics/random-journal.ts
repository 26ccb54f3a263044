/** Journals by the dozen: the same seed makes the same journal, with everything in it that a journal may hold. */
import type { SyncedEntry } from '../../../domain/contract';
import { MOODS } from '../../../domain/mood';

export const TODAY = '2026-11-20';

const GAMES = [
  'memory-cards',
  'zen-garden',
  'pattern-flow',
  'breathing-puzzle',
  'water-flow',
  'a-game-of-2031',
  '42',
];

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/**
 * @param most Most entries.
 * @param spread Over so many days before {@link TODAY}, and three after it, as when a clock was ahead.
 */
export function randomJournal(seed: number, most = 120, spread = 80): SyncedEntry[] {
  const random = randomFrom(seed);
  const whole = (below: number) => Math.floor(random() * below);
  const pick = <T>(list: readonly T[]): T => list[whole(list.length)] as T;
  return Array.from({ length: whole(most + 1) }, (_, index): SyncedEntry => {
    // Half of them within the last days, where every edge of a week and a month is passed.
    const day = dayBefore(TODAY, whole(random() < 0.5 ? 12 : spread + 4) - 3);
    const common = {
      id: `entry-${seed}-${String(index).padStart(5, '0')}`,
      at: Date.parse(day) + whole(86_400_000),
      day,
      hour: whole(24),
    };
    const kind = random();
    if (kind < 0.4) {
      return {
        ...common,
        kind: 'mood',
        mood: pick(MOODS),
        ...(random() < 0.5 && { after: pick(GAMES) }),
        ...(random() < 0.1 && { when: 'before' as const }),
      };
    }
    if (kind < 0.55) return { ...common, kind: 'music', seconds: pick([0, 59, 60, 61, 4000]) };
    const isCompleted = random() < 0.6;
    return {
      ...common,
      kind: 'play',
      game: pick(GAMES),
      ...(random() < 0.3 && { level: 1 + whole(6) }),
      ...(isCompleted && { completedAt: common.at + 60_000 }),
      ...(isCompleted && random() < 0.6 && { score: whole(101) }),
    };
  });
}

/** Puts a journal onto a device, as its own journal would have written it day by day. */
import type { SyncedEntry } from '../../../domain/contract';
import type { Guest } from '../guest';
import { dayBefore } from './random-journal';

/** @param person whose it is */
export async function keepJournal(
  { page }: Guest,
  person: string,
  entries: readonly SyncedEntry[],
): Promise<void> {
  const days = [...new Set(entries.map(({ day }) => day))].map((day) => ({
    person,
    day,
    entries: entries.filter((entry) => entry.day === day).map((entry) => ({ ...entry, person })),
  }));
  await page.evaluate(
    (records) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('stillgrove');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(['days', 'copies'], 'readwrite');
          for (const record of records) writing.objectStore('days').put(record);
          // Where the journal is copied, these days are still to be sent.
          const copies = writing.objectStore('copies');
          const known = copies.get(records[0]?.person ?? '');
          known.onsuccess = () => {
            if (!known.result) return;
            const days = [...known.result.days, ...records.map(({ day }) => day)];
            copies.put({ ...known.result, days: [...new Set(days)] });
          };
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    days,
  );
}

let made = 0;

const common = (day: string, hour: number) => {
  made += 1;
  return { id: `kept-entry-${made}`, at: Date.parse(day) + hour * 3_600_000, day, hour };
};

export const felt = (
  mood: 'positive' | 'neutral' | 'negative',
  day: string,
  hour = 19,
): Extract<SyncedEntry, { kind: 'mood' }> => ({
  ...common(day, hour),
  kind: 'mood',
  mood,
});

export const played = (
  game: string,
  day: string,
  { hour = 19, completed = true, score }: { hour?: number; completed?: boolean; score?: number } = {},
): SyncedEntry => ({
  ...common(day, hour),
  kind: 'play',
  game,
  ...(completed && { completedAt: Date.parse(day) + hour * 3_600_000 + 60_000 }),
  ...(score !== undefined && { score }),
});

export const heard = (day: string, hour = 20): SyncedEntry => ({
  ...common(day, hour),
  kind: 'music',
  seconds: 300,
});

/** Positive, neutral and negative check-ins of ten weeks, as the style's picture has them. */
const WEEKS = [
  [2, 3, 3],
  [3, 2, 4],
  [3, 3, 2],
  [4, 2, 3],
  [3, 4, 2],
  [5, 2, 3],
  [4, 3, 1],
  [6, 2, 2],
  [6, 3, 1],
  [7, 2, 1],
] as const;

const GAMES = [
  ['zen-garden', 28, 0.9, undefined],
  ['memory-cards', 24, 0.75, 82],
  ['breathing-puzzle', 17, 0.88, undefined],
  ['forest-meditation', 12, 0.6, undefined],
  ['pattern-flow', 9, 0.22, 64],
  ['progressive-relaxation', 5, 0.8, undefined],
  ['guided-imagery', 3, 1, undefined],
] as const;

/** Ten weeks of somebody who comes most evenings. @param today their last day */
export function tenWeeks(today: string): SyncedEntry[] {
  const entries: SyncedEntry[] = [];
  WEEKS.forEach((counts, index) => {
    const weeksAgo = WEEKS.length - 1 - index;
    (['positive', 'neutral', 'negative'] as const).forEach((mood, which) => {
      for (let time = 0; time < (counts[which] ?? 0); time++) {
        // Never after today: the last week may have begun only now.
        entries.push(felt(mood, dayBefore(today, weeksAgo * 7), 8 + ((time * 5 + which) % 14)));
      }
    });
  });
  for (const [game, plays, completion, score] of GAMES) {
    for (let play = 0; play < plays; play++) {
      const day = dayBefore(today, (play * 5 + game.length) % 68);
      entries.push(
        played(game, day, {
          hour: [7, 19, 20, 21, 22, 19][play % 6] as number,
          completed: play < plays * completion,
          ...(score !== undefined && play < plays * completion && { score: score + (play % 9) - 4 }),
        }),
      );
    }
  }
  for (let session = 0; session < 14; session++) entries.push(heard(dayBefore(today, session * 3)));
  return entries;
}

/** Ready-made journals. The same last day always gives the same days, plays and moods. */
import { BUILT_GAMES, catalogEntryOf } from '../../domain/built-games';
import { GUEST_OWNER, type JournalEntry } from '../../domain/journal';
import { MOODS } from '../../domain/mood';
import { nextRandom } from '../../machines/random';
import { type Journal, mergeIntoStoredDay } from '../../src/device/journal';
import { localDayAndHour } from '../../src/device/local-day-and-hour';

/** Names of the journals, and their lengths in days. */
export const JOURNALS = { empty: 0, 'a week': 7, 'a year': 365, 'ten years': 3650 } as const;
export type JournalName = keyof typeof JOURNALS;

const DAY_MS = 86_400_000;
/**
 * Upper limit of sessions per day, exclusive. Each session has a play and a mood. Ten years have about 20,000 entries.
 */
const SESSIONS_A_DAY = 6;

/**
 * Creates a journal.
 * @param days length of the journal, days
 * @param until time of the last entry, ms since 1970 UTC
 */
export function journalOf(days: number, until: number): JournalEntry[] {
  let seed = 20_261_120;
  const random = () => {
    const [value, next] = nextRandom(seed);
    seed = next;
    return value;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const entries: JournalEntry[] = [];
  for (let ago = days - 1; ago >= 0; ago--) {
    const sessions = ago === 0 ? 1 : Math.floor(random() * SESSIONS_A_DAY);
    for (let session = 0; session < sessions; session++) {
      const at = until - ago * DAY_MS - session * 3_600_000;
      const game = catalogEntryOf(pick(BUILT_GAMES)).id;
      const common = (part: string, ms: number) => ({
        id: `qa-${ago}-${session}-${part}`,
        person: GUEST_OWNER,
        at: at + ms,
        ...localDayAndHour(at + ms),
      });
      const play = common('play', -300_000);
      entries.push({ ...play, kind: 'play', game, completedAt: at });
      const mood = pick(MOODS);
      entries.push({ ...common('mood', 0), kind: 'mood', mood, after: game, when: 'after', play: play.id });
    }
    if (random() < 0.3)
      entries.push({
        id: `qa-${ago}-music`,
        person: GUEST_OWNER,
        at: until - ago * DAY_MS,
        ...localDayAndHour(until - ago * DAY_MS),
        kind: 'music',
        seconds: 600,
      });
  }
  return entries;
}

/** Replaces the guest's journal. @throws the error of IndexedDB */
export const layJournal = ({ database }: Journal, entries: readonly JournalEntry[]): Promise<void> =>
  database.change(async (tables) => {
    await tables.days.clear(GUEST_OWNER);
    await tables.tallies.clear(GUEST_OWNER);
    for (const day of new Set(entries.map((entry) => entry.day))) {
      const ofDay = entries.filter((entry) => entry.day === day);
      await mergeIntoStoredDay(tables, GUEST_OWNER, day, ofDay);
    }
  });

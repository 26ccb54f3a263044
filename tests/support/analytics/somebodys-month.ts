/** Seven weeks of somebody who comes on most days and says how they feel, before games too. */
import type { SyncedEntry } from '../../../domain/contract';
import { MOODS } from '../../../domain/mood';
import { felt, played } from './kept-journal';
import { dayBefore, randomFrom } from './random-journal';

const GAMES = ['zen-garden', 'memory-cards', 'breathing-puzzle', 'forest-meditation'] as const;

/** @param today their last day; the same day makes the same moods and plays */
export function somebodysMonth(today: string): SyncedEntry[] {
  const random = randomFrom(27);
  const entries: SyncedEntry[] = [];
  for (let ago = 48; ago >= 0; ago--) {
    if (random() < 0.3) continue;
    const day = dayBefore(today, ago);
    for (let time = 0; time < 1 + Math.floor(random() * 3); time++) {
      const game = GAMES[Math.floor(random() * random() * GAMES.length)] as string;
      const hour = 8 + time * 4;
      const play = played(game, day, { hour });
      const before = Math.floor(random() * 3);
      // Better by one step in most, worse in a few.
      const step = random() < 0.55 ? -1 : random() < 0.3 ? 1 : 0;
      const after = Math.min(2, Math.max(0, before + step));
      entries.push(
        play,
        { ...felt(MOODS[before] ?? 'neutral', day, hour), when: 'before', play: play.id },
        { ...felt(MOODS[after] ?? 'neutral', day, hour), after: game, when: 'after', play: play.id },
      );
    }
  }
  return entries;
}

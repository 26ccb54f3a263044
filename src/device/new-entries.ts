import type { JournalEntry, MoodEntry, MusicEntry, PlayEntry } from '../../domain/journal';
import { GUEST_OWNER } from '../../domain/person';
import { localDayAndHour } from './local-day-and-hour';
import { newId } from './new-id';
import { storedUser } from './values';

/** Returns the owner of new entries. */
export const currentJournalOwner = (): string => storedUser.value?.username ?? GUEST_OWNER;

function stamp(): Pick<JournalEntry, 'id' | 'person' | 'at' | 'day' | 'hour'> {
  const at = Date.now();
  return { id: newId(), person: currentJournalOwner(), at, ...localDayAndHour(at) };
}

export const newMood = (mood: Pick<MoodEntry, 'mood' | 'after' | 'when' | 'play'>): MoodEntry => ({
  ...stamp(),
  kind: 'mood',
  ...mood,
});

export const newPlay = (play: Pick<PlayEntry, 'game' | 'level'>): PlayEntry => ({
  ...stamp(),
  kind: 'play',
  ...play,
});

export const newMusic = (music: Pick<MusicEntry, 'seconds'>): MusicEntry => ({
  ...stamp(),
  kind: 'music',
  ...music,
});

export const completePlayEntry = (play: PlayEntry, score: number | undefined): PlayEntry => ({
  ...play,
  completedAt: Date.now(),
  ...(score !== undefined && { score }),
});

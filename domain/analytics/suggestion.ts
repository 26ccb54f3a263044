import { hasBuiltGame } from '../built-games';
import { findGame, type Game } from '../catalog';
import type { SyncedEntry } from '../contract';
import { dayNumber } from './calendar';
import { FIRM_MOOD_PAIRS, moodCountsByGame } from './what-helps';

export interface Suggestion {
  readonly game: Game;
  /** `helpedSoFar`: too few pairs of moods for a firm statement. */
  readonly reason: 'helped' | 'helpedSoFar' | 'favorite';
}

/**
 * A game after which the person more often felt better than not, or else a favorite. With several, each day has another
 * one, because the list is no ranking. Ignores games that no longer exist.
 *
 * @param favorites ids of games
 * @param except id of a game that Home offers already
 */
export function suggestionOf(
  entries: readonly SyncedEntry[],
  favorites: readonly string[],
  today: string,
  except?: string,
): Suggestion | undefined {
  const helpful = moodCountsByGame(entries).flatMap(({ game: id, pairs, better, worse }): Suggestion[] => {
    const game = gameOf(id, except);
    if (!game || better <= worse) return [];
    return [{ game, reason: pairs < FIRM_MOOD_PAIRS ? 'helpedSoFar' : 'helped' }];
  });
  const liked = favorites.flatMap((id): Suggestion[] => {
    const game = gameOf(id, except);
    return game ? [{ game, reason: 'favorite' }] : [];
  });
  const all = helpful.length > 0 ? helpful : liked;
  return all[dayNumber(today) % all.length];
}

const gameOf = (id: string, except: string | undefined): Game | undefined =>
  id !== except && hasBuiltGame(id) ? findGame(id) : undefined;

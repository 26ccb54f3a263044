import type { MemoryCardsSnapshot } from './memory-cards.machine';
import { type Card, countMatchedPairs, LEVEL_COUNT, pairCountOf, pictureNameOf, themeOf } from './rules';
import { type CardTheme, THEME_PICTURE_NAMES } from './themes';

export { NOTE_MS } from './rules';

export type GamePhase = 'ready' | 'playing' | 'level-complete' | 'all-levels-complete';

export function selectGamePhase(snapshot: MemoryCardsSnapshot): GamePhase {
  if (snapshot.matches('ready')) return 'ready';
  if (snapshot.matches('playing')) return 'playing';
  return snapshot.matches({ complete: { way: 'allLevels' } }) ? 'all-levels-complete' : 'level-complete';
}

export const selectLevel = (snapshot: MemoryCardsSnapshot): number => snapshot.context.level;
export const selectTheme = (snapshot: MemoryCardsSnapshot): CardTheme => themeOf(snapshot.context.level);
export const selectTurnCount = (snapshot: MemoryCardsSnapshot): number => snapshot.context.turns;
/** Clock time at which the play time of this board would be 0, ms. Null before the board's start and after its end. */
export const selectPlayStartTime = (snapshot: MemoryCardsSnapshot): number | null =>
  snapshot.matches('playing') ? snapshot.context.since : null;

/** Whole seconds of play on this board at a clock time (ms). Constant after the board is finished. */
export function selectPlaySeconds(snapshot: MemoryCardsSnapshot, now: number): number {
  const { since, foundAt } = snapshot.context;
  const end = snapshot.matches('complete') ? (foundAt ?? now) : now;
  return since === null ? 0 : Math.floor((end - since) / 1000);
}

export const selectIsTuneUnfinished = (snapshot: MemoryCardsSnapshot): boolean =>
  snapshot.matches('complete') && !snapshot.matches({ complete: { tune: 'over' } });

/** Part of the tune up to the end of its current note, 0-1. Undefined without a note. */
export const selectTuneProgress = ({ context: { note, found } }: MemoryCardsSnapshot): number | undefined =>
  note === null ? undefined : (note + 1) / found.length;

export const selectNextTheme = ({ context }: MemoryCardsSnapshot): CardTheme | undefined =>
  context.level < LEVEL_COUNT ? themeOf(context.level + 1) : undefined;

/** In the order of their sheet. */
export const selectPictureNames = (snapshot: MemoryCardsSnapshot): readonly string[] =>
  THEME_PICTURE_NAMES[selectTheme(snapshot)];

export const pictureIndexOf = (card: Card): number => Number(card.src.split('/')[1]);

export const isFaceUp = ({ context }: MemoryCardsSnapshot, card: Card): boolean =>
  card.matched || card.id === context.first || card.id === context.second;

export function cardLabel(snapshot: MemoryCardsSnapshot, card: Card): string {
  const place = `Card ${card.id + 1}`;
  if (!isFaceUp(snapshot, card)) return `${place}, face down`;
  return `${place}, ${pictureNameOf(card.src)}${card.matched ? ', matched' : ''}`;
}

export function changeAnnouncement(
  before: MemoryCardsSnapshot,
  after: MemoryCardsSnapshot,
  hidesFigures = false,
): string | undefined {
  const [was, is] = [before.context, after.context];
  if (selectGamePhase(before) !== selectGamePhase(after) || was.level !== is.level) {
    switch (selectGamePhase(after)) {
      case 'playing':
        return `Level ${is.level}, ${themeOf(is.level)}. ${is.cards.length} cards, face down.`;
      case 'level-complete':
        return `Level ${is.level} complete${hidesFigures ? '' : ` in ${is.turns} turns`}.`;
      case 'all-levels-complete':
        return 'All levels completed.';
      case 'ready':
        return undefined;
    }
  }
  const found = countMatchedPairs(is.cards);
  if (found > countMatchedPairs(was.cards)) {
    const name = pictureNameOf((is.cards[was.first ?? 0] as Card).src);
    return `${name}. A pair. ${found} of ${pairCountOf(is.level)} found.`;
  }
  const opened = is.second !== was.second ? is.second : is.first !== was.first ? is.first : null;
  if (opened !== null) {
    const name = pictureNameOf((is.cards[opened] as Card).src);
    return is.second === null ? name : `${name}. No pair.`;
  }
  if (was.second !== null && is.second === null) return 'Both turned back.';
  return undefined;
}

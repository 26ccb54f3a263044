/** Where the cards lie: as large as the room allows, in even rows where that costs little. */

/** Cards are 4 wide to 5 high. */
export const CARD_RATIO = 4 / 5;

/** No card is smaller (CSS px): below it a picture cannot be told and a finger misses. */
export const SMALLEST_CARD = { width: 48, height: 60 };

/** On a large screen cards stop growing here (CSS px): a hand's breadth is enough. */
export const LARGEST_CARD_WIDTH = 208;

export interface Place {
  /** Centre of the card in the slot, CSS px. */
  readonly x: number;
  readonly y: number;
}

export interface Board {
  /** Cards in each row, from above; every row stands in the middle. */
  readonly rows: readonly number[];
  readonly gap: number;
  /** Size of a card, CSS px. */
  readonly width: number;
  readonly height: number;
  /** One a card, in reading order. */
  readonly places: readonly Place[];
}

/**
 * How much larger (in width) cards must become by uneven rows: as much as an eye takes for larger at once. What is left
 * of the room counts for nothing by itself; larger cards are what it could be used for.
 */
const EVEN_ROWS_BONUS = 1.03;

const heightOfCard = (width: number): number => Math.floor(width / CARD_RATIO);

const gapOf = (cardWidth: number): number => Math.min(16, Math.max(6, Math.round(cardWidth * 0.1)));

/** The largest whole-pixel card of a grid in this room; gaps shrink with the cards. */
function largestCard(
  columns: number,
  rows: number,
  width: number,
  height: number,
): { card: number; gap: number } {
  for (let card = LARGEST_CARD_WIDTH; card > SMALLEST_CARD.width; card--) {
    const gap = gapOf(card);
    const boardWidth = columns * card + (columns - 1) * gap;
    const boardHeight = rows * heightOfCard(card) + (rows - 1) * gap;
    if (boardWidth <= width && boardHeight <= height) return { card, gap };
  }
  return { card: SMALLEST_CARD.width, gap: gapOf(SMALLEST_CARD.width) };
}

const heightOf = (rows: number, card: number, gap: number): number =>
  rows * heightOfCard(card) + (rows - 1) * gap;

/** The most columns of the smallest card that this width holds. */
const mostColumns = (count: number, width: number): number => {
  const gap = gapOf(SMALLEST_CARD.width);
  return Math.max(1, Math.min(count, Math.floor((width + gap) / (SMALLEST_CARD.width + gap))));
};

/** So many cards in rows that differ by one at most, and alike from above and from below: 5, 6, 5. */
export function evenRows(count: number, rows: number): number[] {
  const [least, more] = [Math.floor(count / rows), count % rows];
  const half = Math.floor(rows / 2);
  // The longer rows of the upper half, spread over it; a middle row takes what is left over.
  const inHalf = Math.floor(more / 2);
  const upper = Array.from(
    { length: half },
    (_, row) => Math.floor(((row + 1) * inHalf) / half) - Math.floor((row * inHalf) / half),
  );
  const middle = rows % 2 === 1 ? [more % 2] : [];
  return [...upper, ...middle, ...upper.toReversed()].map((longer) => least + longer);
}

/** The board for `count` cards in a slot of this size (CSS px). It may be higher than the slot; then the page scrolls. */
export function layOut(count: number, width: number, height: number): Board {
  const most = mostColumns(count, width);
  let best = { rows: 1, card: 0, gap: 0 };
  let bestWorth = 0;
  for (let rows = Math.ceil(count / most); rows <= count; rows++) {
    const { card, gap } = largestCard(Math.ceil(count / rows), rows, width, height);
    const fits = heightOf(rows, card, gap) <= height;
    const worth = (fits ? card : card / 1000 / rows) * (count % rows === 0 ? EVEN_ROWS_BONUS : 1);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = { rows, card, gap };
    }
  }
  return place(evenRows(count, best.rows), width, height, best);
}

function place(
  rows: readonly number[],
  width: number,
  height: number,
  { card, gap }: { card: number; gap: number },
): Board {
  const cardHeight = heightOfCard(card);
  const top = Math.max(0, Math.round((height - heightOf(rows.length, card, gap)) / 2));
  const places = rows.flatMap((inRow, row) => {
    const left = Math.round((width - (inRow * card + (inRow - 1) * gap)) / 2);
    return Array.from({ length: inRow }, (_, column) => ({
      x: left + column * (card + gap) + card / 2,
      y: top + row * (cardHeight + gap) + cardHeight / 2,
    }));
  });
  return { rows, gap, width: card, height: cardHeight, places };
}

/** Height below which the board of `count` cards does not fit a slot of this width (CSS px). */
export function minBoardHeight(count: number, width: number): number {
  const rows = Math.ceil(count / mostColumns(count, width));
  return heightOf(rows, SMALLEST_CARD.width, gapOf(SMALLEST_CARD.width));
}

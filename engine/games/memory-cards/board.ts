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
  readonly columns: number;
  readonly rows: number;
  readonly gap: number;
  /** Size of a card, CSS px. */
  readonly width: number;
  readonly height: number;
  /** One a card, in reading order. */
  readonly places: readonly Place[];
}

/** An uneven last row is taken only when it makes cards larger by more than this. */
const EVEN_ROWS_BONUS = 1.12;

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

/** The board for `count` cards in a slot of this size (CSS px). It may be higher than the slot; then the page scrolls. */
export function layOut(count: number, width: number, height: number): Board {
  const most = mostColumns(count, width);
  let best = {
    columns: most,
    rows: Math.ceil(count / most),
    ...largestCard(most, Math.ceil(count / most), width, height),
  };
  let bestWorth = 0;
  for (let columns = 1; columns <= most; columns++) {
    const rows = Math.ceil(count / columns);
    const { card, gap } = largestCard(columns, rows, width, height);
    const fits = heightOf(rows, card, gap) <= height;
    const worth = (fits ? card : card / 1000 / rows) * (count % columns === 0 ? EVEN_ROWS_BONUS : 1);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = { columns, rows, card, gap };
    }
  }
  return place(count, width, height, best);
}

function place(
  count: number,
  width: number,
  height: number,
  { columns, rows, card, gap }: { columns: number; rows: number; card: number; gap: number },
): Board {
  const cardHeight = heightOfCard(card);
  const top = Math.max(0, Math.round((height - heightOf(rows, card, gap)) / 2));
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    // The last row may be short: it stands in the middle.
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = Math.round((width - (inRow * card + (inRow - 1) * gap)) / 2);
    return {
      x: left + (index % columns) * (card + gap) + card / 2,
      y: top + row * (cardHeight + gap) + cardHeight / 2,
    };
  });
  return { columns, rows, gap, width: card, height: cardHeight, places };
}

/** Height below which the board of `count` cards does not fit a slot of this width (CSS px). */
export function minBoardHeight(count: number, width: number): number {
  const rows = Math.ceil(count / mostColumns(count, width));
  return heightOf(rows, SMALLEST_CARD.width, gapOf(SMALLEST_CARD.width));
}

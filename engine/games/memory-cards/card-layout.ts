/** Layout of the cards. They are as large as possible. Rows of equal length are preferred to slightly larger cards. */

const CARD_RATIO = 4 / 5;

/** Minimum size of a card, CSS px, for its picture and for touch. */
export const SMALLEST_CARD_SIZE = { width: 48, height: 60 };

/** Minimum width of a card of a finished board, CSS px. The cards may be small, because nobody turns them anymore. */
const SMALLEST_FINISHED_WIDTH = 24;

/** Maximum width of a card on large screens, CSS px. */
export const LARGEST_CARD_WIDTH = 272;

export const cornerRadius = (cardWidth: number): number => Math.min(14, Math.max(7, cardWidth * 0.082));

export interface CardPlace {
  /** Center of the card in the slot, CSS px. */
  readonly x: number;
  readonly y: number;
}

export interface CardLayout {
  /** Number of cards in each row, from the top. Rows are centered. */
  readonly rows: readonly number[];
  readonly gap: number;
  readonly width: number;
  readonly height: number;
  readonly places: readonly CardPlace[];
}

/** Minimum ratio of card widths that justifies uneven rows. A smaller gain is not noticeable. */
const EVEN_ROWS_BONUS = 1.03;

const heightOfCard = (width: number): number => Math.floor(width / CARD_RATIO);

const gapOf = (cardWidth: number): number => Math.min(16, Math.max(6, Math.round(cardWidth * 0.1)));

/** Returns the largest card size at which a grid fits into this space, in whole px. Gaps scale with the cards. */
function largestCard(
  columns: number,
  rows: number,
  width: number,
  height: number,
  smallest: number = SMALLEST_CARD_SIZE.width,
): { card: number; gap: number } {
  for (let card = LARGEST_CARD_WIDTH; card > smallest; card--) {
    const gap = gapOf(card);
    const boardWidth = columns * card + (columns - 1) * gap;
    const boardHeight = rows * heightOfCard(card) + (rows - 1) * gap;
    if (boardWidth <= width && boardHeight <= height) return { card, gap };
  }
  return { card: smallest, gap: gapOf(smallest) };
}

const heightOf = (rows: number, card: number, gap: number): number =>
  rows * heightOfCard(card) + (rows - 1) * gap;

/** Returns the maximum number of columns at this width. The cards then have the minimum size. */
const mostColumns = (count: number, width: number): number => {
  const gap = gapOf(SMALLEST_CARD_SIZE.width);
  return Math.max(1, Math.min(count, Math.floor((width + gap) / (SMALLEST_CARD_SIZE.width + gap))));
};

/** Splits cards into rows that differ by at most one card and are symmetric from top to bottom: 5, 6, 5. */
export function evenRows(count: number, rows: number): number[] {
  const [least, more] = [Math.floor(count / rows), count % rows];
  const half = Math.floor(rows / 2);
  // Distributes half of the longer rows over the upper half of the board, which the lower half mirrors. If the number
  // of longer rows is odd, the middle row is a longer one.
  const inHalf = Math.floor(more / 2);
  const upper = Array.from(
    { length: half },
    (_, row) => Math.floor(((row + 1) * inHalf) / half) - Math.floor((row * inHalf) / half),
  );
  const middle = rows % 2 === 1 ? [more % 2] : [];
  return [...upper, ...middle, ...upper.toReversed()].map((longer) => least + longer);
}

/** Returns the layout of `count` cards, CSS px. If it is taller than the slot, the page scrolls. */
export function layOutCards(count: number, width: number, height: number): CardLayout {
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

/** Returns the layout of a finished board in a slot of less height (CSS px). The rows stay the same. */
export function layOutFinishedCards({ rows }: CardLayout, width: number, height: number): CardLayout {
  const columns = Math.max(...rows);
  return place(
    rows,
    width,
    height,
    largestCard(columns, rows.length, width, height, SMALLEST_FINISHED_WIDTH),
  );
}

function place(
  rows: readonly number[],
  width: number,
  height: number,
  { card, gap }: { card: number; gap: number },
): CardLayout {
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

export function minBoardHeight(count: number, width: number): number {
  const rows = Math.ceil(count / mostColumns(count, width));
  return heightOf(rows, SMALLEST_CARD_SIZE.width, gapOf(SMALLEST_CARD_SIZE.width));
}

export const minFinishedHeight = ({ rows }: CardLayout): number =>
  heightOf(rows.length, SMALLEST_FINISHED_WIDTH, gapOf(SMALLEST_FINISHED_WIDTH));

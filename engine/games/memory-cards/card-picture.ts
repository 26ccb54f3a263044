/** Paints the picture on a card's face. */
import { type CardArea, drawLoadingCard, drawPlaceholderCard } from './drawn-card';

/** Columns of a theme's sprite sheet, as in its generator. */
const SHEET_COLUMNS = 4;

/** A theme's sprite sheet, or the reason for its absence. */
export type ThemeSheet = CanvasImageSource | 'loading' | 'missing';

export interface SheetPictures {
  /** Names of the pictures in the order of the sheet. */
  readonly names: readonly string[];
  readonly sheet: ThemeSheet;
}

/** Covers an area with a picture, cropping both sides if it is narrower. */
export function paintPicture(
  brush: CanvasRenderingContext2D,
  { names, sheet }: SheetPictures,
  index: number,
  area: CardArea,
): void {
  if (sheet === 'loading') drawLoadingCard(brush, area);
  else if (sheet === 'missing') drawPlaceholderCard(brush, area, names[index] ?? '', index, names.length);
  else {
    const whole = cellOf(sheet, index, names.length);
    const scale = Math.max(area.width / whole.width, area.height / whole.height);
    const [width, height] = [area.width / scale, area.height / scale];
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(
      sheet,
      whole.x + (whole.width - width) / 2,
      whole.y + (whole.height - height) / 2,
      width,
      height,
      area.x,
      area.y,
      area.width,
      area.height,
    );
  }
}

/** Leaves out the outermost pixels, because compression mixes colors where two pictures meet. */
function cellOf(sheet: CanvasImageSource, index: number, count: number): CardArea {
  const { width, height } = sheet as { width: number; height: number };
  const [cellWidth, cellHeight] = [width / SHEET_COLUMNS, height / Math.ceil(count / SHEET_COLUMNS)];
  return {
    x: (index % SHEET_COLUMNS) * cellWidth + 1,
    y: Math.floor(index / SHEET_COLUMNS) * cellHeight + 1,
    width: cellWidth - 2,
    height: cellHeight - 2,
  };
}

/** The sheet of all things: where each is in it, where its foot is, and how large it is. */
import url from '../../../assets/images/covers/safe-space-builder.webp';
import { KINDS, type Kind } from '../../../domain/safe-space';

export const SHEET_URL: string = url;

/** `lies`: flat on the ground, so that others stand on it. `hangs`: on a wall or in the sky. */
export type Habit = 'stands' | 'lies' | 'hangs';

export interface Cell {
  /** Shares of the sheet. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Width divided by height. */
  readonly aspect: number;
  /** Where it touches the ground, shares of the cell. */
  readonly foot: { readonly x: number; readonly y: number };
  /** Half of what touches the ground, share of the cell's width. */
  readonly footing: number;
  /** Units: a scene of usual shape is a hundred units high. */
  readonly tall: number;
  readonly habit: Habit;
}

const CELLS = Object.fromEntries(
  KINDS.map((kind, index) => [
    kind,
    {
      left: (index % 5) / 5,
      top: Math.floor(index / 5) / 5,
      width: 1 / 5,
      height: 1 / 5,
      aspect: 1,
      foot: { x: 0.5, y: 0.95 },
      footing: 0.3,
      tall: 24,
      habit: 'stands',
    },
  ]),
) as unknown as Readonly<Record<Kind, Cell>>;

export const cellOf = (kind: Kind): Cell => CELLS[kind];

const SEATS: ReadonlySet<Kind> = new Set<Kind>(['chair', 'couch', 'bed', 'desk', 'bookshelf']);
const SITTERS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['flower', 'plant', 'blanket', 'pillow', 'tea', 'book', 'music'] as const),
  ...(['candle', 'incense', 'plushie', 'photo'] as const),
]);

/** Things that smaller ones are put on. */
export const isSeat = (kind: Kind): boolean => SEATS.has(kind);
/** Things that are put on those. */
export const sitsOn = (kind: Kind): boolean => SITTERS.has(kind);

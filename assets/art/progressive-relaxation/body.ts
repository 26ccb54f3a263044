import type { Path2D } from '@napi-rs/canvas';
import { curve, ellipse, type Point, taper, union } from '../kit/path';
import { points, rows } from '../kit/trace';

/**
 * A body that lies on its back, seen from above: loose clothes, arms slightly apart, palms up, feet turned outward.
 * In units, its center line is x = 0, the crown of the head is y = 0, and the toes end at y = 1110.
 */

export const SIDES = [1, -1] as const;
export type Side = (typeof SIDES)[number];

/** Half the width of an average trunk, units. */
const TRUNK = 116;

/** Width of the gap between an average trunk and the arm beside it, units. */
const GAP = 50;

/** Share of the trunk's extra width that limbs have. */
const LIMB_SHARE = 0.7;

/**
 * Widths of a body relative to an average one, `'y trunk gap, …'` from head to feet: the factor of the trunk, and that of
 * the gap between trunk and arm. Values between two heights are interpolated smoothly.
 */
export type Build = string;

/** y of the line between upper arm and shoulder, units. */
const SHOULDER = 296;

/** A piece of a body part: its paths, clipped to `inside` and to the range of y between `from` and `to`. */
export interface Piece {
  readonly paths: readonly Path2D[];
  readonly inside?: Path2D;
  readonly from?: number;
  readonly to?: number;
}

export type Body = ReturnType<typeof bodyOf>;

/** Returns the shapes of a body. */
export function bodyOf(build: Build) {
  const heights = rows(build);
  /** Returns the factors of trunk and gap at `y`. */
  const at = (y: number): readonly [trunk: number, gap: number] => {
    const next = heights.findIndex(([height = 0]) => height > y);
    const [to, trunk = 1, gap = 1] = heights.at(next) ?? [];
    const [from = 0, trunkAbove = 1, gapAbove = 1] = heights[Math.max(0, next - 1)] ?? [];
    if (next <= 0 || to === undefined) return [trunk, gap];
    const part = (y - from) / (to - from);
    const eased = part * part * (3 - 2 * part);
    return [trunkAbove + (trunk - trunkAbove) * eased, gapAbove + (gap - gapAbove) * eased];
  };
  const limbAt = (y: number): number => 1 + LIMB_SHARE * (at(y)[0] - 1);
  /** Converts an x of the average body to one of this body. */
  const widen = (x: number, y: number): number => {
    const [trunk, gap] = at(y);
    const beside = Math.max(0, Math.abs(x) - TRUNK);
    const width =
      Math.min(TRUNK, Math.abs(x)) * trunk +
      Math.min(GAP, beside) * gap +
      Math.max(0, beside - GAP) * limbAt(y);
    return Math.sign(x) * width;
  };
  const widened = (text: string, side: Side = 1): Point[] =>
    points(text).map(([x, y]) => [widen(x, y) * side, y]);

  /** Returns a closed smooth shape on one side of the body. */
  const sided = (text: string, side: Side, tension = 0.85): Path2D =>
    curve(widened(text, side), true, tension);
  /**
   * Returns limbs of varying width on one side of the body.
   * @param text limbs, separated by `;`
   */
  const limb = (text: string, side: Side): Path2D =>
    union(
      text
        .split(';')
        .map((one) =>
          taper(
            rows(one).map(([x = 0, y = 0, half = 1]) => [widen(x, y) * side, y, half * limbAt(y)] as const),
          ),
        ),
    );
  /**
   * Returns a symmetric closed shape.
   * @param right points of the right half, from top to bottom
   */
  const symmetric = (right: string, tension = 0.85): Path2D => {
    const half = widened(right);
    const other = half.filter(([x]) => x !== 0).toReversed();
    return curve([...half, ...other.map(([x, y]): Point => [-x, y])], true, tension);
  };
  const pair = (make: (side: Side) => Path2D): readonly [Path2D, Path2D] => [make(1), make(-1)];

  const face = symmetric('0 22, 30 28, 49 54, 52 88, 45 118, 27 144, 0 154', 0.92);
  /** The head with short hair, on the pillow. */
  const scalp = curve(
    points(
      '-4 -8, 26 -10, 50 2, 68 24, 74 52, 70 80, 60 100, 40 96, -40 96, -60 102, -72 82, -75 54, -68 26, -52 4, -30 -8',
    ),
    true,
    0.95,
  );
  const ears = pair((side) => sided('50 84, 58 78, 63 90, 59 106, 51 108', side, 0.95));
  const neck = symmetric('22 126, 25 158, 32 186, 58 208, 0 226', 0.6);

  /** Shirt and sleeves as one shape. */
  const shirt = symmetric(
    '0 206, 24 201, 44 192, 88 202, 136 218, 164 252, 182 318, 206 410, 231 500, 243 548, 233 560, 206 566, 191 558, 180 510, 160 436, 140 376, 126 344, 119 392, 116 470, 120 540, 128 588, 74 602, 0 606',
    0.7,
  );
  /** The parts of the shirt that are sleeves. */
  const sleeves = pair((side) => limb('118 236 34, 152 300 46, 180 400 42, 204 480 38, 222 566 36', side));
  const forearms = pair((side) => limb('212 536 22, 227 588 19, 238 624 17', side));
  const palms = pair((side) =>
    sided('222 614, 240 606, 256 614, 270 640, 276 668, 262 682, 244 680, 230 656', side, 0.9),
  );
  /** Loosely curled fingers. */
  const fingers = pair((side) =>
    limb(
      '246 668 8, 250 694 7.6, 246 712 6; 258 672 8.2, 264 702 8, 262 722 6; 268 668 8, 277 698 7.6, 278 716 5.8; 273 658 7, 286 684 6.8, 290 700 5',
      side,
    ),
  );
  const thumbs = pair((side) => limb('232 628 9, 220 650 9, 219 674 6.5', side));

  /** Trousers as one shape, down to the hems. */
  const trousers = symmetric(
    '0 566, 116 566, 130 610, 142 690, 143 780, 141 860, 143 940, 147 996, 136 1006, 104 1010, 76 1005, 66 994, 55 900, 38 800, 16 730, 0 700',
    0.7,
  );
  const ankles = pair((side) => limb('106 990 20, 109 1022 18, 113 1046 20', side));
  const feet = pair((side) =>
    sided(
      '95 1036, 106 1020, 124 1020, 142 1040, 160 1070, 166 1090, 150 1102, 128 1100, 108 1076',
      side,
      0.9,
    ),
  );
  /** Five toes, the big toe on the inner side. */
  const toes = pair((side) =>
    union(
      rows('132 1099 9.5 11, 145 1100 6.6 8.6, 154 1096 6 7.8, 161 1091 5.4 7, 166 1084 5 6.2').map(
        ([x = 0, y = 0, rx, ry]) => ellipse(widen(x, y) * side, y, rx ?? 1, ry, -0.5 * side),
      ),
    ),
  );
  /** The torso without sleeves. */
  const torso = symmetric('0 180, 60 180, 132 214, 138 300, 126 344, 119 392, 116 470, 124 610, 0 620', 0.5);

  /** The five parts that are tensed one after another. Their pieces overlap slightly. */
  const parts: readonly (readonly Piece[])[] = [
    [
      { paths: sleeves, inside: shirt, from: SHOULDER - 6 },
      { paths: [...forearms, ...palms, ...fingers, ...thumbs] },
    ],
    [{ paths: [neck] }, { paths: [shirt], to: SHOULDER + 6 }],
    [{ paths: [scalp, face, ...ears] }],
    [{ paths: [torso], inside: shirt, from: SHOULDER - 6 }],
    [{ paths: [...ankles, ...feet, ...toes] }, { paths: [trousers], from: 596 }],
  ];

  return {
    widen,
    limb,
    face,
    scalp,
    ears,
    neck,
    shirt,
    torso,
    forearms,
    palms,
    fingers,
    thumbs,
    trousers,
    ankles,
    feet,
    toes,
    parts,
  };
}

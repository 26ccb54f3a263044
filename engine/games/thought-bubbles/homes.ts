/** Home positions of a round's five bubbles. */
import { BUBBLES } from '../../../machines/games/thought-bubbles/selectors';

export interface BubbleSpot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Relative diameters of the thought, of the three answers, and of the person's own answer. */
export const BUBBLE_DIAMETERS: readonly number[] = BUBBLES.map(({ size }) => size);

/** Height of the band above the bubbles for the lights of answers, CSS px. */
export const LIGHTS_BAND_HEIGHT = 44;

export const EDGE_MARGIN = 8;
export const LEAST_GAP = 6;

/** Desired gap between bubbles, CSS px. */
const GAP = 44;

type Plan = readonly (readonly [x: number, y: number])[];

/** Positions as shares of the slot: on a tablet, on a phone, on a small phone, and on a phone in landscape. */
const PLANS: readonly [tablet: Plan, phone: Plan, small: Plan, lying: Plan] = [
  BUBBLES.map(({ x, y }) => [x / 100, y / 100]),
  [
    [0.52, 0.2],
    [0.25, 0.48],
    [0.76, 0.5],
    [0.32, 0.82],
    [0.74, 0.82],
  ],
  [
    [0.82, 0.16],
    [0.16, 0.12],
    [0.4, 0.55],
    [0.8, 0.85],
    [0.12, 0.9],
  ],
  [
    [0.5, 0.5],
    [0.1, 0.45],
    [0.9, 0.42],
    [0.3, 0.6],
    [0.7, 0.62],
  ],
];

/** Aspect ratio above which the tablet's plan is tried first, and below which the phone's is. */
const WIDE_ASPECT = 1.05;

/** Gap between bubbles, CSS px, from which a plan is roomy enough. The first such plan wins. */
const ROOMY_GAP = 16;

const PUSHES = 300;

/** Returns the share of the slot that bubbles cover at this scale (px per unit of {@link BUBBLE_DIAMETERS}). */
export const coveredShare = ({ width, height }: Size, scale: number): number =>
  BUBBLE_DIAMETERS.reduce((sum, diameter) => sum + Math.PI * ((diameter * scale) / 2) ** 2, 0) /
  (width * height);

/** Returns the smallest gap between two bubbles, CSS px. It is negative when they overlap. */
export function smallestGap(spots: readonly BubbleSpot[]): number {
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((one, index) => {
    for (const other of spots.slice(index + 1)) {
      least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius);
    }
  });
  return least;
}

/** Pushes a plan's bubbles apart and away from the edge. */
function settle(plan: Plan, { width, height }: Size, scale: number): BubbleSpot[] {
  const spots = plan.map(([x, y], bubble) => ({
    x: x * width,
    y: y * height,
    radius: ((BUBBLE_DIAMETERS[bubble] as number) * scale) / 2,
  }));
  for (let push = 0; push < PUSHES; push++) {
    spots.forEach((one, index) => {
      for (const other of spots.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const away = Math.hypot(dx, dy) || 1;
        const lacks = one.radius + other.radius + GAP - away;
        if (lacks <= 0) continue;
        const part = (lacks * 0.25) / away;
        one.x -= dx * part;
        one.y -= dy * part;
        other.x += dx * part;
        other.y += dy * part;
      }
    });
    for (const spot of spots) {
      const { radius } = spot;
      spot.x = Math.max(radius + EDGE_MARGIN, Math.min(width - radius - EDGE_MARGIN, spot.x));
      spot.y = Math.max(LIGHTS_BAND_HEIGHT + radius, Math.min(height - radius - EDGE_MARGIN, spot.y));
    }
  }
  return spots;
}

const isInside = ({ x, y, radius }: BubbleSpot, { width, height }: Size): boolean =>
  x >= radius + EDGE_MARGIN - 0.01 &&
  x <= width - radius - EDGE_MARGIN + 0.01 &&
  y >= LIGHTS_BAND_HEIGHT + radius - 0.01 &&
  y <= height - radius - EDGE_MARGIN + 0.01;

/**
 * Returns the home positions of five bubbles at this scale; undefined when the slot is too small.
 * @param scale px per unit of {@link BUBBLE_DIAMETERS}
 * @param isMirrored whether left and right are swapped, as in every second round
 */
export function bubbleHomesIn(
  size: Size,
  scale: number,
  isMirrored: boolean,
): readonly BubbleSpot[] | undefined {
  const [tablet, phone, small, lying] = PLANS;
  const plans = size.width > size.height * WIDE_ASPECT ? [tablet, lying, phone] : [phone, small, tablet];
  const settled = plans
    .map((plan) => settle(plan, size, scale))
    .filter((spots) => spots.every((spot) => isInside(spot, size)));
  const roomy = settled.find((spots) => smallestGap(spots) >= ROOMY_GAP);
  const best = roomy ?? settled.sort((one, other) => smallestGap(other) - smallestGap(one))[0];
  if (!best || smallestGap(best) < LEAST_GAP) return undefined;
  return isMirrored ? best.map((spot) => ({ ...spot, x: size.width - spot.x })) : best;
}

/**
 * Positions of the fifteen stones. The stones of the current step lie in an even arc in the near water, as large as
 * possible. Stones of earlier steps are small and lie in a second arc along the far bank. At the end all stones lie on
 * a path that winds toward the viewer.
 */
import {
  GROUNDING_STEPS,
  STONE_COUNT,
  stonesOfStep,
} from '../../../machines/games/grounding-techniques/selectors';
import { clamp, lerp } from '../../stage/easing';

export interface StonePlace {
  readonly x: number;
  readonly y: number;
  /** Half the width of the stone; 0 for a stone that is still hidden. */
  readonly size: number;
}

/** Apparent height of a stone as a share of its width. */
export const STONE_HEIGHT_RATIO = 0.8;

/** Maximum half width of a stone of the current step, CSS px. A larger stone looks like a boulder. */
const LARGEST = 72;

/** Minimum half width of a stone of the current step, CSS px. It fits a finger. */
const SMALLEST = 26;

const NOWHERE: StonePlace = { x: 0, y: 0, size: 0 };

/** Returns a pseudo-random offset of a stone, -1 to 1, so that no two stones are alike. */
const stray = (stone: number, axis: number): number => {
  const value = Math.sin(stone * 12.9898 + axis * 78.233) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
};

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Number of stones in a complete arc. Fewer stones use the middle of the arc. */
const WHOLE_ARC = 5;

/** Minimum {@link normalizedDistance} between two stones of an arc. */
const APART = 1.14;

/** Places stones, as large as possible, at equal distances on an arc that opens toward the far bank. */
function arc(stones: readonly number[], { left, top, width, height }: Area): Map<number, StonePlace> {
  for (let size = LARGEST; ; size -= 1) {
    // Half the width of the arc, and its depth. The arc is part of a circle that is flattened by the factor TALL.
    const half = width / 2 - size * 1.04;
    const depth = clamp(height / STONE_HEIGHT_RATIO - 2.08 * size, 1, half);
    const radius = (half * half + depth * depth) / (2 * depth);
    const step = (2 * Math.atan2(half, radius - depth)) / (WHOLE_ARC - 1);
    const turns = stones.map((_, index) => (index - (stones.length - 1) / 2) * step);
    const [highest, lowest] = [Math.cos(turns[0] ?? 0), Math.cos(turns[(stones.length - 1) >> 1] ?? 0)];
    const middle = top + height / 2 - (radius * STONE_HEIGHT_RATIO * (highest + lowest)) / 2;
    const places = stones.map((stone, index): StonePlace => {
      const turn = turns[index] as number;
      return {
        x: left + width / 2 + radius * Math.sin(turn),
        y: middle + radius * STONE_HEIGHT_RATIO * Math.cos(turn),
        size: size * (1 + 0.04 * stray(stone, 3)),
      };
    });
    const isApart = places.every(
      (one, at) => at === 0 || normalizedDistance(one, places[at - 1] as StonePlace) > APART,
    );
    if (isApart || size <= SMALLEST)
      return new Map(stones.map((stone, at) => [stone, places[at] as StonePlace]));
  }
}

/** Places stones in a flat arc along the far bank, from the left. */
function line(stones: readonly number[], area: Area): Map<number, StonePlace> {
  const size = Math.min((area.width / stones.length) * 0.42, (area.height * 0.36) / STONE_HEIGHT_RATIO, 30);
  const pitch = Math.min(area.width / stones.length, size * 2.7);
  const left = area.left + (area.width - pitch * stones.length) / 2;
  return new Map(
    stones.map((stone, index) => {
      const aside = stones.length > 1 ? (2 * index) / (stones.length - 1) - 1 : 0;
      return [
        stone,
        {
          x: left + (index + 0.5) * pitch,
          y:
            area.top +
            size * STONE_HEIGHT_RATIO +
            (1 - aside * aside) * (area.height - 2 * size * STONE_HEIGHT_RATIO),
          size: size * (1 + 0.06 * stray(stone, 3)),
        },
      ];
    }),
  );
}

export const bankHeight = (height: number): number => clamp(height * 0.1, 14, 64);

export function stonePlacesInStep(step: number, width: number, height: number): readonly StonePlace[] {
  const side = clamp(width * 0.04, 10, 40);
  const top = bankHeight(height);
  const earlier = GROUNDING_STEPS.slice(0, step).flatMap((_, before) => stonesOfStep(before));
  const band = step === 0 ? 0 : clamp(height * 0.2, 40, 150);
  const behind = line(earlier, { left: side, top: top + 4, width: width - 2 * side, height: band });
  const own = arc(stonesOfStep(step), {
    left: side,
    top: top + band + 6,
    width: width - 2 * side,
    height: height - top - band - 6 - clamp(height * 0.05, 8, 30),
  });
  return Array.from({ length: STONE_COUNT }, (_, stone) => behind.get(stone) ?? own.get(stone) ?? NOWHERE);
}

/** Returns a point of the path, which winds from the far bank toward the viewer. */
function pathAt(part: number, width: number, height: number): readonly [x: number, y: number] {
  const top = bankHeight(height);
  const swing = Math.min(width * 0.38, height * 0.72) * lerp(0.72, 1, part);
  return [
    width / 2 + swing * Math.sin(part * Math.PI * 2 + 0.45) * (1 - 0.25 * part * part),
    lerp(top + height * 0.06, height * 0.86, part),
  ];
}

export function stonePlacesOnPath(width: number, height: number): readonly StonePlace[] {
  const grown = (part: number) => lerp(0.62, 1.12, part);
  const POINTS = 240;
  const curve = Array.from({ length: POINTS + 1 }, (_, index) => pathAt(index / POINTS, width, height));
  // Arc length along the path, in units of the local stone size.
  const lengths = [0];
  for (let index = 1; index <= POINTS; index++) {
    const [[x0, y0], [x1, y1]] = [curve[index - 1], curve[index]] as [[number, number], [number, number]];
    const far = Math.hypot(x1 - x0, (y1 - y0) / STONE_HEIGHT_RATIO);
    lengths.push((lengths[index - 1] as number) + far / grown(index / POINTS));
  }
  const whole = lengths[POINTS] as number;
  const size = Math.min((whole / (STONE_COUNT - 1)) * 0.5, Math.min(width, height) * 0.16);
  const places = Array.from({ length: STONE_COUNT }, (_, stone): StonePlace => {
    const along = (whole * stone) / (STONE_COUNT - 1);
    const index = lengths.findIndex((length) => length >= along - 1e-6);
    const [x, y] = curve[index] as readonly [number, number];
    const own = size * grown(index / POINTS);
    return {
      x: x + own * 0.16 * stray(stone, 1),
      y: y + own * 0.12 * stray(stone, 2),
      size: own * (1 + 0.05 * stray(stone, 3)),
    };
  });
  // In a bend stones come close. In that case all stones become a little smaller.
  const room = Math.min(
    1,
    ...places.flatMap((one, index) =>
      places.slice(index + 1).map((other) => normalizedDistance(one, other) * 0.93),
    ),
  );
  return places.map((place) => ({ ...place, size: place.size * room }));
}

/** Returns the distance between two stones, normalized by their oval outlines. Below 1 they overlap. */
export const normalizedDistance = (one: StonePlace, other: StonePlace): number =>
  Math.hypot(one.x - other.x, (one.y - other.y) / STONE_HEIGHT_RATIO) / (one.size + other.size);

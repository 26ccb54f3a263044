import { createRandomSequence } from '../../engine/paint/noise-tile';
import { FOLD_STARTS, foldIndexOf, HillGeometry, type HillSpot } from './land';
import { type GroveLight, withAlpha } from './light';
import type { GrovePlan } from './plan';
import { drawFold, drawForeground, drawMountains, drawRidges, drawSky } from './scenery';
import { type PaintContext2D, StipplePainter } from './stipple-painter';
import { type DrawnSubject, drawBirch, drawPine, drawSeedling, drawStone, drawWillow } from './trees';

const TREES = { positive: drawBirch, neutral: drawPine, negative: drawWillow } as const;
export interface GrovePaintOptions {
  /** Size, CSS px. */
  readonly width: number;
  readonly height: number;
  readonly light: GroveLight;
  /** Creates a 2D context on a new canvas of this size, scaled to CSS px. */
  readonly makePen: () => PaintContext2D;
  /** Whether canvases return the drawn pixels. Default: true. Otherwise the picture has no dots. */
  readonly readsBack?: boolean;
}

/** Paints the grove in steps of a few ms each. Returns the context of the finished picture. */
export function* paintGrove(
  plan: GrovePlan,
  { width, height, light, makePen, readsBack = true }: GrovePaintOptions,
): Generator<void, PaintContext2D> {
  const land = new HillGeometry(width, height);
  const press = new StipplePainter(makePen, light, readsBack);
  drawSky(press, land, light);
  yield;
  yield* drawMountains(press, land, light);
  yield* drawRidges(press, land, light, plan.ridges);
  const standing = [
    ...plan.trees.map(({ mood, seed, across, near }) => ({
      draw: TREES[mood],
      seed,
      spot: land.tree(across, near),
    })),
    ...plan.stones.map(({ seed, across, near }) => ({
      draw: drawStone,
      seed,
      spot: land.stone(across, near),
    })),
    ...(plan.clearing
      ? [{ draw: drawSeedling, seed: 0, spot: land.tree(plan.clearing.across, plan.clearing.near) }]
      : []),
  ].sort((one, other) => one.spot.y - other.spot.y);
  for (const index of FOLD_STARTS.keys()) {
    drawFold(press, land, light, index);
    yield;
    const here = standing.filter(({ spot }) => foldIndexOf(spot.near) === index);
    for (const { draw, seed, spot } of here) {
      draw(press, subjectOf(seed, spot, land, light));
      yield;
    }
    if (index < FOLD_STARTS.length - 1) {
      const y = land.ground(land.summit, FOLD_STARTS[index + 1] ?? 1);
      press.mist(y, height * 0.06, height * 0.03, 0.2 * (1 - index / FOLD_STARTS.length), width);
    }
    yield;
  }
  drawForeground(press, land, light);
  vignette(press, width, height);
  yield;
  yield* press.print();
  return press.color;
}

function subjectOf(
  seed: number,
  { x, y, tall, near }: HillSpot,
  land: HillGeometry,
  light: GroveLight,
): DrawnSubject {
  const next = createRandomSequence(seed);
  const away = (land.summit - x) / (land.width * 0.22);
  return {
    x,
    y,
    tall: tall * (0.86 + next() * 0.26),
    far: 0.46 * (1 - near) ** 1.5,
    side: Math.max(-1, Math.min(1, Math.abs(away) < 0.3 ? Math.sign(away) * 0.3 : away)),
    light,
    next,
  };
}

function vignette({ color: pen }: StipplePainter, width: number, height: number): void {
  const reach = Math.hypot(width, height) / 2;
  const gradient = pen.createRadialGradient(
    width / 2,
    height / 2,
    reach * 0.55,
    width / 2,
    height / 2,
    reach,
  );
  gradient.addColorStop(0, withAlpha('#0b1a22', 0));
  gradient.addColorStop(1, withAlpha('#0b1a22', 0.1));
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, width, height);
}

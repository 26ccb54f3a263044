import { sequence } from '../../engine/paint/noise-tile';
import { FOLDS, foldOf, Land, type Spot } from './land';
import { type Light, withAlpha } from './light';
import type { Plan } from './plan';
import { type Pen, Press } from './press';
import { fold, foreground, mountains, ridges, sky } from './scenery';
import { birch, pine, type Subject, seedling, stone, willow } from './trees';

const TREES = { positive: birch, neutral: pine, negative: willow } as const;
export interface Sheet {
  /** Size, CSS px. */
  readonly width: number;
  readonly height: number;
  readonly light: Light;
  /** Creates a 2D context on a new canvas of this size, scaled to CSS px. */
  readonly makePen: () => Pen;
  /** Whether canvases return the drawn pixels. Default: true. Otherwise the picture has no dots. */
  readonly readsBack?: boolean;
}

/** Paints the grove in steps of a few ms each. Returns the context of the finished picture. */
export function* paintGrove(
  plan: Plan,
  { width, height, light, makePen, readsBack = true }: Sheet,
): Generator<void, Pen> {
  const land = new Land(width, height);
  const press = new Press(makePen, light, readsBack);
  sky(press, land, light);
  yield;
  yield* mountains(press, land, light);
  yield* ridges(press, land, light, plan.ridges);
  const standing = [
    ...plan.trees.map(({ mood, seed, across, near }) => ({
      draw: TREES[mood],
      seed,
      spot: land.tree(across, near),
    })),
    ...plan.stones.map(({ seed, across, near }) => ({ draw: stone, seed, spot: land.stone(across, near) })),
    ...(plan.clearing
      ? [{ draw: seedling, seed: 0, spot: land.tree(plan.clearing.across, plan.clearing.near) }]
      : []),
  ].sort((one, other) => one.spot.y - other.spot.y);
  for (const index of FOLDS.keys()) {
    fold(press, land, light, index);
    yield;
    const here = standing.filter(({ spot }) => foldOf(spot.near) === index);
    for (const { draw, seed, spot } of here) {
      draw(press, subjectOf(seed, spot, land, light));
      yield;
    }
    if (index < FOLDS.length - 1) {
      const y = land.ground(land.summit, FOLDS[index + 1] ?? 1);
      press.mist(y, height * 0.06, height * 0.03, 0.2 * (1 - index / FOLDS.length), width);
    }
    yield;
  }
  foreground(press, land, light);
  vignette(press, width, height);
  yield;
  yield* press.print();
  return press.color;
}

function subjectOf(seed: number, { x, y, tall, near }: Spot, land: Land, light: Light): Subject {
  const next = sequence(seed);
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

function vignette({ color: pen }: Press, width: number, height: number): void {
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

import { Path2D } from '@napi-rs/canvas';
import { mix, shade, tint } from './ink';
import { down, type Plate } from './plate';
import { drift } from './random';
import { stippleAlong } from './stipple';

/** A rolling line of hills across the plate. */
export interface Ridge {
  path: Path2D;
  /** Returns the height (y in units) of the crest at `x`. */
  topAt(x: number): number;
  /** Minimum y of the crest. */
  top: number;
  /** Maximum y of the crest. */
  bottom: number;
}

export interface RidgeShape {
  /** Mean height of the crest, y in units. */
  y: number;
  /** Maximum deviation from `y`, units. */
  swell: number;
  /** Distance between hilltops, units. */
  wave: number;
  /** Number of octaves: 1 is as smooth as a dune, 5 is craggy. */
  octaves?: number;
  /** Ratio of the amplitudes of two successive octaves, 0-1. */
  rough?: number;
  /** Returns additional height at x, units; negative is up. */
  bend?: (x: number) => number;
  /** Lower edge, y in units. */
  floor?: number;
}

export function ridge(plate: Plate, shape: RidgeShape): Ridge {
  const { y, swell, wave, octaves = 3, rough = 0.42, bend = () => 0, floor = plate.height } = shape;
  const line = drift(plate.random, octaves, rough);
  const start = plate.random.between(0, 100);
  const topAt = (x: number): number => y + line(start + x / wave) * swell + bend(x);
  const path = new Path2D();
  path.moveTo(-4, floor);
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let x = -4; x <= plate.width + 4; x += 2) {
    const crest = topAt(x);
    top = Math.min(top, crest);
    bottom = Math.max(bottom, crest);
    path.lineTo(x, crest);
  }
  path.lineTo(plate.width + 4, floor);
  path.closePath();
  return { path, topAt, top, bottom };
}

export interface LayerStyle {
  color: string;
  /** Color into which the layer fades. With `null` it stays solid. */
  mist?: string | null;
  /** Depth below the crest at which the fade ends, units. */
  melt?: number;
  /** Opacity of the mist where the fade ends, 0-1. */
  haze?: number;
  /** Density of the dots below the crest, 0-1. */
  dots?: number;
  /** Whether the dots are light instead of dark, for backlit hills. */
  lit?: boolean;
}

/** Paints a ridge as one depth layer. It is solid at the crest, with stipple below it, and fades into mist. */
export function layer(plate: Plate, hill: Ridge, style: LayerStyle): void {
  const { color, mist = null, melt = 120, haze = 0.85, dots = 0.6, lit = false } = style;
  const end = hill.bottom + melt;
  plate.ctx.fillStyle = mist ? down(plate, hill.top, end, [color, mix(color, mist, haze)]) : color;
  plate.ctx.fill(hill.path);
  if (dots > 0) {
    const speck = lit ? tint(color, 0.35) : shade(color, 0.3);
    if (mist) stippleAlong(plate, hill.path, speck, [0, end], [0, hill.top], dots);
    else stippleAlong(plate, hill.path, speck, [0, hill.top], [0, end], dots);
  }
}

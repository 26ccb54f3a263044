/**
 * Draws in the style of the app's pictures: a form is a flat color with a stippled dark and a stippled lit side. Two
 * canvases store colors and tones, and in the last step tones become dots. If the browser returns noise instead of
 * pixels, a tone is a transparent gradient without dots.
 */

import { hexToRgb } from '../../engine/paint/color';
import { createGrain, rankValues } from '../../engine/paint/noise-tile';
import { type GroveLight, withAlpha } from './light';

export type PaintContext2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type CanvasPoint = readonly [x: number, y: number];

export interface Shading {
  /** Point on the lit side of the form, CSS px. */
  readonly from: CanvasPoint;
  /** Point on the dark side of the form, CSS px. */
  readonly to: CanvasPoint;
  /** Density of the dots on the dark side, 0-1. */
  readonly depth?: number;
  /** Density of the dots on the lit side, 0-1. */
  readonly shine?: number;
  /** Opacity of a dot, 0-1. Distant objects have faint dots. */
  readonly strength?: number;
}

/** Amplitude of the paper grain, as a share of the whole range. */
const GRAIN = 0.03;
/** Color of dark dots. */
const DARK = '#0f2a2e';
const INK = hexToRgb(DARK);
/** Maximum opacity of dark dots. */
const INKED = 0.46;
/** Maximum opacity of light dots. */
const LIT = 0.5;
/** Share of an area that its dots cover at full density. */
const COVERED = 0.7;
/** Width of a dot's soft edge, as a share of the tone range. */
const SOFTNESS = 0.35;
/** Number of rows that one step dithers. */
const BAND = 48;
/** Tone of a flat color, 0-255. */
const FLAT = 128;

/** Width and height of the noise tile, px. */
const TILE = 128;

/** Dither thresholds, 0-1: for dots of one pixel, and of two pixels on sharp screens. */
let made: { readonly fine: Float32Array; readonly coarse: Float32Array } | undefined;

function* makeGrains(): Generator<void, NonNullable<typeof made>> {
  const fine = createGrain(15, TILE);
  yield;
  const at = (x: number, y: number) => fine[((y + TILE) % TILE) * TILE + ((x + TILE) % TILE)] as number;
  const coarse = fine.map((value, index) => {
    const [x, y] = [index % TILE, Math.floor(index / TILE)];
    const straight = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
    const aslant = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
    return value + straight * 0.4 + aslant * 0.16;
  });
  yield;
  return { fine, coarse: rankValues(coarse) };
}

export class StipplePainter {
  readonly color: PaintContext2D;
  readonly #tone: PaintContext2D;
  readonly #light: GroveLight;
  readonly #hasDots: boolean;

  /** `makePen` makes canvases of one size and scale. `hasDots`: tones become dots, which needs the canvas's pixels. */
  constructor(makePen: () => PaintContext2D, light: GroveLight, hasDots: boolean) {
    this.#hasDots = hasDots;
    this.color = makePen();
    this.#tone = makePen();
    this.#light = light;
    this.#tone.fillStyle = `rgb(${FLAT} 0 0)`;
    this.#tone.fillRect(0, 0, this.#tone.canvas.width, this.#tone.canvas.height);
  }

  form(path: Path2D, fill: string | CanvasGradient, shading?: Shading): void {
    this.color.fillStyle = fill;
    this.color.fill(path);
    if (!this.#hasDots) {
      if (!shading) return;
      this.color.fillStyle = this.#shade(shading);
      this.color.fill(path);
      return;
    }
    this.#tone.fillStyle = shading ? this.#tones(shading) : `rgb(${FLAT} 0 0)`;
    this.#tone.fill(path);
  }

  /** Draws a transparent color over the picture without covering the dots. */
  veil(path: Path2D, color: string, opacity: number): void {
    this.color.fillStyle = withAlpha(color, opacity);
    this.color.fill(path);
  }

  /** Returns the average color of the dots as a transparent gradient. */
  #shade({ from, to, depth = 0.75, shine = 0.5, strength = 1 }: Shading): CanvasGradient {
    const gradient = this.color.createLinearGradient(...from, ...to);
    gradient.addColorStop(0, withAlpha(this.#light.lit, shine * strength * LIT * COVERED));
    gradient.addColorStop(0.38, withAlpha(this.#light.lit, 0));
    gradient.addColorStop(0.38, withAlpha(DARK, 0));
    gradient.addColorStop(1, withAlpha(DARK, depth * strength * INKED * COVERED));
    return gradient;
  }

  #tones({ from, to, depth = 0.75, shine = 0.5, strength = 1 }: Shading): CanvasGradient {
    const gradient = this.#tone.createLinearGradient(...from, ...to);
    const strong = Math.round(strength * 255);
    gradient.addColorStop(0, `rgb(${FLAT + Math.round(shine * 127)} ${strong} 0)`);
    gradient.addColorStop(0.38, `rgb(${FLAT} ${strong} 0)`);
    gradient.addColorStop(1, `rgb(${FLAT - Math.round(depth * 127)} ${strong} 0)`);
    return gradient;
  }

  /** Creates a gradient of colors between two points, evenly spaced by default. */
  blend(
    from: CanvasPoint,
    to: CanvasPoint,
    colors: readonly string[],
    stops?: readonly number[],
  ): CanvasGradient {
    const gradient = this.color.createLinearGradient(...from, ...to);
    colors.forEach((color, index) => {
      gradient.addColorStop(stops?.[index] ?? index / (colors.length - 1), color);
    });
    return gradient;
  }

  /** Draws a radial glow that fades out over `reach` CSS px. */
  glow([x, y]: CanvasPoint, reach: number, color: string, opacity: number): void {
    const gradient = this.color.createRadialGradient(x, y, 0, x, y, reach);
    for (const [stop, part] of [
      [0, 1],
      [0.25, 0.5],
      [0.6, 0.14],
      [1, 0],
    ] as const) {
      gradient.addColorStop(stop, withAlpha(color, opacity * part));
    }
    this.color.fillStyle = gradient;
    this.color.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  }

  /** Draws mist over the whole width, densest at `y`. The mist covers colors and dots. */
  mist(y: number, above: number, below: number, opacity: number, width: number): void {
    for (const [pen, color] of [
      [this.color, this.#light.haze],
      [this.#tone, '#800000'],
    ] as const) {
      const gradient = pen.createLinearGradient(0, y - above, 0, y + below);
      const middle = above / (above + below);
      for (const [stop, part] of [
        [0, 0],
        [middle * 0.5, 0.3],
        [middle, 1],
        [(1 + middle) / 2, 0.4],
        [1, 0],
      ] as const) {
        gradient.addColorStop(stop, withAlpha(color, opacity * part));
      }
      pen.fillStyle = gradient;
      pen.fillRect(0, y - above, width, above + below);
    }
  }

  /** Converts tones to dots in bands of rows. Afterward the color canvas has the finished picture. */
  *print(): Generator<void> {
    if (!this.#hasDots) return;
    made ??= yield* makeGrains();
    const { fine, coarse } = made;
    yield;
    const { width, height } = this.color.canvas;
    const grains = this.color.getTransform().a > 1.2 ? coarse : fine;
    for (let top = 0; top < height; top += BAND) {
      const rows = Math.min(BAND, height - top);
      const image = this.color.getImageData(0, top, width, rows);
      const tones = this.#tone.getImageData(0, top, width, rows).data;
      dot(image.data, tones, grains, { width, top, lit: this.#light.lit });
      this.color.putImageData(image, 0, top);
      yield;
    }
  }
}

function dot(
  colors: Uint8ClampedArray,
  tones: Uint8ClampedArray,
  grains: Float32Array,
  { width, top, lit }: { width: number; top: number; lit: string },
): void {
  const pale = hexToRgb(lit);
  for (let index = 0; index < colors.length; index += 4) {
    const pixel = index / 4;
    const y = top + Math.floor(pixel / width);
    const noise = grains[(y % TILE) * TILE + ((pixel % width) % TILE)] as number;
    const tone = ((tones[index] as number) - FLAT) / 127;
    const density = Math.abs(tone);
    const lift = Math.min(1, Math.max(0, (density - noise) / SOFTNESS + 0.5)) * Math.min(1, density * 4);
    const part = lift * ((tones[index + 1] as number) / 255) * (tone < 0 ? INKED : LIT);
    const to = tone < 0 ? INK : pale;
    const change = (noise - 0.5) * 2 * GRAIN * 255;
    for (let channel = 0; channel < 3; channel++) {
      const value = colors[index + channel] as number;
      colors[index + channel] = value + ((to[channel] as number) * 255 - value) * part + change;
    }
  }
}

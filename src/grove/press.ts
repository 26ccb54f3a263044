/**
 * Prints as the pictures of the house are printed: every form is a flat colour with a dotted shadow side and a dotted
 * lit side. It is painted on two plates, one of colours and one of tones; at the end each tone becomes dots.
 */

import { rgb } from '../../engine/paint/color';
import { grain, rank } from '../../engine/paint/noise-tile';
import { clear, type Light } from './light';

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Point = readonly [x: number, y: number];

/** How a form is shaded. */
export interface Shading {
  /** Where its light comes from, and its far side, CSS px. */
  readonly from: Point;
  readonly to: Point;
  /** How dense the dots get on the far side and on the lit side, 0-1. */
  readonly depth?: number;
  readonly shine?: number;
  /** How strong a dot is, 0-1: far things have faint ones. */
  readonly strength?: number;
}

/** The largest change of brightness that paper grain makes, as a part of the whole range. */
const GRAIN = 0.03;
/** Darkest ink of the dots, and how much of it is in one. */
const INK = rgb('#0f2a2e');
const INKED = 0.46;
const LIT = 0.5;
/** How softly a dot ends. */
const SOFTNESS = 0.35;
/** Rows of pixels that are printed at once. */
const BAND = 48;
/** The tone of a flat colour, in bytes. */
const FLAT = 128;

/** Side of the tile of grains, pixels. */
const TILE = 128;

/** Where dots come first, 0-1: single pixels, and for sharp screens dots of two. */
let made: { readonly fine: Float32Array; readonly coarse: Float32Array } | undefined;

function* makeGrains(): Generator<void, NonNullable<typeof made>> {
  const fine = grain(15, TILE);
  yield;
  const at = (x: number, y: number) => fine[((y + TILE) % TILE) * TILE + ((x + TILE) % TILE)] as number;
  const coarse = fine.map((value, index) => {
    const [x, y] = [index % TILE, Math.floor(index / TILE)];
    const straight = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
    const aslant = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
    return value + straight * 0.4 + aslant * 0.16;
  });
  yield;
  return { fine, coarse: rank(coarse) };
}

export class Press {
  readonly color: Pen;
  readonly #tone: Pen;
  readonly #light: Light;

  /** @param makePen gives the pen of a new canvas; both are of one size and scaled alike */
  constructor(makePen: () => Pen, light: Light) {
    this.color = makePen();
    this.#tone = makePen();
    this.#light = light;
    this.#tone.fillStyle = `rgb(${FLAT} 0 0)`;
    this.#tone.fillRect(0, 0, this.#tone.canvas.width, this.#tone.canvas.height);
  }

  /** Fills a form and shades it; what is behind is covered on both plates. */
  form(path: Path2D, fill: string | CanvasGradient, shading?: Shading): void {
    this.color.fillStyle = fill;
    this.color.fill(path);
    this.#tone.fillStyle = shading ? this.#tones(shading) : `rgb(${FLAT} 0 0)`;
    this.#tone.fill(path);
  }

  /** Lays a colour thinly over what is there, whose dots stay. */
  veil(path: Path2D, color: string, opacity: number): void {
    this.color.fillStyle = clear(color, opacity);
    this.color.fill(path);
  }

  #tones({ from, to, depth = 0.75, shine = 0.5, strength = 1 }: Shading): CanvasGradient {
    const gradient = this.#tone.createLinearGradient(...from, ...to);
    const strong = Math.round(strength * 255);
    gradient.addColorStop(0, `rgb(${FLAT + Math.round(shine * 127)} ${strong} 0)`);
    gradient.addColorStop(0.38, `rgb(${FLAT} ${strong} 0)`);
    gradient.addColorStop(1, `rgb(${FLAT - Math.round(depth * 127)} ${strong} 0)`);
    return gradient;
  }

  /** A gradient of colours from one point to another, evenly spaced unless said. */
  blend(from: Point, to: Point, colors: readonly string[], stops?: readonly number[]): CanvasGradient {
    const gradient = this.color.createLinearGradient(...from, ...to);
    colors.forEach((color, index) => {
      gradient.addColorStop(stops?.[index] ?? index / (colors.length - 1), color);
    });
    return gradient;
  }

  /** Light around a point, which fades out `reach` px away. */
  glow([x, y]: Point, reach: number, color: string, opacity: number): void {
    const gradient = this.color.createRadialGradient(x, y, 0, x, y, reach);
    for (const [stop, part] of [
      [0, 1],
      [0.25, 0.5],
      [0.6, 0.14],
      [1, 0],
    ] as const) {
      gradient.addColorStop(stop, clear(color, opacity * part));
    }
    this.color.fillStyle = gradient;
    this.color.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  }

  /** A bank of mist over the whole width, thickest at `y`: what is in it loses its colour and its dots. */
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
        gradient.addColorStop(stop, clear(color, opacity * part));
      }
      pen.fillStyle = gradient;
      pen.fillRect(0, y - above, width, above + below);
    }
  }

  /** Turns tones into dots, a band of rows at a time; the colours are the finished picture at the end. */
  *print(): Generator<void> {
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
  const pale = rgb(lit);
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

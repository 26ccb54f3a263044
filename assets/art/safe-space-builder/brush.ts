import { createCanvas, type Path2D } from '@napi-rs/canvas';
import { fade, ink, mix } from '../kit/ink';
import type { Point } from '../kit/path';
import { type Plate, plate, within } from '../kit/plate';
import type { Random } from '../kit/random';
import { type Relief, relief } from '../kit/relief';
import { form, stippleAlong, stippleAround } from '../kit/stipple';

/** Side of an element's picture, units. */
export const SIDE = 400;

/** Direction to the light in all pictures of the game, over the viewer's left shoulder. */
export const LIGHT: Point = [-0.5, -0.86];

/** Returns a color on the dark, cool side of a form. {@link warm} returns the color on the lit side. */
export const cool = (color: string, share: number): string =>
  mix(color, mix(ink.night, ink.heather, 0.34), share);
export const warm = (color: string, share: number): string => mix(color, '#FFF0CC', share);

export interface Solid {
  /** Width of the rounded edge, units. 0 is flat. */
  readonly round?: number;
  readonly shade?: string;
  readonly light?: string;
  /** Strength of the shaded and of the lit side, 0-1. */
  readonly depth?: number;
  /** Start of the shade along the form, between the lit edge (0) and the far edge (1). */
  readonly start?: number;
}

const bytesOf = (color: string) => [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));

/**
 * A brush for one element. The same calls paint its daylight picture or, with `isForLight`, the shader's masks of
 * normals, emission and mobility.
 */
export class Brush {
  readonly plate: Plate;
  /** Red is the normal to the right, green the normal downward. Blue is unused. */
  readonly facing: Plate | undefined;
  readonly shining: Plate | undefined;
  readonly moving: Plate | undefined;
  #answer = 0;

  constructor(seed: number, scale: number, isForLight: boolean) {
    const make = (): Plate => plate({ width: SIDE, height: SIDE, scale, seed, light: LIGHT, dot: 0 });
    this.plate = make();
    if (isForLight) [this.facing, this.shining, this.moving] = [make(), make(), make()];
  }

  get random(): Random {
    return this.plate.random;
  }

  /** Paints a form with a lit and a shaded side. */
  solid(
    path: Path2D,
    fill: string,
    { round = 0, shade, light, depth = 0.8, start = 0.36 }: Solid = {},
  ): void {
    const [dark, pale] = [shade ?? cool(fill, 0.46), light ?? warm(fill, 0.5)];
    if (this.facing) {
      this.#record(path, round);
      return;
    }
    const isRound = round > 0;
    form(this.plate, path, { fill, shade: dark, light: pale, depth: depth * (isRound ? 0.5 : 0.8), start });
    const sides = isRound ? relief(this.plate, path, round) : undefined;
    if (sides) this.#shadeSides(sides, dark, pale, depth);
  }

  /** Paints a flat shape on a form. It changes no mask. */
  flat(path: Path2D, color: string): void {
    if (this.facing) return;
    this.plate.ctx.fillStyle = color;
    this.plate.ctx.fill(path);
  }

  line(path: Path2D, width: number, color: string): void {
    if (this.facing) return;
    const { ctx } = this.plate;
    ctx.lineWidth = width;
    ctx.strokeStyle = color;
    ctx.stroke(path);
  }

  /** Paints a linear gradient on a form. */
  tone(path: Path2D, color: string, from: Point, to: Point, density = 0.7): void {
    if (!this.facing) stippleAlong(this.plate, path, color, from, to, density);
  }

  /** Paints a soft spot on a form. */
  spot(path: Path2D, color: string, [x, y]: Point, reach: number, density = 0.7): void {
    if (!this.facing) stippleAround(this.plate, path, color, [x, y], reach, density);
  }

  /** Sets the emission of a shape, 0-1. */
  setEmission(path: Path2D, strength = 1): void {
    if (!this.shining) return;
    this.shining.ctx.fillStyle = fade('#ffffff', strength);
    this.shining.ctx.fill(path);
  }

  /** Sets the mobility (0-1) of all forms that `draw` paints: their movement when the element is touched. */
  withMobility(strength: number, draw: () => void): void {
    const before = this.#answer;
    this.#answer = strength;
    draw();
    this.#answer = before;
  }

  /** Overwrites the mobility of existing forms, from 0 at `from` to 1 at `to`. */
  setMobility(path: Path2D, from: Point, to: Point): void {
    if (!this.moving) return;
    const gradient = this.moving.ctx.createLinearGradient(...from, ...to);
    gradient.addColorStop(0, '#000000');
    gradient.addColorStop(1, '#ffffff');
    this.moving.ctx.fillStyle = gradient;
    this.moving.ctx.fill(path);
  }

  inside(path: Path2D, draw: () => void): void {
    this.#all((sheet, next) => within(sheet, path, next), draw);
  }

  /** Draws with an origin that is translated, rotated (rad) and scaled. */
  at(
    [x, y]: Point,
    { turn = 0, size = 1, flat = 1 }: { turn?: number; size?: number; flat?: number },
    draw: () => void,
  ): void {
    this.#all(
      (sheet, next) =>
        within(sheet, null, () => {
          sheet.ctx.translate(x, y);
          sheet.ctx.rotate(turn);
          sheet.ctx.scale(size, size * flat);
          next();
        }),
      draw,
    );
  }

  #all(wrap: (sheet: Plate, next: () => void) => void, draw: () => void): void {
    const sheets = [this.plate, this.facing, this.shining, this.moving].filter((one) => one !== undefined);
    const step = (index: number): void => {
      const sheet = sheets[index];
      if (sheet) wrap(sheet, () => step(index + 1));
      else draw();
    };
    step(0);
  }

  /** Paints the rounded shading. */
  #shadeSides(
    { left, top, width, height, opacity, right, down }: Relief,
    dark: string,
    pale: string,
    depth: number,
  ): void {
    const pen = createCanvas(width, height).getContext('2d');
    const image = pen.createImageData(width, height);
    const [shade, shine] = [bytesOf(dark), bytesOf(pale)];
    for (let i = 0; i < opacity.length; i++) {
      const facing = (right[i] ?? 0) * LIGHT[0] + (down[i] ?? 0) * LIGHT[1];
      const color = facing < 0 ? shade : shine;
      for (let c = 0; c < 3; c++) image.data[i * 4 + c] = color[c] ?? 0;
      const strength = facing < 0 ? -facing * 0.85 : facing * 0.6;
      image.data[i * 4 + 3] = Math.min(1, strength * depth) * (opacity[i] ?? 0);
    }
    pen.putImageData(image, 0, 0);
    const { ctx } = this.plate;
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(pen.canvas, left, top);
    ctx.restore();
  }

  /** Writes the normals and the current mobility of a form. The form covers the emission below it. */
  #record(path: Path2D, round: number): void {
    const { facing, shining, moving } = this;
    if (!facing || !shining || !moving) return;
    const still = Math.round(this.#answer * 255)
      .toString(16)
      .padStart(2, '0');
    for (const [sheet, color] of [
      [facing, '#808000'],
      [shining, '#000000'],
      [moving, `#${still}${still}${still}`],
    ] as const) {
      sheet.ctx.fillStyle = color;
      sheet.ctx.fill(path);
    }
    const sides = round > 0 ? relief(facing, path, round) : undefined;
    if (!sides) return;
    const { left, top, width, height, opacity, right, down } = sides;
    const pen = createCanvas(width, height).getContext('2d');
    const image = pen.createImageData(width, height);
    for (let i = 0; i < opacity.length; i++) {
      image.data[i * 4] = 128 + 127 * (right[i] ?? 0);
      image.data[i * 4 + 1] = 128 + 127 * (down[i] ?? 0);
      image.data[i * 4 + 3] = opacity[i] ?? 0;
    }
    pen.putImageData(image, 0, 0);
    facing.ctx.save();
    facing.ctx.setTransform(1, 0, 0, 1, 0, 0);
    facing.ctx.drawImage(pen.canvas, left, top);
    facing.ctx.restore();
  }
}

/** An element's picture. By default its foot is the middle of the lower edge. */
export interface Thing {
  readonly name: string;
  readonly seed: number;
  draw(brush: Brush): void;
}

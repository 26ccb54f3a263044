import { type Canvas, createCanvas, type Path2D } from '@napi-rs/canvas';
import { moonlit, together } from '../kit/moonlight';
import { fullMoon, nightSky } from '../kit/night-sky';
import type { Point } from '../kit/path';
import { type Plate, plate, within } from '../kit/plate';
import { shrink } from '../output/shrink';
import { drawPicture, type Picture } from '../picture';
import { LIGHT } from './brush';

/**
 * Size of a whole place, units. Important parts are in the middle 1000 units, because narrow layouts show only these.
 */
export const FIELD = { width: 1600, height: 1000 } as const;

/** One place, with its daylight picture and its light masks. */
export interface PlaceArt {
  readonly name: string;
  readonly seed: number;
  /** y of the top of the ground, units. */
  readonly ground: number;
  /** Center of the moon, units, as in the scene (views.ts). Undefined where no window shows it. */
  readonly moon?: Point;
  sky(plate: Plate): void;
  /** Paints everything except the sky, on a transparent background. */
  draw(plate: Plate): void;
  /** Paints the light masks over black: light of lamps and fires (red), sunlight (green), and distance (blue). */
  light(lights: Lights): void;
}

/** Maximum distance of all parts except the sky, 0-255. */
const FARTHEST = 222;

type Shape = Path2D;

/** The three masks in separate color channels, so that a shape in one mask does not cover shapes in another. */
class Lights {
  readonly #plate: Plate;

  constructor(plate: Plate) {
    this.#plate = plate;
    plate.ctx.fillStyle = '#000000';
    plate.ctx.fillRect(0, 0, FIELD.width, FIELD.height);
    plate.ctx.globalCompositeOperation = 'lighter';
  }

  /**
   * Paints a pool of lamplight.
   * @param flat ratio of the pool's height to its width
   */
  lamp(x: number, y: number, reach: number, strength: number, flat = 1): void {
    this.#pool('255,0,0', x, y, reach, strength, flat);
  }

  sun(x: number, y: number, reach: number, strength: number, flat = 1): void {
    this.#pool('0,255,0', x, y, reach, strength, flat);
  }

  /**
   * Paints sunlight on a shape.
   * @param blur blur of the shape's edges, units
   */
  sunny(path: Shape, strength: number, blur = 6): void {
    this.#soft(path, `rgba(0,255,0,${strength})`, blur);
  }

  glowing(path: Shape, strength: number, blur = 4): void {
    this.#soft(path, `rgba(255,0,0,${strength})`, blur);
  }

  /**
   * Paints distance as a vertical gradient, and replaces the previous distance.
   * @param steps pairs of y and distance (0-1), from the top
   * @param clip shape to paint in; by default the whole place
   */
  far(steps: readonly (readonly [y: number, distance: number])[], clip?: Shape): void {
    const { ctx } = this.#plate;
    const [first, last] = [steps[0]?.[0] ?? 0, steps.at(-1)?.[0] ?? FIELD.height];
    const gradient = ctx.createLinearGradient(0, first, 0, Math.max(last, first + 1));
    for (const [y, distance] of steps)
      gradient.addColorStop(
        (y - first) / Math.max(1, last - first),
        `rgb(0,0,${Math.round(distance * 255)})`,
      );
    const fill = (color: string | typeof gradient): void => {
      ctx.fillStyle = color;
      if (clip) ctx.fill(clip);
      else ctx.fillRect(0, 0, FIELD.width, FIELD.height);
    };
    within(this.#plate, null, () => {
      // Clears only the blue channel, then writes it again.
      ctx.globalCompositeOperation = 'multiply';
      fill('#ffff00');
      ctx.globalCompositeOperation = 'lighter';
      fill(gradient);
    });
  }

  /** Removes all lamplight and sunlight painted so far from a shape. */
  dark(path: Shape): void {
    const { ctx } = this.#plate;
    within(this.#plate, null, () => {
      ctx.globalCompositeOperation = 'multiply';
      ctx.fillStyle = '#0000ff';
      ctx.fill(path);
    });
  }

  #pool(color: string, x: number, y: number, reach: number, strength: number, flat: number): void {
    const { ctx } = this.#plate;
    within(this.#plate, null, () => {
      ctx.translate(x, y);
      ctx.scale(1, flat);
      const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, reach);
      for (const [at, part] of [
        [0, 1],
        [0.2, 0.78],
        [0.45, 0.38],
        [0.72, 0.1],
        [1, 0],
      ] as const)
        gradient.addColorStop(at, `rgba(${color},${part * strength})`);
      ctx.fillStyle = gradient;
      ctx.fillRect(-reach, -reach, reach * 2, reach * 2);
    });
  }

  #soft(path: Shape, color: string, blur: number): void {
    const { ctx } = this.#plate;
    within(this.#plate, null, () => {
      ctx.filter = `blur(${blur * 0.5}px)`;
      ctx.fillStyle = color;
      ctx.fill(path);
    });
  }
}

/** Returns the place's picture for the shader, with a transparent sky. */
function land(place: PlaceArt, scale: number): Plate {
  const sheet = plate({ ...FIELD, scale, seed: place.seed, light: LIGHT, dot: 0 });
  place.draw(sheet);
  return sheet;
}

export function placePicture(place: PlaceArt): Picture {
  return {
    file: `safe-space-builder/${place.name}.avif`,
    ...FIELD,
    scale: 1,
    seed: place.seed,
    light: LIGHT,
    dot: 0,
    quality: 68,
    limit: 75,
    draw(sheet) {
      place.sky(sheet);
      sheet.ctx.drawImage(land(place, 1).canvas, 0, 0);
    },
  };
}

/**
 * Returns the light masks. The sky has half opacity, also behind a window: encoders keep the edges of the alpha channel,
 * and blur those of colors.
 */
export function placeLight(place: PlaceArt): Picture {
  const scale = 1;
  return {
    file: `safe-space-builder/${place.name}-light.avif`,
    ...FIELD,
    scale,
    seed: place.seed,
    light: LIGHT,
    dot: 0,
    quality: 50,
    edges: 94,
    limit: 16,
    draw(sheet) {
      const { ctx, canvas } = sheet;
      place.light(new Lights(sheet));
      const { width, height } = canvas;
      const painted = land(place, scale).ctx.getImageData(0, 0, width, height).data;
      const image = ctx.getImageData(0, 0, width, height);
      for (let i = 0; i < painted.length; i += 4) {
        image.data[i + 2] = Math.min(FARTHEST, image.data[i + 2] ?? 0);
        image.data[i + 3] = 128 + (painted[i + 3] ?? 0) / 2;
      }
      ctx.putImageData(image, 0, 0);
    },
  };
}

/** The moon behind a wall, units. */
const MOON: Point = [352, 120];
/** Radius of the moon, units, as in place.frag.glsl. */
const MOON_RADIUS = 42;

/** Returns the place by moonlight. In the light of its lamps it keeps the colors of the day. */
function byNight(place: PlaceArt): Canvas {
  const sheet = plate({ ...FIELD, scale: 1, seed: place.seed, light: LIGHT, dot: 0, isNight: true });
  const { ctx } = sheet;
  const { width, height } = FIELD;
  place.sky(sheet);
  moonlit(sheet, 'sky');
  nightSky(sheet, 420);
  fullMoon(sheet, place.moon ?? MOON, MOON_RADIUS);
  const painted = land(place, 1).canvas;
  ctx.drawImage(painted, 0, 0);
  moonlit(sheet, 'middle');
  const masks = plate({ ...FIELD, scale: 1, seed: place.seed, light: LIGHT, dot: 0 });
  place.light(new Lights(masks));
  const mask = masks.ctx.getImageData(0, 0, width, height);
  // The lamps' strength becomes the opacity of the painting.
  for (let i = 0; i < mask.data.length; i += 4) mask.data[i + 3] = mask.data[i] ?? 0;
  const lamps = createCanvas(width, height);
  lamps.getContext('2d').putImageData(mask, 0, 0);
  within(sheet, null, () => {
    ctx.drawImage(painted, 0, 0);
    ctx.globalCompositeOperation = 'destination-in';
    ctx.drawImage(lamps, 0, 0);
  });
  moonlit(sheet, 'lit');
  return together(sheet);
}

const VIEW = { width: 240, height: 160 } as const;

/** Returns the thumbnails of all places for the palette, three in a row, by day or by night. */
export function placeViews(places: readonly PlaceArt[], hour: 'day' | 'night'): Picture {
  return {
    file: hour === 'night' ? 'safe-space-builder/views-night.webp' : 'safe-space-builder/views.webp',
    width: VIEW.width * 3,
    height: VIEW.height * 2,
    scale: 1,
    seed: 1,
    light: LIGHT,
    dot: 0,
    quality: 62,
    limit: 30,
    draw({ ctx }) {
      places.forEach((place, index) => {
        const whole = hour === 'night' ? byNight(place) : drawPicture(placePicture(place)).canvas;
        const small = shrink(whole, 256, VIEW.height);
        const [x, y] = [(index % 3) * VIEW.width, Math.floor(index / 3) * VIEW.height];
        ctx.drawImage(small, 8, 0, VIEW.width, VIEW.height, x, y, VIEW.width, VIEW.height);
      });
    },
  };
}

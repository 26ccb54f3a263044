/**
 * A stone and its shadow, pixel by pixel: flat ink, a dotted side away from the light, a dotted side towards it.
 * Baked once for each light; the garden only moves the pictures.
 */
import { type Rgb, rgb } from '../../core/color';
import { grain, TILE } from '../../gpu/noise-tile';
import type { Lighting } from './lightings';

/** A picture is so many times as wide and high as the stone's radius: its shadow falls to the side. */
export const PICTURE_SIZE = 5;

/** What makes each stone itself: how flat, how it lies (radians), how it bulges, and what grows or runs on it. */
const CHARACTERS = [
  { flat: 0.8, lies: -0.12, bulge: [0.05, 1.9, 0.03, 0.4], moss: 0.75, vein: 0 },
  { flat: 0.78, lies: 0.1, bulge: [0.07, 0.6, 0.03, 2.2], moss: 0.9, vein: 0.16 },
  { flat: 0.82, lies: -0.35, bulge: [0.05, 2.7, 0.04, 1.1], moss: 0.55, vein: -0.05 },
  { flat: 0.8, lies: 0.25, bulge: [0.06, 1.2, 0.03, 3.0], moss: 0, vein: 0.1 },
  { flat: 0.84, lies: 0.05, bulge: [0.05, 4.0, 0.04, 0.2], moss: 0, vein: 0 },
  { flat: 0.9, lies: 0.6, bulge: [0.06, 5.1, 0.04, 1.7], moss: 0.35, vein: 0 },
] as const;

type Character = (typeof CHARACTERS)[number];

/** Reach of a stone's edge from its middle, in radii, at an angle. */
function edge({ bulge }: Character, angle: number): number {
  const [two, at2, three, at3] = bulge;
  return 0.98 + two * Math.cos(2 * (angle - at2)) + three * Math.cos(3 * (angle - at3));
}

/** So far out (radii) is neither a stone nor the softest edge of its shadow. */
const FAR = 1.5;

/**
 * How far out a place (in radii) lies: 0 in the middle of the stone, 1 at its edge. Most of a picture is farther out
 * than anything in it, and there it is not reckoned how far.
 */
function outness(character: Character, x: number, y: number): number {
  if (x * x + y * y > FAR * FAR) return FAR;
  const [cos, sin] = [Math.cos(character.lies), Math.sin(character.lies)];
  const u = x * cos + y * sin;
  const v = (y * cos - x * sin) / character.flat;
  return Math.hypot(u, v) / edge(character, Math.atan2(v, u));
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const step = (from: number, to: number, value: number): number => {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
};
const mix = (one: Rgb, other: Rgb, part: number): Rgb => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
  one[2] + (other[2] - one[2]) * part,
];

const GRAINS = grain(77);

/** Whether dots as dense as this cover a pixel, with a soft edge: 0-1. */
const dots = (density: number, x: number, y: number): number =>
  clamp((density - (GRAINS[(y % TILE) * TILE + (x % TILE)] as number)) / 0.3 + 0.5) * clamp(density * 5);

type Inks = Readonly<Record<keyof Lighting['stone'], Rgb>>;

/** Colour of a place on the stone; `out` is how far out it lies. */
function surface(
  character: Character,
  light: Lighting['light'],
  inks: Inks,
  [x, y, out]: readonly [number, number, number],
  [px, py]: readonly [number, number],
): Rgb {
  // The edge of the stone turns steeply away; its top is nearly level.
  const steep = out ** 2.2;
  const around = Math.hypot(x, y) || 1;
  const normal = [(x / around) * steep, (y / around) * steep, Math.sqrt(Math.max(0.02, 1 - steep * steep))];
  const lit = normal.reduce((sum, part, axis) => sum + part * (light[axis] as number), 0);
  // A tone from light to deep, broken into dots where one turns into the next.
  const speckle = (GRAINS[(py % TILE) * TILE + (px % TILE)] as number) - 0.5;
  const coarse = (GRAINS[((py >> 1) % TILE) * TILE + (((px >> 1) + 40) % TILE)] as number) - 0.5;
  const tone = lit + speckle * 0.42 + coarse * 0.16;
  let colour = mix(inks.deep, inks.shade, step(-0.3, 0.3, tone));
  colour = mix(colour, inks.base, step(0.15, 0.58, tone));
  colour = mix(colour, inks.light, 0.95 * step(0.5, 1.0, tone));
  if (character.moss > 0) {
    const patch = step(0.25, 0.95, y * 1.15 - x * 0.55) * step(1.02, 0.75, out * 0.9) * character.moss;
    colour = mix(
      colour,
      mix(inks.moss, inks.deep, 0.5 * step(0.3, -0.3, lit)),
      0.85 * dots(patch, px + 7, py + 71),
    );
  }
  if (character.vein !== 0) {
    const line = Math.abs(y - character.vein - 0.09 * Math.sin(x * 3.1 + 0.8));
    colour = mix(colour, inks.vein, 0.5 * step(0.05, 0.015, line) * step(1, 0.8, out));
  }
  // What the sand throws back warms the lowest edge.
  return mix(colour, inks.bounce, 0.55 * step(0.8, 1, out) * step(0.25, 0.9, y) * step(0.4, -0.3, lit));
}

/** How much of the light a place on the sand lacks: 0-1. */
function shadowAt(character: Character, { light, shadow }: Lighting, x: number, y: number): number {
  const away = Math.hypot(light[0], light[1]);
  const [dx, dy] = [-light[0] / away, -light[1] / away];
  let dark = 0;
  // The stone's cross sections, each a little higher, smaller and farther from the light.
  for (let slice = 0; slice <= 8; slice++) {
    const part = slice / 8;
    const size = Math.sqrt(1 - 0.82 * part * part);
    const reach = shadow.length * part;
    const out = outness(character, (x - dx * reach) / size, (y - dy * reach) / size);
    const soft = 0.05 + 0.22 * part;
    dark = Math.max(dark, step(1 + soft, 1 - soft, out) * (1 - 0.35 * part));
  }
  const contact = 0.8 * step(1.22, 0.98, outness(character, x, y));
  return Math.max(dark, contact);
}

/**
 * Pixels (rgba, not premultiplied) of a stone.
 *
 * @param index which of the six
 * @param radius its radius, device px
 */
export function paintStone(
  index: number,
  radius: number,
  lighting: Lighting,
): { readonly side: number; readonly pixels: Uint8ClampedArray<ArrayBuffer> } {
  const character = CHARACTERS[index] as Character;
  const side = Math.ceil(radius * PICTURE_SIZE);
  const pixels = new Uint8ClampedArray(side * side * 4);
  const ink = rgb(lighting.shadow.ink);
  const inks = Object.fromEntries(
    Object.entries(lighting.stone).map(([name, colour]) => [name, rgb(colour)]),
  ) as Inks;
  for (let py = 0; py < side; py++) {
    for (let px = 0; px < side; px++) {
      const [x, y] = [(px + 0.5 - side / 2) / radius, (py + 0.5 - side / 2) / radius];
      const out = outness(character, x, y);
      const body = clamp((1 - out) * radius + 0.5);
      const tone = body < 1 ? shadowAt(character, lighting, x, y) : 0;
      // The shadow is a tone in its core and dots at its edge.
      const shade = lighting.shadow.strength * (0.8 * tone + 0.2 * dots(tone, px + 17, py + 5));
      const alpha = body + shade * (1 - body);
      if (alpha === 0) continue;
      const stone =
        body > 0 ? surface(character, lighting.light, inks, [x, y, Math.min(out, 1)], [px, py]) : ink;
      const colour = mix(ink, stone, body / alpha);
      const at = (py * side + px) * 4;
      for (let channel = 0; channel < 3; channel++) pixels[at + channel] = (colour[channel] as number) * 255;
      pixels[at + 3] = alpha * 255;
    }
  }
  return { side, pixels };
}

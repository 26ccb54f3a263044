/** The inks of the stones: three tones of grey and of each tile, mixed in OKLab. */
import type { TileColor } from '../../../machines/games/grounding-techniques/selectors';

type Triple = readonly [number, number, number];

/** The order in which the shader knows the tiles, after grey. */
export const TILES: readonly TileColor[] = ['clay', 'pollen', 'fern', 'tarn', 'heather'];

/** The five tiles as the style guide has them, and the grey of a wet river stone. */
const BASES: readonly string[] = ['#a7ab9b', '#d9694f', '#e8b04f', '#6fae7f', '#5fa3bf', '#9a86c9'];
const DARKEST = '#0b1a22';
const LIGHTEST = '#fffbe6';

/** `#rrggbb` as light, 0-1. */
const linear = (hex: string): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
};

/** Into OKLab (Björn Ottosson, 2020), where the mean of two inks is what lies between them to the eye. */
function oklab(hex: string): Triple {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** And back to red, green and blue, 0-1. */
function rgb([light, a, b]: Triple): number[] {
  const [l, m, s] = [
    (light + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (light - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (light - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * Math.max(part, 0) ** (1 / 2.4) - 0.055));
}

function mix(one: string, other: string, part: number): number[] {
  const [from, to] = [oklab(one), oklab(other)];
  return rgb(from.map((value, axis) => value + ((to[axis] as number) - value) * part) as unknown as Triple);
}

/** Deep, base and light of grey and of every tile: 18 times red, green and blue, 0-1. */
export const INKS: readonly number[] = BASES.flatMap((base) => [
  ...mix(base, DARKEST, 0.56),
  ...mix(base, base, 0),
  ...mix(base, LIGHTEST, 0.58),
]);

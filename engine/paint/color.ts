export type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness and two color axes of OKLab (Björn Ottosson, 2020), in which midpoints look halfway. */
export type Oklab = readonly [lightness: number, a: number, b: number];

/** Parses `#rrggbb` into channels, 0-1. */
export function hexToRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function hexToOklab(hex: string): Oklab {
  const [r, g, b] = hexToRgb(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts OKLab to sRGB channels, 0-1. */
export function oklabToRgb([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const encoded = (part: number): number =>
    part <= 0.0031308 ? Math.max(0, 12.92 * part) : Math.min(1, 1.055 * part ** (1 / 2.4) - 0.055);
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Mixes a share `part` (0-1) of a second color into the first, in OKLab. Channels are 0-1. */
export function mixInks(one: string, other: string, part: number): Rgb {
  const [[l1, a1, b1], [l2, a2, b2]] = [hexToOklab(one), hexToOklab(other)];
  return oklabToRgb([l1 + (l2 - l1) * part, a1 + (a2 - a1) * part, b1 + (b2 - b1) * part]);
}

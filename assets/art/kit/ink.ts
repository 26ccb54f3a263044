/**
 * The palette of the illustrations. Nearly every color is one of these fourteen, {@link darkest} or {@link lightest},
 * or an OKLab mix of them, so that all pictures share one style. Colors are `#rrggbb` or `#rrggbbaa` strings.
 */
export const ink = {
  spruce: '#2B5A4F',
  deep: '#17363A',
  fern: '#5C8F6A',
  lichen: '#A9C29A',
  tarn: '#4D8BA3',
  ice: '#CFE3E6',
  dusk: '#D98A7C',
  rose: '#EEBFAE',
  pollen: '#EFC16B',
  heather: '#8575B0',
  bark: '#5D4A43',
  clay: '#C7694F',
  snow: '#F7FAF6',
  night: '#14242F',
} as const;

/** The darkest allowed color. There is no pure black. */
export const darkest = '#0B1A22';
/** The lightest allowed color. There is no pure white. */
export const lightest = '#FFFBE6';

/** Lightness 0-1, and two color axes from about -0.4 to 0.4. */
export type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** Converts an sRGB byte to linear light, 0-1. */
export const toLinear = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

const toByte = (linear: number): number => {
  const v = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, v)) * 255);
};

/** Converts sRGB bytes (0-255) to OKLab. */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts OKLab to sRGB bytes (0-255). */
export const toBytes = ([lightness, a, b]: Oklab): readonly [number, number, number] => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

const bytesOf = (color: string): readonly [number, number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
  color.length > 7 ? Number.parseInt(color.slice(7, 9), 16) : 255,
];

const hex = (byte: number): string => Math.round(byte).toString(16).padStart(2, '0');

/**
 * Mixes two colors in OKLab, and their alpha linearly.
 * @param share share of the second color, 0-1
 */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1, a1] = bytesOf(from);
  const [r2, g2, b2, a2] = bytesOf(to);
  const one = toOklab(r1, g1, b1);
  const two = toOklab(r2, g2, b2);
  const at = (p: number, q: number): number => p + (q - p) * share;
  const [r, g, b] = toBytes([at(one[0], two[0]), at(one[1], two[1]), at(one[2], two[2])]);
  const alpha = at(a1, a2);
  return `#${hex(r)}${hex(g)}${hex(b)}${alpha < 254.5 ? hex(alpha) : ''}`;
}

/**
 * Replaces the opacity of a color.
 * @param opacity 0 transparent, 1 opaque
 */
export function fade(color: string, opacity: number): string {
  return `${color.slice(0, 7)}${hex(opacity * 255)}`;
}

/**
 * Mixes a color with the darkest one.
 * @param share share of the darkest color, 0-1
 */
export const shade = (color: string, share: number): string => mix(color, darkest, share);

/**
 * Mixes a color with the lightest one.
 * @param share share of the lightest color, 0-1
 */
export const tint = (color: string, share: number): string => mix(color, lightest, share);

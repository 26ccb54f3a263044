/** The hour that the lighting makes: what the day's pictures are graded with, and how shadows fall. */
import { LIGHTING } from '../../../domain/safe-space';
import { clamp, lerp } from '../../core/easing';

type Triple = readonly [red: number, green: number, blue: number];

/** One hour. All of it is numbers, so that two hours can be mixed. */
export interface Hour {
  /** What paint is multiplied with. */
  readonly tint: Triple;
  /** 0 is grey, 1 as painted. */
  readonly saturation: number;
  /** What lies over everything that is far or bright: the colour of the air, and how much of it, 0-1. */
  readonly air: Triple;
  readonly haze: number;
  /** Light from lamps and fires, where the place has them, 0-1. */
  readonly lamps: number;
  /** How far the sky is that of the night, with moon and stars, 0-1. */
  readonly night: number;
  /** Colour of the evening's sky, above and at the horizon, and how much of it there is, 0-1. */
  readonly skyTop: Triple;
  readonly skyLow: Triple;
  readonly glow: number;
  /** Sunlight, or the moon's, on what faces it, 0-1, and its colour. */
  readonly sun: number;
  readonly sunInk: Triple;
  /** Of a thing that is one px high its shadow's end lies so many px to the right, and so many towards the viewer. */
  readonly shadow: readonly [right: number, down: number];
  /** 0 is as sharp as the thing, 1 hardly more than a spot. */
  readonly softness: number;
  readonly shadowInk: Triple;
  /** How dark a shadow is, 0-1. */
  readonly shadowDepth: number;
}

/** Lamplight and moon: the sun has turned away, the moon stands on the other side. */
const night: Hour = {
  tint: [0.3, 0.37, 0.56],
  saturation: 0.62,
  air: [0.07, 0.12, 0.24],
  haze: 0.22,
  lamps: 1,
  night: 1,
  skyTop: [0.1, 0.16, 0.34],
  skyLow: [0.3, 0.34, 0.5],
  glow: 0.6,
  sun: 0.5,
  sunInk: [0.3, 0.44, 0.85],
  shadow: [-0.55, 0.2],
  softness: 0.85,
  shadowInk: [0.02, 0.04, 0.1],
  shadowDepth: 0.4,
};

/** The last low sun: everything is gold on one side and violet on the other. */
const evening: Hour = {
  tint: [0.96, 0.76, 0.66],
  saturation: 1.04,
  air: [0.93, 0.62, 0.5],
  haze: 0.2,
  lamps: 0.6,
  night: 0.1,
  skyTop: [0.44, 0.45, 0.66],
  skyLow: [1, 0.74, 0.54],
  glow: 0.82,
  sun: 0.6,
  sunInk: [1, 0.7, 0.4],
  shadow: [1.35, 0.22],
  softness: 0.55,
  shadowInk: [0.2, 0.1, 0.24],
  shadowDepth: 0.44,
};

/** A mild morning, as the pictures are painted. */
const morning: Hour = {
  tint: [0.98, 0.97, 0.95],
  saturation: 1,
  air: [0.96, 0.9, 0.78],
  haze: 0.05,
  lamps: 0.15,
  night: 0,
  skyTop: [0.66, 0.82, 0.86],
  skyLow: [1, 0.93, 0.82],
  glow: 0.12,
  sun: 0.45,
  sunInk: [1, 0.9, 0.66],
  shadow: [0.7, 0.24],
  softness: 0.4,
  shadowInk: [0.08, 0.14, 0.17],
  shadowDepth: 0.42,
};

/** Full sun, high up: short shadows with an edge. */
const noon: Hour = {
  tint: [1.1, 1.07, 0.98],
  saturation: 1.1,
  air: [1, 0.98, 0.86],
  haze: 0.02,
  lamps: 0,
  night: 0,
  skyTop: [0.6, 0.84, 0.92],
  skyLow: [1, 0.98, 0.9],
  glow: 0,
  sun: 0.8,
  sunInk: [1, 0.93, 0.7],
  shadow: [0.26, 0.2],
  softness: 0.16,
  shadowInk: [0.08, 0.16, 0.18],
  shadowDepth: 0.44,
};

const HOURS: readonly (readonly [lighting: number, hour: Hour])[] = [
  [LIGHTING.min, night],
  [45, evening],
  [70, morning],
  [LIGHTING.max, noon],
];

type Value = number | readonly number[];

const mix = (from: Value, to: Value, part: number): Value =>
  typeof from === 'number'
    ? lerp(from, to as number, part)
    : from.map((value, index) => lerp(value, (to as readonly number[])[index] ?? 0, part));

/** @param lighting as the slider has it, and anything between two of its steps */
export function hourAt(lighting: number): Hour {
  const at = clamp(lighting, LIGHTING.min, LIGHTING.max);
  const next = Math.max(
    1,
    HOURS.findIndex(([until]) => at <= until),
  );
  const [[from, before], [until, after]] = [HOURS[next - 1], HOURS[next]] as [
    (typeof HOURS)[number],
    (typeof HOURS)[number],
  ];
  const part = (at - from) / (until - from);
  return Object.fromEntries(
    (Object.keys(before) as (keyof Hour)[]).map((key) => [key, mix(before[key], after[key], part)]),
  ) as unknown as Hour;
}

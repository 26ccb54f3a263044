/** Colors of the body and the ground by day and by night: four tones each, from dark to light. */
import { rgb } from '../../paint/color';

/** Values are lists of numbers: red, green and blue of each color in turn, 0-1. */
export interface Hour {
  /** Tones of a part before its release, loose and tense. */
  readonly cool: readonly number[];
  readonly deep: readonly number[];
  /** Tones of a warm part, loose and tense. */
  readonly warm: readonly number[];
  readonly ember: readonly number[];
  /** Factor for the ground's color: before any part is warm, and when all are. */
  readonly early: readonly number[];
  readonly late: readonly number[];
  /** Glow around warm parts, shadow under the body, and color of the contour lines. */
  readonly glow: readonly number[];
  readonly shade: readonly number[];
  readonly line: readonly number[];
}

const tones = (...colors: readonly [string, string, string, string]): readonly number[] =>
  colors.flatMap((color) => [...rgb(color)]);

const DAY: Hour = {
  cool: tones('#2c2f40', '#686d82', '#a4aab6', '#e9ebea'),
  deep: tones('#1b1a3a', '#443d7c', '#7263a8', '#b6a8d4'),
  warm: tones('#54301f', '#b96a41', '#f0b868', '#fff4d2'),
  ember: tones('#35150f', '#86391f', '#bd653a', '#e5a878'),
  early: [0.74, 0.82, 0.89],
  late: [1.0, 0.97, 0.88],
  glow: rgb('#ffe3a0'),
  shade: rgb('#24393f'),
  line: rgb('#3b3372'),
};

const NIGHT: Hour = {
  cool: tones('#141a27', '#353f55', '#64718a', '#a9b5c4'),
  deep: tones('#0d0c24', '#322b66', '#604f97', '#a394cf'),
  warm: tones('#2b1812', '#8d4f33', '#dd9f5a', '#ffe5ac'),
  ember: tones('#210c09', '#612817', '#96482a', '#cf8a5c'),
  early: [0.25, 0.34, 0.43],
  late: [0.38, 0.38, 0.4],
  glow: rgb('#f0b765'),
  shade: rgb('#050d10'),
  line: rgb('#b3a5ea'),
};

/** Interpolates between day and night. @param dark 0 is day, 1 is night */
export function hourAt(dark: number): Hour {
  if (dark <= 0) return DAY;
  if (dark >= 1) return NIGHT;
  const mixed = (Object.keys(DAY) as (keyof Hour)[]).map((key) => [
    key,
    DAY[key].map((value, index) => value + ((NIGHT[key][index] ?? 0) - value) * dark),
  ]);
  return Object.fromEntries(mixed) as unknown as Hour;
}

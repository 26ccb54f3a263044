/** The colours of the body and its ground by day and by night: four tones each, from dark to light. */
import { rgb } from '../../core/color';

/** Values are lists of numbers, red, green and blue of each colour in turn, 0-1. */
export interface Hour {
  /** Of a part that has not been let go yet, of one that is held firm, and of one that is warm. */
  readonly cool: readonly number[];
  readonly deep: readonly number[];
  readonly warm: readonly number[];
  /** What the ground is multiplied with: before anything is warm, and when all is. */
  readonly early: readonly number[];
  readonly late: readonly number[];
  /** The light that warmth throws around it, the shade beneath the body, and the lines that close in. */
  readonly glow: readonly number[];
  readonly shade: readonly number[];
  readonly line: readonly number[];
}

const tones = (...colors: readonly [string, string, string, string]): readonly number[] =>
  colors.flatMap((color) => [...rgb(color)]);

export const DAY: Hour = {
  cool: tones('#1c3340', '#456f84', '#88adb9', '#dcebea'),
  deep: tones('#17193a', '#3f3a76', '#6f60a3', '#b3a3d0'),
  warm: tones('#54301f', '#b96a41', '#eeb566', '#fff3cc'),
  early: [0.84, 0.9, 0.93],
  late: [1.04, 1.01, 0.94],
  glow: rgb('#ffdf9a'),
  shade: rgb('#1f3a3c'),
  line: rgb('#3d3775'),
};

export const NIGHT: Hour = {
  cool: tones('#0a161d', '#22414e', '#466c79', '#8fb0b5'),
  deep: tones('#0d0c24', '#2f2960', '#5b4e8c', '#9c8cc6'),
  warm: tones('#2b1812', '#8d4f33', '#dd9f5a', '#ffe5ac'),
  early: [0.2, 0.29, 0.35],
  late: [0.34, 0.34, 0.34],
  glow: rgb('#f0b765'),
  shade: rgb('#050d10'),
  line: rgb('#a596dd'),
};

/** An hour between the two. @param dark 0 is day, 1 is night */
export function hourAt(dark: number): Hour {
  if (dark <= 0) return DAY;
  if (dark >= 1) return NIGHT;
  const mixed = (Object.keys(DAY) as (keyof Hour)[]).map((key) => [
    key,
    DAY[key].map((value, index) => value + ((NIGHT[key][index] ?? 0) - value) * dark),
  ]);
  return Object.fromEntries(mixed) as unknown as Hour;
}

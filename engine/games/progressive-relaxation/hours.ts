/** Colors of the picture by day and by night. The clothes have four tones, from dark to light. */
import { rgb } from '../../paint/color';

/** Each value is a flat list of colors: red, green and blue of the first color, then of the next one, 0-1. */
export interface Hour {
  /** Clothing tones over a body part that is not yet warm: `cool` while relaxed, `deep` while tensed. */
  readonly cool: readonly number[];
  readonly deep: readonly number[];
  /** Clothing tones over a warm body part: `warm` while relaxed, `ember` while tensed. */
  readonly warm: readonly number[];
  readonly ember: readonly number[];
  /** Color factor of the ground before any part is warm. */
  readonly early: readonly number[];
  /** Color factor of the ground when all parts are warm. */
  readonly late: readonly number[];
  /** Color factor of skin and hair, the same in every phase of a session. */
  readonly skin: readonly number[];
  /** Share by which the side toward the light brightens pale parts of the ground: the blanket and the pillow. */
  readonly lift: readonly [number];
  /** Color and opacity of the glow around warm parts. */
  readonly glow: readonly number[];
  /** Color of the shadow under the body. */
  readonly shade: readonly number[];
  /** Color of the contour lines. */
  readonly line: readonly number[];
}

const tones = (...colors: readonly [string, string, string, string]): readonly number[] =>
  colors.flatMap((color) => [...rgb(color)]);

const DAY: Hour = {
  cool: tones('#2f4348', '#6f8a8c', '#b3c5c0', '#f0f4ec'),
  deep: tones('#272448', '#544c8c', '#8577b4', '#c3b7dd'),
  warm: tones('#6a4527', '#bd8850', '#ecc98b', '#fff6dd'),
  ember: tones('#40202a', '#7d4a5e', '#b07d8e', '#e2bcc2'),
  early: [0.84, 0.89, 0.93],
  late: [1.0, 0.98, 0.92],
  skin: [1, 0.99, 0.97],
  lift: [0],
  glow: [...rgb('#ffe3a0'), 1],
  shade: rgb('#24393f'),
  line: rgb('#3b3372'),
};

const NIGHT: Hour = {
  cool: tones('#121c28', '#33485a', '#647d8c', '#a7bcc4'),
  deep: tones('#0f0e28', '#352f6a', '#63559b', '#a598d0'),
  warm: tones('#2e1f16', '#75583c', '#b59568', '#dcc8a2'),
  ember: tones('#220f18', '#553044', '#845a70', '#bf98a4'),
  early: [0.25, 0.34, 0.43],
  late: [0.36, 0.38, 0.42],
  skin: [0.62, 0.63, 0.7],
  lift: [0.15],
  glow: [...rgb('#f0b765'), 0.6],
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

/** Colors of the picture by day and by night. The clothes have four tones, from dark to light. */
import { rgb } from '../../paint/color';
import { Look } from '../../paint/look';

/** Each list of colors is flat: red, green and blue of the first color, then of the next one, 0-1. */
export interface Hour {
  /** Clothing tones over a relaxed body part: `cool` before its release, `warm` after it. */
  readonly cool: readonly number[];
  readonly warm: readonly number[];
  /** Clothing tones over a tensed body part. */
  readonly deep: readonly number[];
  /** Color factor of the ground before any part is warm. */
  readonly early: readonly number[];
  /** Color factor of the ground when all parts are warm. */
  readonly late: readonly number[];
  /** Color factor of skin and hair, the same in every phase of a session. */
  readonly skin: readonly number[];
  /** Share of night, 0-1. */
  readonly night: number;
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
  warm: tones('#6a4527', '#bd8850', '#ecc98b', '#fff6dd'),
  deep: tones('#2b2248', '#5c4a8c', '#8873b5', '#c6b7de'),
  early: [0.84, 0.89, 0.93],
  late: [1.0, 0.98, 0.92],
  skin: [1, 0.99, 0.97],
  night: 0,
  glow: [...rgb('#ffe3a0'), 1],
  shade: rgb('#24393f'),
  line: rgb('#6c5a9e'),
};

const NIGHT: Hour = {
  cool: tones('#141f2c', '#374c5f', '#6c8593', '#b0c4cb'),
  warm: tones('#2c201e', '#735a48', '#b39a76', '#dccba6'),
  deep: tones('#161230', '#3d3368', '#655695', '#a698ca'),
  early: [0.88, 0.94, 0.98],
  late: [1, 0.99, 0.95],
  skin: [0.62, 0.63, 0.7],
  night: 1,
  glow: [...rgb('#e8c288'), 0.42],
  shade: rgb('#050d10'),
  line: rgb('#b7a6e3'),
};

export const LOOK = new Look<Hour>(DAY, NIGHT);

import { peakOf, SAMPLE_RATE, type Signal } from './signal';

/** The widest gap between two crests that still counts as one swing, s: a beat of 80 Hz between two low tones. */
const SWING = 0.012;

/** Samples that are looked at together; a quarter of a millisecond is fine enough for an attack. */
const BLOCK = 11;

/**
 * The height of the waveform over time, one value a block: the largest absolute sample within half of SWING behind and
 * ahead. This moves a rise forward but makes it neither slower nor quicker.
 */
function outline(signal: Signal): number[] {
  const blocks = Array.from({ length: Math.ceil(signal.length / BLOCK) }, (_, block) =>
    peakOf(signal.subarray(block * BLOCK, (block + 1) * BLOCK)),
  );
  const reach = Math.round((SWING / 2) * (SAMPLE_RATE / BLOCK));
  return blocks.map((_, block) => Math.max(...blocks.slice(Math.max(0, block - reach), block + reach + 1)));
}

/**
 * The attack of a sound, s: the time its outline takes from 10 % to 90 % of its first crest. A crest has passed once the
 * outline has fallen by a quarter from its highest; in noise, whose outline trembles, that is the crest of the whole.
 */
export function attackOf(signal: Signal): number {
  const height = outline(signal);
  const whole = height.reduce((a, b) => Math.max(a, b), 0);
  let crest = 0;
  for (const value of height) {
    crest = Math.max(crest, value);
    if (crest > 0.25 * whole && value < 0.75 * crest) break;
  }
  const high = height.findIndex((value) => value >= 0.9 * crest);
  let low = high;
  while (low > 0 && (height[low] as number) > 0.1 * crest) low -= 1;
  return ((high - low) * BLOCK) / SAMPLE_RATE;
}

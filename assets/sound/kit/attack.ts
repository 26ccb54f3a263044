import { peakOf, SAMPLE_RATE, type Signal } from './signal';

/** Width of the envelope's window, s. It bridges the gaps between crests when two low tones beat at 80 Hz. */
const SWING = 0.012;

/** Number of samples in a block: a quarter of a millisecond, which is fine enough for an attack. */
const BLOCK = 11;

/**
 * Returns the amplitude envelope with one value per block: the largest absolute sample within half of SWING before
 * and after the block. The envelope shifts a rise to an earlier time without changing its speed.
 */
function outline(signal: Signal): number[] {
  const blocks = Array.from({ length: Math.ceil(signal.length / BLOCK) }, (_, block) =>
    peakOf(signal.subarray(block * BLOCK, (block + 1) * BLOCK)),
  );
  const reach = Math.round((SWING / 2) * (SAMPLE_RATE / BLOCK));
  return blocks.map((_, block) => Math.max(...blocks.slice(Math.max(0, block - reach), block + reach + 1)));
}

/**
 * Returns the duration of a sound's attack, s: the time from 10 % to 90 % of the first crest of its envelope. A crest
 * ends when the envelope has fallen by a quarter, but crests below a quarter of the maximum do not count, because the
 * envelope of noise fluctuates.
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

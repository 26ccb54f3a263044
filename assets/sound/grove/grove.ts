import { lapped } from '../kit/lap';
import { randomFrom } from '../kit/random';
import { type Channels, samplesIn } from '../kit/signal';
import { brook } from '../rainforest/brook';
import { leaves, wind } from '../rainforest/leaves';
import type { Loop } from '../sound';
import { crickets } from './crickets';

/**
 * Durations of loops that play together, s. Their common period is long, so that the combination does not audibly
 * repeat.
 */
const LEAVES_SECONDS = 41;
const BROOK_SECONDS = 34;
const CRICKETS_SECONDS = 37;

/** Returns leaves in a slow wind from the left. */
function grove(seconds = LEAVES_SECONDS): Channels {
  const breeze = wind(seconds, randomFrom('grove wind'));
  const later = samplesIn(0.7);
  const lagging = breeze.map((_, index) => breeze[Math.max(0, index - later)] as number);
  return [leaves(breeze, randomFrom('grove left')), leaves(lagging, randomFrom('grove right'))];
}

const loop = (name: string, loudness: number, treble: number, make: () => Channels): Loop => ({
  name,
  make: () => lapped(make()),
  mastering: { loudness, measure: 'integrated', treble, fadeIn: 0.02, fadeOut: 0.02, rest: 0 },
  quality: { bitrate: 64 },
});

/** Leaves, a distant brook, and crickets. `engine/audio/loops.ts` combines them into places by day and by night. */
export const GROVE: readonly Loop[] = [
  loop('leaves', -24, 6000, () => grove()),
  loop('brook', -28, 3500, () => {
    const { left, right } = brook(BROOK_SECONDS, randomFrom('grove brook'));
    return [left, right];
  }),
  loop('crickets', -31, 5000, () => crickets(CRICKETS_SECONDS, randomFrom('crickets'))),
];

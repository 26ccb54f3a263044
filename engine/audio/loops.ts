/** Background loops of each place, for day and night. */
import brookUrl from '../../assets/audio/brook.mp3';
import cricketsUrl from '../../assets/audio/crickets.mp3';
import leavesUrl from '../../assets/audio/leaves.mp3';

const LOOPS = {
  // A fixed address. The build serves this file without a hash in its name.
  rainforest: '/assets/audio/rainforest.mp3',
  leaves: leavesUrl,
  brook: brookUrl,
  crickets: cricketsUrl,
} as const;

export type LoopName = keyof typeof LOOPS;

export const loopUrl = (name: LoopName): string => LOOPS[name];

interface Hours {
  readonly day: readonly LoopName[];
  readonly night: readonly LoopName[];
}

/** Loops of each place. They play together. Their lengths differ, so that the mix does not audibly repeat. */
const PLACES = {
  rainforest: { day: ['rainforest'], night: ['rainforest', 'crickets'] },
  grove: { day: ['leaves', 'brook'], night: ['crickets', 'brook'] },
  // The preview of a volume plays this loop, because it has the smallest file.
  brook: { day: ['brook'], night: ['brook'] },
} as const satisfies Record<string, Hours>;

export type PlaceName = keyof typeof PLACES;

export const loopsOf = (place: PlaceName, isNight: boolean): readonly LoopName[] =>
  PLACES[place][isNight ? 'night' : 'day'];

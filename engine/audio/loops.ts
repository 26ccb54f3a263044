/** What can be heard in the background, by day and by night. */
import brookUrl from '../../assets/audio/brook.mp3';
import cricketsUrl from '../../assets/audio/crickets.mp3';
import leavesUrl from '../../assets/audio/leaves.mp3';

/** Every loop there is, and its address. */
const LOOPS = {
  // Promised at this very address: the build serves it there and hashes no copy of it.
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

/** Each place and the loops that sound together there. Their lengths differ, so that they never repeat as one. */
const PLACES = {
  rainforest: { day: ['rainforest'], night: ['rainforest', 'crickets'] },
  grove: { day: ['leaves', 'brook'], night: ['crickets', 'brook'] },
  // The lightest, to hear how loud it is.
  brook: { day: ['brook'], night: ['brook'] },
} as const satisfies Record<string, Hours>;

export type PlaceName = keyof typeof PLACES;

/** @returns the loops of a place at this time of day */
export const loopsOf = (place: PlaceName, isNight: boolean): readonly LoopName[] =>
  PLACES[place][isNight ? 'night' : 'day'];

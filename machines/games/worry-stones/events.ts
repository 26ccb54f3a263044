/** Events and sound cues of Worry Stones. */
import type { GameEvent } from '../../game';
import type { Rubber } from './rubbing';
import type { Kind, Shelf } from './shelf';
import type { Until } from './times';
import type { SessionResumed } from './worry-stones.saved';

export type WorryStonesEvent =
  | GameEvent
  | SessionResumed
  /** The page reports the local day and hour, at the start and at each change. */
  | { readonly type: 'time.changed'; readonly day: string; readonly hour: number }
  /** The page reports the shelf that the device or another tab has stored. */
  | { readonly type: 'shelf.loaded'; readonly shelf: Shelf }
  | { readonly type: 'stone.chosen'; readonly stone: number }
  /** The person returns to the choice of a stone. */
  | { readonly type: 'stone.returned' }
  | { readonly type: 'kind.named'; readonly kind: Kind }
  /**
   * A {@link Rubber} starts to rub the stone.
   * @param at clock time, ms
   */
  | { readonly type: 'rub.began'; readonly by: Rubber; readonly at: number }
  /**
   * A {@link Rubber} stops rubbing the stone.
   * @param at clock time, ms
   */
  | { readonly type: 'rub.ended'; readonly by: Rubber; readonly at: number }
  /** The person chooses a time of 'Lay it down until' or of 'Later again'. */
  | { readonly type: 'until.chosen'; readonly until: Until }
  /** The person presses 'Give it to the stream'. */
  | { readonly type: 'stone.sunk' }
  /** The person presses 'Keep it'. */
  | { readonly type: 'stone.kept' }
  /** The person removes a stone from the full shelf to make room. */
  | { readonly type: 'room.made'; readonly id: number }
  /** The person keeps the full shelf unchanged, and chooses another outcome for the stone in hand. */
  | { readonly type: 'room.declined' }
  /** The person takes a stone from the shelf before it is due. */
  | { readonly type: 'shelf.visited'; readonly id: number }
  /** The person leaves the stone on the shelf. */
  | { readonly type: 'shelf.left' }
  /** The person presses 'Let it go'. */
  | { readonly type: 'worry.released' }
  /** The person presses 'Ten quiet minutes with it'. */
  | { readonly type: 'quiet.began' }
  | { readonly type: 'quiet.ended' }
  /** The person presses 'Later again'. */
  | { readonly type: 'later.asked' }
  | { readonly type: 'later.declined' }
  /** The person releases all mossy stones together. */
  | { readonly type: 'moss.released' };

/** Sound cues. `choose` is the note of the stone `step`. `third` sounds when another third is smooth. */
export type WorryStonesCue = 'choose' | 'third' | 'shine' | 'lay' | 'sink' | 'keep' | 'release' | 'chime';

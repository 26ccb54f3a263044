/** Events and sound cues of Worry Stones. */
import type { GameEvent } from '../../game';
import type { KeptStone } from './kept';
import type { Rubber } from './rubbing';
import type { Kind, Shelf } from './shelf';
import type { Until } from './times';

export type WorryStonesEvent =
  | GameEvent
  /** An interrupted session is resumed. */
  | { readonly type: 'game.resumed'; readonly kept: KeptStone }
  /** The local hour, now and at each change. */
  | { readonly type: 'time.told'; readonly day: string; readonly hour: number }
  /** The shelf that the device or another tab has stored. */
  | { readonly type: 'shelf.told'; readonly shelf: Shelf }
  | { readonly type: 'stone.chosen'; readonly stone: number }
  /** The person goes back to the choice of a stone. */
  | { readonly type: 'stone.returned' }
  | { readonly type: 'kind.named'; readonly kind: Kind }
  /** @param at clock time, ms */
  | { readonly type: 'rub.began'; readonly by: Rubber; readonly at: number }
  /** @param at clock time, ms */
  | { readonly type: 'rub.ended'; readonly by: Rubber; readonly at: number }
  /** The person chooses a time of 'Lay it down until' or of 'Later again'. */
  | { readonly type: 'until.chosen'; readonly until: Until }
  /** The person presses 'Give it to the stream'. */
  | { readonly type: 'stone.sunk' }
  /** The person presses 'Keep it'. */
  | { readonly type: 'stone.kept' }
  /** The person removes a stone from the full shelf. */
  | { readonly type: 'room.made'; readonly id: number }
  /** The person goes back from the full shelf to the choice. */
  | { readonly type: 'room.declined' }
  /** The person takes up a stone of the shelf before its time. */
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

/** Sound cues. `choose` is the note of the stone `step`, `third` that of a third. */
export type WorryStonesCue = 'choose' | 'third' | 'shine' | 'lay' | 'sink' | 'keep' | 'release' | 'chime';

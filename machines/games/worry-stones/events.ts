import type { GameLifecycleEvent } from '../../game';
import type { RubSource } from './rubbing';
import type { Shelf, WorryKind } from './shelf';
import type { UntilChoice } from './times';
import type { SessionResumed } from './worry-stones.saved';

export type WorryStonesEvent =
  | GameLifecycleEvent
  | SessionResumed
  /** The page reports it at the start and at each change. */
  | { readonly type: 'time.changed'; readonly day: string; readonly hour: number }
  /** Stored by the device or another tab. */
  | { readonly type: 'shelf.loaded'; readonly shelf: Shelf }
  | { readonly type: 'stone.chosen'; readonly stone: number }
  | { readonly type: 'stone.returned' }
  | { readonly type: 'kind.named'; readonly kind: WorryKind }
  /** `at` is the clock time, ms. */
  | { readonly type: 'rub.began'; readonly by: RubSource; readonly at: number }
  /** `at` is the clock time, ms. */
  | { readonly type: 'rub.ended'; readonly by: RubSource; readonly at: number }
  /** A time of 'Lay it down until' or of 'Later again'. */
  | { readonly type: 'until.chosen'; readonly until: UntilChoice }
  /** 'Give it to the stream'. */
  | { readonly type: 'stone.sunk' }
  | { readonly type: 'stone.kept' }
  /** The person removes a stone from the full shelf. */
  | { readonly type: 'room.made'; readonly id: number }
  /** The person keeps the full shelf, and chooses another outcome for the stone in hand. */
  | { readonly type: 'room.declined' }
  /** The person takes a stone from the shelf before it is due. */
  | { readonly type: 'shelf.visited'; readonly id: number }
  | { readonly type: 'shelf.left' }
  /** 'Let it go'. */
  | { readonly type: 'worry.released' }
  /** 'Ten quiet minutes with it'. */
  | { readonly type: 'quiet.began' }
  | { readonly type: 'quiet.ended' }
  | { readonly type: 'later.asked' }
  | { readonly type: 'later.declined' }
  | { readonly type: 'moss.released' };

/** `choose` is the note of the stone `step`. `third` sounds when another third is smooth. */
export type WorryStonesCue = 'choose' | 'third' | 'shine' | 'lay' | 'sink' | 'keep' | 'release' | 'chime';

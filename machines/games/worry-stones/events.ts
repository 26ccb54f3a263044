/** What can happen in Worry Stones, and what can be heard. */
import type { GameEvent } from '../../game';
import type { KeptStone } from './kept';
import type { Rubber } from './rubbing';
import type { Kind, Shelf } from './shelf';
import type { Until } from './times';

export type WorryStonesEvent =
  | GameEvent
  /** An interrupted session goes on. */
  | { readonly type: 'game.resumed'; readonly kept: KeptStone }
  /** The local hour. */
  | { readonly type: 'time.told'; readonly day: string; readonly hour: number }
  /** The device or another tab has this shelf. */
  | { readonly type: 'shelf.told'; readonly shelf: Shelf }
  | { readonly type: 'stone.chosen'; readonly stone: number }
  /** Back to the choice of a stone. */
  | { readonly type: 'stone.returned' }
  | { readonly type: 'kind.named'; readonly kind: Kind }
  /** @param at clock time, ms */
  | { readonly type: 'rub.began'; readonly by: Rubber; readonly at: number }
  /** @param at clock time, ms */
  | { readonly type: 'rub.ended'; readonly by: Rubber; readonly at: number }
  /** 'Lay it down until', and the answer to 'Later again'. */
  | { readonly type: 'until.chosen'; readonly until: Until }
  /** 'Give it to the stream'. */
  | { readonly type: 'stone.sunk' }
  /** 'Keep it'. */
  | { readonly type: 'stone.kept' }
  /** A stone of the full shelf may go. */
  | { readonly type: 'room.made'; readonly id: number }
  /** Back from the full shelf to the choice. */
  | { readonly type: 'room.declined' }
  /** A stone of the shelf is taken up before its time. */
  | { readonly type: 'shelf.visited'; readonly id: number }
  /** It stays where it lies. */
  | { readonly type: 'shelf.left' }
  /** 'Let it go'. */
  | { readonly type: 'worry.released' }
  /** 'Ten quiet minutes with it'. */
  | { readonly type: 'quiet.began' }
  | { readonly type: 'quiet.ended' }
  /** 'Later again'. */
  | { readonly type: 'later.asked' }
  | { readonly type: 'later.declined' }
  /** All mossy stones go together. */
  | { readonly type: 'moss.released' };

/** What can be heard. `choose` is the note of the stone `step`, `third` that of a third. */
export type WorryStonesCue = 'choose' | 'third' | 'shine' | 'lay' | 'sink' | 'keep' | 'release' | 'chime';

/** What the Safe Space Builder remembers, what happens to it, and what it lets be heard. */
import type { Background, Kind, Space } from '../../../domain/safe-space';
import type { GameEvent } from '../../game';
import type { Seed } from '../../random';
import type { Pose } from './edits';

/** Notes of a thing that lands, low to high: by where it lands, from left to right. */
export const NOTES = 5;

export type SafeSpaceCue =
  /** A thing lands; `step` is 0 to {@link NOTES} - 1. */
  | 'landed'
  /** A thing was taken away. */
  | 'taken'
  | 'saved';

export interface SafeSpaceContext {
  readonly space: Space;
  /** What the device keeps; null while nothing was ever saved. */
  readonly saved: Space | null;
  /** What was there before each change, oldest first. */
  readonly past: readonly Space[];
  /** What was taken back, the next to come again last. */
  readonly future: readonly Space[];
  /** Changes that go on under this name are one step: what is typed in one go, a slider under one hand. */
  readonly merging: string | null;
  /** Id of the selected element. */
  readonly selected: string | null;
  /** For the random spots of new elements. */
  readonly seed: Seed;
  /** Whether the space was saved in this visit, which completes the play. */
  readonly completed: boolean;
  /** The person has agreed to write over what another tab has saved. */
  readonly overwrites: boolean;
  /** Answers of the visit that may still be under way: the thing's id, and when it was touched (clock, ms). */
  readonly answering: Readonly<Record<string, number>>;
  /** When the last answers were heard, for a few of them at once are enough (clock, ms). */
  readonly heard: readonly number[];
  /** Lamps and candles that were turned off in a visit, by their ids; while one builds all of them are on. */
  readonly unlit: readonly string[];
}

/** What changes the space. */
export type SpaceEdit =
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'background.chosen'; readonly background: Background }
  | { readonly type: 'lighting.changed'; readonly lighting: number }
  /** `at`: ms since 1970, which its id is made of. */
  | { readonly type: 'element.added'; readonly kind: Kind; readonly at: number }
  /** Moved or sized. `isOn`: more of the same may follow, as while a slider or an arrow key is held. */
  | { readonly type: 'element.placed'; readonly id: string; readonly pose: Pose; readonly isOn?: boolean }
  | { readonly type: 'element.removed'; readonly id: string };

export type SafeSpaceEvent =
  | GameEvent
  | SpaceEdit
  /** What goes on under one hand is at its end: the next change is a step of its own. */
  | { readonly type: 'change.settled' }
  | { readonly type: 'element.selected'; readonly id: string | null }
  | { readonly type: 'step.undone' }
  | { readonly type: 'step.redone' }
  /** What the device keeps is read: the saved space, and the draft of one that was not saved. */
  | { readonly type: 'space.loaded'; readonly saved: Space | null; readonly draft: Space | null }
  /** Back to what was saved. */
  | { readonly type: 'space.reverted' }
  | { readonly type: 'save.requested' }
  /** The device has written it. */
  | { readonly type: 'save.done' }
  /** The device refused. */
  | { readonly type: 'save.refused' }
  /** Another tab has saved meanwhile. */
  | { readonly type: 'save.contested' }
  | { readonly type: 'save.insisted' }
  | { readonly type: 'save.dropped' }
  /** One sits down in the space: nothing is changed there until the visit ends. */
  | { readonly type: 'visit.began' }
  | { readonly type: 'visit.ended' }
  /** In a visit. `at`: the clock's time, ms. */
  | { readonly type: 'thing.touched'; readonly id: string; readonly at: number };

import type { Background, ElementKind, Space } from '../../../domain/safe-space';
import type { GameLifecycleEvent } from '../../game';
import type { Seed } from '../../random';
import type { ElementPose } from './edits';
import type { SessionResumed } from './safe-space-builder.saved';

/** Notes for elements that land, from low at the left of the place to high at the right. */
export const NOTE_COUNT = 5;

export type SafeSpaceCue =
  /** `step`: note of the element, 0 to {@link NOTE_COUNT} - 1. */
  | 'landed'
  /** An element was removed. */
  | 'removed'
  | 'saved';

export interface SafeSpaceContext {
  readonly space: Space;
  /** On the device. Null before the first save. */
  readonly saved: Space | null;
  /** The space before each change that can be undone, oldest first. */
  readonly past: readonly Space[];
  /** Spaces that Undo has replaced. Redo restores the last one. */
  readonly future: readonly Space[];
  /** Changes with the key of the last undo step join that step, for example while the person types. */
  readonly merging: string | null;
  readonly selected: string | null;
  /** For the random positions of new elements. */
  readonly seed: Seed;
  /** The person has saved a space in this session, other than the empty one. The first such save completes the play. */
  readonly completed: boolean;
  /** The person agreed to overwrite the save of another tab. */
  readonly overwrites: boolean;
  /** Elements whose answer to a touch may still be running: for each id, the clock time of the touch, ms. */
  readonly answering: Readonly<Record<string, number>>;
  /** Clock times of the last touches that made a sound, ms. They limit the number of simultaneous sounds. */
  readonly soundedAt: readonly number[];
  /** Ids of lamps and candles that are off in a visit. In Build all of them are on. */
  readonly unlit: readonly string[];
}

/** The page stores the space on the device, and reports the result immediately. */
export interface StoreRequested {
  readonly type: 'store.requested';
  readonly space: Space;
  /** Whether the space replaces one that another tab has saved. */
  readonly overwrites: boolean;
}

export type SpaceEdit =
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'background.chosen'; readonly background: Background }
  | { readonly type: 'lighting.changed'; readonly lighting: number }
  /** `at`: ms since 1970, a part of the new id. */
  | { readonly type: 'element.added'; readonly kind: ElementKind; readonly at: number }
  /** `isOn`: the change may continue, as during a drag or while a key is held. */
  | {
      readonly type: 'element.placed';
      readonly id: string;
      readonly pose: ElementPose;
      readonly isOn?: boolean;
    }
  | { readonly type: 'element.removed'; readonly id: string };

export type SafeSpaceEvent =
  | GameLifecycleEvent
  | SessionResumed
  | SpaceEdit
  /** A drag or key press has ended. The next change is a separate undo step. */
  | { readonly type: 'change.settled' }
  | { readonly type: 'element.selected'; readonly id: string | null }
  | { readonly type: 'step.undone' }
  | { readonly type: 'step.redone' }
  /** The device's data has been read: the saved space, and the draft of an unsaved one. */
  | { readonly type: 'space.loaded'; readonly saved: Space | null; readonly draft: Space | null }
  | { readonly type: 'space.reverted' }
  | { readonly type: 'save.requested' }
  | { readonly type: 'save.done' }
  | { readonly type: 'save.refused' }
  /** Another tab has saved since this tab read the space. */
  | { readonly type: 'save.contested' }
  | { readonly type: 'save.insisted' }
  | { readonly type: 'save.dropped' }
  /** During a visit the space does not change, except that a running drag still ends. */
  | { readonly type: 'visit.began' }
  | { readonly type: 'visit.ended' }
  /** In a visit. `at` is the clock time, ms. */
  | { readonly type: 'thing.touched'; readonly id: string; readonly at: number };

/** Context, events and cues of the Safe Space Builder. */
import type { Background, Kind, Space } from '../../../domain/safe-space';
import type { GameEvent, GameResumed } from '../../game';
import type { Seed } from '../../random';
import type { Pose } from './edits';

/** Notes of a landing thing, low to high, from left to right. */
export const NOTES = 5;

export type SafeSpaceCue =
  /** A thing lands; `step` is 0 to {@link NOTES} - 1. */
  | 'landed'
  /** A thing was removed. */
  | 'taken'
  | 'saved';

export interface SafeSpaceContext {
  readonly space: Space;
  /** The saved space on the device; null before the first save. */
  readonly saved: Space | null;
  /** States before each change, oldest first. */
  readonly past: readonly Space[];
  /** Undone states; the last one is redone next. */
  readonly future: readonly Space[];
  /** Key of the last undo step. Changes with the same key, such as typing, join that step. */
  readonly merging: string | null;
  /** Id of the selected element. */
  readonly selected: string | null;
  /** Seed of the random places of new elements. */
  readonly seed: Seed;
  /** Whether the space was saved in this session, which completes the play. */
  readonly completed: boolean;
  /** The person agreed to overwrite a save of another tab. */
  readonly overwrites: boolean;
  /** Answers that may be under way: the thing's id, and the time of the touch (clock, ms). */
  readonly answering: Readonly<Record<string, number>>;
  /** Times of the last audible answers, for limiting their number (clock, ms). */
  readonly heard: readonly number[];
  /** Ids of lamps and candles that are off in a visit. In Build all are on. */
  readonly unlit: readonly string[];
}

/** Changes of the space. */
export type SpaceEdit =
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'background.chosen'; readonly background: Background }
  | { readonly type: 'lighting.changed'; readonly lighting: number }
  /** The person adds a thing. `at`: ms since 1970, part of the new id. */
  | { readonly type: 'element.added'; readonly kind: Kind; readonly at: number }
  /**
   * The person moves or resizes a thing. `isOn`: more of the same change may follow, as during a drag or a held key.
   */
  | { readonly type: 'element.placed'; readonly id: string; readonly pose: Pose; readonly isOn?: boolean }
  | { readonly type: 'element.removed'; readonly id: string };

/** State that the device keeps of an interrupted session, besides its space, which is stored as a draft. */
export type KeptVisit = Pick<SafeSpaceContext, 'completed'>;

/** Parses a kept session; undefined for an invalid one. */
export function keptFrom(value: unknown): KeptVisit | undefined {
  const { completed } = (value ?? {}) as Partial<KeptVisit>;
  return typeof completed === 'boolean' ? { completed } : undefined;
}

export type SafeSpaceEvent =
  | GameEvent
  | GameResumed<KeptVisit>
  | SpaceEdit
  /** A drag or key press has ended: the next change is a separate undo step. */
  | { readonly type: 'change.settled' }
  | { readonly type: 'element.selected'; readonly id: string | null }
  | { readonly type: 'step.undone' }
  | { readonly type: 'step.redone' }
  /** The device's data has been read: the saved space, and the draft of an unsaved one. */
  | { readonly type: 'space.loaded'; readonly saved: Space | null; readonly draft: Space | null }
  /** The person returns to the saved space. */
  | { readonly type: 'space.reverted' }
  | { readonly type: 'save.requested' }
  /** The device has stored the space. */
  | { readonly type: 'save.done' }
  /** The device refused to store the space. */
  | { readonly type: 'save.refused' }
  /** Another tab has saved in the meantime. */
  | { readonly type: 'save.contested' }
  | { readonly type: 'save.insisted' }
  | { readonly type: 'save.dropped' }
  /** A visit starts. The space cannot change until it ends. */
  | { readonly type: 'visit.began' }
  | { readonly type: 'visit.ended' }
  /** A touch on a thing in a visit. `at`: clock time, ms. */
  | { readonly type: 'thing.touched'; readonly id: string; readonly at: number };

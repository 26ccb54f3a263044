/** What a game's scene is to the rest of the house. */

import type { AudioPort } from '../audio/port';
import type { Container } from './pixi';
import type { Clock } from './clock';

/**
 * The canvas is larger than its slot by this much on every side (CSS px), so that what is lifted at the edge is not
 * cut off. Scenes do not notice: their container stands at the slot's corner.
 */
export const BLEED = 10;

/** The room that a screen gives to a scene. */
export interface Slot {
  /** CSS px. */
  readonly width: number;
  /** CSS px. */
  readonly height: number;
  /** Device px per CSS px, at most 2: more costs memory and cannot be seen. */
  readonly resolution: number;
}

/** Something in the canvas that can be acted on. `StageMirror` lays a real button over it. */
export interface Target {
  /** Stays the same for the same thing. */
  readonly id: string;
  /** Its name for assistive technology; it changes with its state. */
  readonly label: string;
  /** Place in the slot, CSS px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** More than its name says: where it stands, how it is worked by keys. */
  readonly description?: string;
  /** Whether it is lit, chosen or pressed down; undefined for what never is. */
  readonly isPressed?: boolean;
  /** It can be found but does nothing now. */
  readonly isDisabled?: boolean;
  /** Words that are shown on it. Text belongs in the DOM, where it can be enlarged and read aloud. */
  readonly text?: TargetText;
  /** It moves all the time: its button follows {@link Scene.placeOf}, as closely as can be seen. */
  readonly isDrifting?: boolean;
  /** What lies over others has a higher one; a whole number. */
  readonly layer?: number;
  /** Fingers move it: they never scroll the page, and the scene hears of them through its own `PointerQueue`. */
  readonly isDraggable?: boolean;
  /**
   * While it has the focus the scene is offered every key first, once for each time that it goes down. A surface and
   * what is draggable are offered keys anyway, and again while they are held.
   */
  readonly takesKeys?: boolean;
  /**
   * A surface to draw on, not a button to press: fingers on it never scroll the page, clicks and taps on it are no
   * activation (keys and assistive technology are), and it is offered every key first.
   */
  readonly isSurface?: boolean;
}

/** Words on a target, set in the middle of its button. */
export interface TargetText {
  readonly value: string;
  /** CSS px at a browser's usual text size; it grows with the person's own. */
  readonly size: number;
  /** Room that the words keep from the sides, CSS px. */
  readonly inset: number;
  /** In the face of headings. */
  readonly isSerif?: boolean;
}

/** What a pointer is doing to a target, short of acting on it. */
export interface PointerState {
  readonly hovered: boolean;
  readonly pressed: boolean;
}

/**
 * A scene shows snapshots. It is imperative: `sync` compares with the last snapshot and sets targets, `tick` moves
 * towards them. It never decides anything; it sends events to its actor.
 */
export interface Scene<TSnapshot> {
  /** Takes over a snapshot, and wakes the stage when it changes what is to be seen. */
  sync(snapshot: TSnapshot): void;
  /**
   * @param seconds clock time since the last tick; 0 when the first frame after a rest is drawn
   * @returns whether anything still moves; the stage stops drawing when nothing does
   */
  tick(seconds: number): boolean;
  /**
   * Draws onto the canvas with WebGL itself, beneath the scene's container, after every tick; not while the context is
   * lost. It finds the state of `engine/stage/take-over.ts`, and may leave programs, textures and arrays as it
   * likes. A scene without it is drawn by its container alone.
   *
   * @param isForeign whether anybody else may have used the context since the last time: if not, what the scene bound is
   *   bound still
   * @returns whether anything in the container is to be seen above it
   */
  draw?(isForeign: boolean): boolean;
  resize(slot: Slot): void;
  /** In reading order. */
  targets(): readonly Target[];
  /** A target's button was clicked, tapped or pressed by key. */
  activate(id: string): void;
  /** A pointer came, went, pressed or let go. */
  point?(id: string, state: PointerState): void;
  /** A key went down on a surface, a draggable target or one that takes keys. @returns whether the scene took it; nobody else gets it then */
  key?(id: string, key: string): boolean;
  /** Where a drifting target's left upper corner is now, CSS px in the slot. */
  placeOf?(id: string): { readonly x: number; readonly y: number };
  /** The person leaves: what is under way ends first, a stroke that is still being drawn, say. */
  finish?(): void;
  /**
   * The graphics context was lost and is back: whatever the scene made in it is gone and must be made again. It is
   * forgotten, not deleted, since the new context knows nothing of it.
   */
  restore?(): void;
  /** Height that a slot of this width should at least have, CSS px; the page scrolls when there is less. */
  minHeight?(width: number): number;
  /** Frees everything that the scene made. Its container is the stage's. */
  destroy(): void;
}

/** What the person asked of every scene. */
export interface SceneSettings {
  readonly reducedMotion: boolean;
  /** The night theme is shown. */
  readonly isNight: boolean;
}

/** What every `create<Game>Scene` is given. */
export interface SceneParts<TActor> {
  /** The scene's own container on the one stage. */
  readonly container: Container;
  readonly actor: TActor;
  readonly clock: Clock;
  /** Read at every use: the person may change them during play. */
  readonly settings: () => SceneSettings;
  /** Asks for a frame: something that the scene waited for (a picture, a font) has come. */
  readonly wake: () => void;
  /** The context of the canvas, for a scene that draws for itself: see {@link Scene.draw}. */
  readonly gl: WebGL2RenderingContext;
  /** The slot in the page: where fingers and pens are heard that draw. */
  readonly element: HTMLElement;
  /** Says something aloud that no snapshot tells. */
  readonly say: (text: string) => void;
  /** Sounds that go on and are led by the scene. */
  readonly audio: Pick<AudioPort, 'voice'>;
}

/** What a game's scene is to the rest of the house. */

import type { Container, TextureSource } from 'pixi.js';
import type { AudioPort } from '../audio/port';
import type { Clock } from './clock';
import type { Passes } from './passes';

/**
 * The canvas is larger than its slot by this much on every side (CSS px), so that what is lifted at the edge is not
 * cut off. Scenes do not notice: their view stands at the slot's corner.
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
  /** It moves all the time: the scene tells its place with {@link SceneParts.moveTarget}. */
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
interface TargetText {
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
 * What a tick leaves to be done: `still` draws this frame and rests, `waits` draws nothing now and asks for the next
 * frame, `moves` draws this frame and asks for the next one.
 */
export type Motion = 'still' | 'waits' | 'moves';

/**
 * A scene shows snapshots with Pixi display objects. It is imperative: `sync` compares a snapshot with the last one and
 * sets the values to animate toward, `tick` moves the display objects. It never decides anything; it sends events to its
 * actor. `SceneBase` holds what scenes share.
 */
export interface Scene<TSnapshot> {
  /** Everything that the scene draws. The stage places it on a whole device pixel; its units are CSS px of the slot. */
  readonly view: Container;
  /** Takes over a snapshot, and wakes the stage when it changes what is to be seen. */
  sync(snapshot: TSnapshot): void;
  /** @param seconds clock time since the last tick, s; 0 when the first frame after a rest is drawn */
  tick(seconds: number): Motion;
  /** Draws into render textures, before the stage is drawn. Not called while the context is lost. */
  prepare?(passes: Passes): void;
  /** The slot has this size from now on. A frame follows in the same task. */
  resize(slot: Slot): void;
  /** Height that a slot of this width should at least have, CSS px; the page scrolls when there is less. */
  minHeight?(width: number): number;
  /** The areas that can be acted on, in reading order. The mirror lays a button over each. */
  targets(): readonly Target[];
  /** A target's button was clicked, tapped or pressed by key. */
  activate(id: string): void;
  /** A pointer came, went, pressed or let go. */
  point?(id: string, state: PointerState): void;
  /** A key went down on a surface, a draggable target or one that takes keys. @returns whether the scene took it; nobody else gets it then */
  key?(id: string, key: string): boolean;
  /** The person leaves: what is under way ends first, a stroke that is still being drawn, say. */
  finish?(): void;
  /** The graphics context is restored: render textures are empty and must be drawn again. Pixi restores everything else. */
  forget?(): void;
  /** Frees everything that the scene made, its view included. */
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
  readonly actor: TActor;
  readonly clock: Clock;
  /** Read at every use: the person may change them during play. */
  readonly settings: () => SceneSettings;
  /** Asks for a frame: something that the scene waited for (a picture, a font) has come. */
  readonly wake: () => void;
  /**
   * Uploads a texture whole, in a frame of its own, so that the frame that first shows it does not pay for it.
   * Resolves when it is uploaded, or at once while the context is lost: Pixi then uploads it with the restored context.
   */
  readonly upload: (source: TextureSource) => Promise<void>;
  /** Moves the button of a target with `isDrifting`: its upper left corner in the slot, CSS px. */
  readonly moveTarget: (id: string, x: number, y: number) => void;
  /** The slot in the page: where fingers and pens are heard that draw. */
  readonly element: HTMLElement;
  /** Says something aloud that no snapshot tells. */
  readonly say: (text: string) => void;
  /** Sounds that go on and are led by the scene. */
  readonly audio: Pick<AudioPort, 'voice'>;
}

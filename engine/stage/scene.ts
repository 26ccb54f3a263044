/** The interface between a game's scene and the rest of the app. */

import type { Container, TextureSource } from 'pixi.js';
import type { AudioPort } from '../audio/port';
import type { Clock } from './clock';
import type { PassRenderer } from './pass-renderer';

/** Distances from the edges of a slot to those of the painting, CSS px. The interface lies over this border. */
interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the painting that no interface covers. The view's origin is its upper left corner. */
export interface Slot {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
  readonly whole: Rectangle;
  /** Device px per CSS px, at most 2. More costs memory without a visible gain. */
  readonly resolution: number;
}

/** Time after a pointer gesture within which a click belongs to that gesture, ms. */
export const SAME_GESTURE_MS = 700;

/** An interactive area of the canvas. `StageMirror` lays a real button over it. */
export interface Target {
  /** Id, which stays the same for the same object. */
  readonly id: string;
  /** Accessible name, including the current state. */
  readonly label: string;
  /** Upper left corner in the slot, CSS px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Accessible description: position, or keys that the target handles. */
  readonly description?: string;
  /** Pressed state (`aria-pressed`); undefined for a target without one. */
  readonly isPressed?: boolean;
  /** Whether the target is focusable but has no action now. */
  readonly isDisabled?: boolean;
  /** Text on the target. It belongs in the DOM, where the person can enlarge it and screen readers can read it. */
  readonly text?: TargetText;
  /** Whether the target moves continuously, as {@link SceneDependencies.moveTarget} reports. */
  readonly isDrifting?: boolean;
  /** Stacking order. A higher whole number is in front. */
  readonly layer?: number;
  /** Whether touch can drag the target. Touches on it never scroll the page; the scene reads them itself. */
  readonly isDraggable?: boolean;
  /**
   * Whether the focused target offers the scene every key first, except for repeats of a held key. Surfaces and
   * draggable targets always offer every key, including repeats.
   */
  readonly handlesKeys?: boolean;
  /**
   * Whether the target is a drawing surface instead of a button. Touches on it never scroll the page. Clicks and taps
   * do not activate it, but keys and assistive technology do. It offers the scene every key first.
   */
  readonly isSurface?: boolean;
}

interface TargetText {
  readonly value: string;
  /** Letter size, CSS px at the browser's default text size. It scales with the person's own text size. */
  readonly size: number;
  readonly inset: number;
  /** Whether the text has the font of headings. */
  readonly isSerif?: boolean;
}

export interface PointerState {
  readonly hovered: boolean;
  readonly pressed: boolean;
}

/** `still` draws and rests, `waits` draws nothing and requests a frame, `moves` draws and requests one. */
export type TickResult = 'still' | 'waits' | 'moves';

/**
 * Shows snapshots imperatively with Pixi display objects. `show` compares a snapshot with the last one, and sets the
 * values to animate toward. `update` of each display object moves it. A scene makes no decisions. It sends events to its
 * actor. `SceneBase` contains the code that scenes share.
 */
export interface Scene<TSnapshot> {
  /** Root display object. The stage places it on a whole device px. Its units are CSS px of the slot. */
  readonly view: Container;
  show(snapshot: TSnapshot): void;
  /**
   * Advances the scene. Only the stage calls this. A game's scene has `update` (see `SceneBase`).
   * @param seconds clock time since the last tick, s; 0 in the first frame after a rest
   */
  tick(seconds: number): TickResult;
  /** Draws into render textures before the stage is drawn. Not called while the context is lost. */
  prepare?(passes: PassRenderer): void;
  /** Sets size and insets of the slot. A frame follows in the same task. */
  layout(slot: Slot): void;
  /** Returns the minimum height for a slot of this width, CSS px. With less height the page scrolls. */
  minHeight?(width: number): number;
  /** Returns the interactive areas in reading order. `StageMirror` lays a button over each. */
  targets(): readonly Target[];
  activate(id: string): void;
  point?(id: string, state: PointerState): void;
  /** Handles a key on a surface, a draggable target or one with `handlesKeys`. @returns whether it did */
  key?(id: string, key: string): boolean;
  finish?(): void;
  /** Handles a restored WebGL context. Render textures are empty, and Pixi restores everything else. */
  forget?(): void;
  /** Resolves when no picture of the scene is pending. */
  loaded?(): Promise<void>;
  destroy(): void;
}

export interface SceneSettings {
  readonly reducedMotion: boolean;
  readonly isNight: boolean;
}

/** Arguments of every `create<Game>Scene`. */
export interface SceneDependencies<TActor> {
  readonly actor: TActor;
  readonly clock: Clock;
  /** Returns the current settings. Call this at every use, because the person may change settings during play. */
  readonly settings: () => SceneSettings;
  readonly wake: () => void;
  /**
   * Uploads a whole texture in a task of its own, so that the frame that first shows the texture does not have to
   * upload it. Resolves after the upload. While the context is lost it resolves without an upload, because Pixi
   * uploads the texture when the context is restored.
   */
  readonly upload: (source: TextureSource) => Promise<void>;
  /** Moves the button of a target with `isDrifting` to this upper left corner in the slot, CSS px. */
  readonly moveTarget: (id: string, x: number, y: number) => void;
  /** The slot's element, the source of pointer events for drawing. */
  readonly element: HTMLElement;
  /** Announces a text that does not follow from a snapshot. */
  readonly announce: (text: string) => void;
  readonly audio: Pick<AudioPort, 'voice'>;
}

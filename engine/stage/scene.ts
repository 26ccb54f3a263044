/** The interface between a game's scene and the rest of the app. */

import type { Container, TextureSource } from 'pixi.js';
import type { AudioPort } from '../audio/port';
import type { Clock } from './clock';
import type { Passes } from './passes';

/**
 * Margin of the canvas around its slot, CSS px: objects lifted at the edge are not cut off. Scenes do not see it,
 * because the view's origin is the slot's corner.
 */
export const BLEED = 10;

/** Size of a scene's slot on the screen. */
export interface Slot {
  /** Width, CSS px. */
  readonly width: number;
  /** Height, CSS px. */
  readonly height: number;
  /** Device px per CSS px, at most 2: more costs memory without a visible gain. */
  readonly resolution: number;
}

/** A click within this time after a pointer's act belongs to that act (ms). */
export const SAME_ACT_MS = 700;

/** An interactive area of the canvas. `StageMirror` lays a real button over it. */
export interface Target {
  /** Stable for the same object. */
  readonly id: string;
  /** Accessible name, including the current state. */
  readonly label: string;
  /** Upper left corner in the slot, CSS px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Accessible description: position, or keys that work on it. */
  readonly description?: string;
  /** Pressed state (`aria-pressed`); undefined for a target without one. */
  readonly isPressed?: boolean;
  /** Focusable, but without an action now. */
  readonly isDisabled?: boolean;
  /**
   * Text shown on the target. Text belongs in the DOM, where the person can enlarge it and screen readers can read it.
   */
  readonly text?: TargetText;
  /** The target moves all the time: the scene reports its position with {@link SceneParts.moveTarget}. */
  readonly isDrifting?: boolean;
  /** Stacking order; a higher whole number is in front. */
  readonly layer?: number;
  /** Draggable by touch: touches on it never scroll the page. The scene reads them from its own `PointerQueue`. */
  readonly isDraggable?: boolean;
  /**
   * While focused, the target offers the scene every key first, once per keydown without repeats. Surfaces and
   * draggable targets always do, including repeats.
   */
  readonly takesKeys?: boolean;
  /**
   * A drawing surface instead of a button. Touches on it never scroll the page, clicks and taps do not activate it
   * (keys and assistive technology do), and it offers the scene every key first.
   */
  readonly isSurface?: boolean;
}

/** Text centered on a target's button. */
interface TargetText {
  readonly value: string;
  /** CSS px at the browser's default text size. It scales with the person's own size. */
  readonly size: number;
  /** Horizontal padding, CSS px. */
  readonly inset: number;
  /** Uses the font of headings. */
  readonly isSerif?: boolean;
}

/** Hover and press state of a target. */
export interface PointerState {
  readonly hovered: boolean;
  readonly pressed: boolean;
}

/**
 * Result of a tick: `still` draws this frame and rests, `waits` draws nothing and asks for the next frame, `moves`
 * draws this frame and asks for the next.
 */
export type Motion = 'still' | 'waits' | 'moves';

/**
 * Shows snapshots with Pixi display objects, imperatively. `sync` compares a snapshot with the last one and sets the
 * values to animate toward. `tick` moves the display objects. A scene decides nothing; it sends events to its actor.
 * `SceneBase` holds the code that scenes share.
 */
export interface Scene<TSnapshot> {
  /** Root display object. The stage places it on a whole device px; its units are CSS px of the slot. */
  readonly view: Container;
  /** Receives a snapshot, and wakes the stage when the picture changes. */
  sync(snapshot: TSnapshot): void;
  /**
   * Advances the scene.
   * @param seconds clock time since the last tick, s; 0 in the first frame after a rest
   */
  tick(seconds: number): Motion;
  /** Draws into render textures, before the stage is drawn. Not called while the context is lost. */
  prepare?(passes: Passes): void;
  /** Sets the size of the slot. A frame follows in the same task. */
  resize(slot: Slot): void;
  /** Minimum height for a slot of this width, CSS px. The page scrolls when there is less. */
  minHeight?(width: number): number;
  /** Returns the interactive areas in reading order. The mirror lays a button over each. */
  targets(): readonly Target[];
  /** Handles a click, tap or key press on a target's button. */
  activate(id: string): void;
  /** Handles a change of a pointer's hover or press state. */
  point?(id: string, state: PointerState): void;
  /**
   * Handles a key on a surface, a draggable target, or one with `takesKeys`. @returns whether the scene handled it;
   * if so, nothing else receives the key
   */
  key?(id: string, key: string): boolean;
  /** Finishes any unfinished act, such as a stroke, because the person leaves. */
  finish?(): void;
  /**
   * Handles a restored graphics context. Render textures are empty and need drawing again. Pixi restores everything
   * else.
   */
  forget?(): void;
  /** Resolves when no picture of the scene is pending. */
  loaded?(): Promise<void>;
  /** Frees all resources of the scene, including its view. */
  destroy(): void;
}

/** The person's settings for every scene. */
export interface SceneSettings {
  readonly reducedMotion: boolean;
  /** Whether the night theme is shown. */
  readonly isNight: boolean;
}

/** Arguments of every `create<Game>Scene`. */
export interface SceneParts<TActor> {
  readonly actor: TActor;
  readonly clock: Clock;
  /** Returns the current settings. Call this at every use: the person may change settings during play. */
  readonly settings: () => SceneSettings;
  /** Requests a frame, for example after a picture or a font has loaded. */
  readonly wake: () => void;
  /**
   * Uploads a whole texture in a separate frame, before the frame that first shows it. Resolves after the upload, or at
   * once while the context is lost: Pixi uploads it with the restored context.
   */
  readonly upload: (source: TextureSource) => Promise<void>;
  /** Moves the button of a target with `isDrifting` to this upper left corner in the slot, CSS px. */
  readonly moveTarget: (id: string, x: number, y: number) => void;
  /** The slot's element, the source of pointer events for drawing. */
  readonly element: HTMLElement;
  /** Announces a text that follows from no snapshot. */
  readonly say: (text: string) => void;
  /** Continuous sounds that the scene controls. */
  readonly audio: Pick<AudioPort, 'voice'>;
}

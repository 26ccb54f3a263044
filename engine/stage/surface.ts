/**
 * The one canvas: it draws the scene at hand, on demand, and comes back after a lost context.
 * React owns the Pixi Application; everything that happens per frame happens here.
 */

import type { Clock } from './clock';
import { FrameLoop } from './frame-loop';
import { Listeners } from './listeners';
import './pipes';
import {
  type Application,
  type Container,
  Sprite,
  Texture,
  type TextureSource,
  Ticker,
  type WebGLRenderer,
} from 'pixi.js';
import { FrameRate } from './frame-rate';
import { nextTask } from './next-task';
import { Passes } from './passes';
import type { Motion, Slot } from './scene';

/** As much of a scene as the surface needs. */
export interface Drawable {
  tick(seconds: number): Motion;
  prepare?(passes: Passes): void;
  forget?(): void;
}

/** How the Application is made; Pixi reads these once. */
export const APPLICATION_OPTIONS = {
  // The page asks `canDraw` first, so no other renderer is ever loaded.
  preference: 'webgl' as const,
  preferWebGLVersion: 2 as const,
  // The stage imports the pipes itself (`pipes.ts`). Accessibility and events are left out: the mirror does their work.
  skipExtensionImports: true,
  preferWorkers: false,
  autoStart: false,
  sharedTicker: false,
  // Pixi would free what was not drawn for a minute. Scenes free what they made.
  gcActive: false,
  backgroundAlpha: 0,
  antialias: false,
  autoDensity: true,
  hello: false,
};

export class Surface {
  readonly #app: Application;
  readonly #loop: FrameLoop;
  readonly #passes: Passes;
  readonly #frameRate = new FrameRate();
  #drawable: Drawable | undefined;
  /** Called once, when the drawable was first drawn. */
  #onFirstFrame: (() => void) | undefined;
  /** Called when the resolution that this device keeps up with has fallen. */
  #onSlow: (() => void) | undefined;
  readonly #watchers = new Listeners<[isLost: boolean]>();
  /** Whether a frame is drawn even if the drawable waits: something has asked for it. */
  #isStale = true;

  constructor(app: Application, clock: Clock) {
    this.#app = app;
    this.#passes = new Passes(app.renderer as WebGLRenderer);
    this.#loop = new FrameLoop(clock, (seconds, at) => this.#frame(seconds, at));
    // The renderer's housekeeping would otherwise keep a ticker running for good.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    app.canvas.addEventListener('webglcontextlost', this.#tellWatchers);
    app.canvas.addEventListener('webglcontextrestored', this.#restore);
  }

  get canvas(): HTMLCanvasElement {
    return this.#app.canvas;
  }

  /** The highest resolution that this device keeps up with, device px per CSS px. It only falls. */
  get mostResolution(): number {
    return this.#frameRate.mostResolution;
  }

  /** Whether there is nothing to draw with just now: a device takes the context away, and gives it back. */
  get isLost(): boolean {
    return (this.#app.renderer as WebGLRenderer).context.isLost;
  }

  /** Calls back at once, and whenever the context was lost or is back and can be drawn with; returns how to stop. */
  watch(watcher: (isLost: boolean) => void): () => void {
    watcher(this.isLost);
    return this.#watchers.subscribe(watcher);
  }

  /** Draws a point that nobody sees, so that Pixi's own programs are compiled before the first scene. */
  warmUp(): void {
    const point = new Sprite(Texture.WHITE);
    this.#app.renderer.render({ container: point });
    point.destroy();
  }

  /**
   * Compiles the shaders in a scene's view.
   *
   * @throws Error when the GPU's compiler refuses one
   */
  compile(view: Container): void {
    this.#passes.compile(view);
  }

  /** Uploads a texture whole, in a task of its own. */
  upload = async (source: TextureSource): Promise<void> => {
    await nextTask();
    if (!source.destroyed) this.#passes.upload(source);
  };

  /**
   * Shows a scene, or nothing.
   *
   * @param onFirstFrame called once, as soon as it has been drawn
   * @param onSlow called when {@link mostResolution} has fallen
   */
  show(drawable: Drawable | undefined, onFirstFrame?: () => void, onSlow?: () => void): void {
    this.#drawable = drawable;
    this.#onFirstFrame = onFirstFrame;
    this.#onSlow = onSlow;
    if (drawable) this.wake();
    else this.#loop.sleep();
  }

  /** Draws the next frame, and on for as long as the scene moves. */
  wake = (): void => {
    if (!this.#drawable) return;
    this.#isStale = true;
    this.#loop.wake();
  };

  resize(slot: Slot): void {
    this.#app.renderer.resize(slot.width, slot.height, slot.resolution);
    // Resizing clears the canvas: without a frame in the same task it would flash empty.
    this.drawNow();
  }

  /** Draws within this task, and on for as long as the scene moves. */
  drawNow(): void {
    this.#isStale = true;
    if (this.#drawable && !this.isLost) this.#draw(0);
    this.wake();
  }

  /** The scene as it is now, without the bleed around it. Size in device px. Not while the context is lost. */
  picture(bleed: number): HTMLCanvasElement {
    const { canvas, renderer } = this.#app;
    // Scenes begin on a whole device px.
    const edge = Math.floor(bleed * renderer.resolution);
    const around = Math.round(2 * bleed * renderer.resolution);
    const picture = document.createElement('canvas');
    picture.width = canvas.width - around;
    picture.height = canvas.height - around;
    // In the same task as the drawing: afterwards the browser may have cleared what was drawn.
    this.#isStale = true;
    this.#draw(0);
    picture.getContext('2d')?.drawImage(canvas, -edge, -edge);
    this.wake();
    return picture;
  }

  destroy(): void {
    this.#loop.destroy();
    this.#app.canvas.removeEventListener('webglcontextlost', this.#tellWatchers);
    this.#app.canvas.removeEventListener('webglcontextrestored', this.#restore);
  }

  readonly #restore = (): void => {
    this.#drawable?.forget?.();
    // The notice about the lost canvas goes when there is something to be seen.
    this.drawNow();
    this.#tellWatchers();
  };

  readonly #tellWatchers = (): void => this.#watchers.notify(this.isLost);

  /** @param at the browser's time of the frame, ms */
  #frame(seconds: number, at: number): boolean {
    const isMoving = this.#draw(seconds);
    if (this.#frameRate.note(at, isMoving)) this.#onSlow?.();
    return isMoving;
  }

  /** @returns whether another frame is needed */
  #draw(seconds: number): boolean {
    const drawable = this.#drawable;
    const motion = drawable?.tick(seconds) ?? 'still';
    // Nothing is rendered while the context is lost: a shader that is first used then stays blank.
    if (this.isLost || (motion === 'waits' && !this.#isStale)) return motion !== 'still';
    this.#isStale = false;
    drawable?.prepare?.(this.#passes);
    this.#app.renderer.render({ container: this.#app.stage });
    const onFirstFrame = this.#onFirstFrame;
    this.#onFirstFrame = undefined;
    onFirstFrame?.();
    return motion !== 'still';
  }
}

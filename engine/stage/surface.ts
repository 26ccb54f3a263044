/** The canvas that all games share. It draws the current scene on demand, and recovers after a lost context. */

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
  type WebGLRenderer,
} from 'pixi.js';
import { FrameRateMonitor } from './frame-rate-monitor';
import { PassRenderer } from './pass-renderer';
import type { Scene, Slot } from './scene';

export type Drawable = Pick<Scene<never>, 'tick' | 'prepare' | 'forget'>;

/** Options of the Application, which Pixi reads once. */
export const APPLICATION_OPTIONS = {
  // The page calls `hasWebGl` first, so Pixi never loads another renderer.
  preference: 'webgl' as const,
  preferWebGLVersion: 2 as const,
  // The stage imports the pipes itself (`pipes.ts`).
  skipExtensionImports: true,
  preferWorkers: false,
  autoStart: false,
  sharedTicker: false,
  // Pixi would free textures that were unused for a minute, but scenes free their own.
  gcActive: false,
  backgroundAlpha: 0,
  antialias: false,
  autoDensity: true,
  hello: false,
};

/** Resolves in a new task. A timer of `Clock` would not fire while the clock is paused. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

export class Surface {
  readonly #app: Application;
  readonly #loop: FrameLoop;
  readonly #passes: PassRenderer;
  readonly #frameRate = new FrameRateMonitor();
  #drawable: Drawable | undefined;
  #onFirstFrame: (() => void) | undefined;
  #onSlow: (() => void) | undefined;
  readonly #watchers = new Listeners<[isLost: boolean]>();
  /** Whether a frame was requested. The surface draws it even if the drawable waits. */
  #isStale = true;

  constructor(app: Application, clock: Clock) {
    this.#app = app;
    this.#passes = new PassRenderer(app.renderer as WebGLRenderer);
    this.#loop = new FrameLoop(clock, (seconds, at) => this.#frame(seconds, at));
    // Ends Pixi's scheduler of this renderer. It would run in every frame for garbage collection, which is off.
    app.renderer.scheduler.destroy();
    this.canvas.style.visibility = 'hidden';
    app.canvas.addEventListener('webglcontextlost', this.#notifyWatchers);
    app.canvas.addEventListener('webglcontextrestored', this.#restore);
  }

  get canvas(): HTMLCanvasElement {
    return this.#app.canvas;
  }

  /** Maximum resolution at which this device keeps its frame rate, device px per CSS px. It can only decrease. */
  get mostResolution(): number {
    return this.#frameRate.mostResolution;
  }

  get isLost(): boolean {
    return (this.#app.renderer as WebGLRenderer).context.isLost;
  }

  /** Calls a watcher now, and after every loss and restoration of the context. Returns the unsubscribe function. */
  watch(watcher: (isLost: boolean) => void): () => void {
    watcher(this.isLost);
    return this.#watchers.subscribe(watcher);
  }

  /** Draws one px, so that Pixi compiles its own programs before the first scene. */
  warmUp(): void {
    const point = new Sprite(Texture.WHITE);
    this.#app.renderer.render({ container: point });
    point.destroy();
  }

  /** Compiles the shaders in a scene's view. @throws Error when one does not compile */
  compile(view: Container): void {
    this.#passes.compile(view);
  }

  upload = async (source: TextureSource): Promise<void> => {
    await nextTask();
    if (!source.destroyed) this.#passes.upload(source);
  };

  /** @param onFirstFrame called once @param onSlow called when {@link mostResolution} has decreased */
  show(drawable: Drawable | undefined, onFirstFrame?: () => void, onSlow?: () => void): void {
    this.#drawable = drawable;
    this.#onFirstFrame = onFirstFrame;
    this.#onSlow = onSlow;
    if (drawable) this.wake();
    else {
      this.#loop.sleep();
      // Until the next scene has a size, the canvas would lie in its slot with another one, and shift the layout.
      this.canvas.style.visibility = 'hidden';
    }
  }

  wake = (): void => {
    if (!this.#drawable) return;
    this.#isStale = true;
    this.#loop.wake();
  };

  /** Makes the canvas as large as the whole painting around a slot. The slot is the canvas's containing block. */
  resize(slot: Slot): void {
    const { width, height } = slot.whole;
    this.#app.renderer.resize(width, height, slot.resolution);
    // The slot may begin between two px of the page, and the canvas may not.
    const { left, top } = (this.canvas.parentElement as Element).getBoundingClientRect();
    const page = document.documentElement.getBoundingClientRect();
    Object.assign(this.canvas.style, {
      left: `${page.left - left}px`,
      top: `${page.top - top}px`,
      visibility: '',
    });
    // Resizing clears the canvas. Without a frame in the same task the canvas would flash.
    this.drawNow();
  }

  /** Draws a frame within this task, and further frames while the scene moves. */
  drawNow(): void {
    this.#isStale = true;
    if (this.#drawable && !this.isLost) this.#draw(0);
    this.wake();
  }

  /** Returns a picture of what is inside a slot, in device px. Must not be called while the context is lost. */
  picture({ width, height, insets, resolution }: Slot): HTMLCanvasElement {
    const picture = document.createElement('canvas');
    picture.width = Math.round(width * resolution);
    picture.height = Math.round(height * resolution);
    // Copies in the task that draws, because the browser may clear the buffer afterward.
    this.#isStale = true;
    this.#draw(0);
    picture.getContext('2d')?.drawImage(this.canvas, -insets.left * resolution, -insets.top * resolution);
    this.wake();
    return picture;
  }

  destroy(): void {
    this.#loop.destroy();
    this.#app.canvas.removeEventListener('webglcontextlost', this.#notifyWatchers);
    this.#app.canvas.removeEventListener('webglcontextrestored', this.#restore);
  }

  readonly #restore = (): void => {
    this.#drawable?.forget?.();
    // Draws immediately, so that the notice about the lost context disappears over a finished picture.
    this.drawNow();
    this.#notifyWatchers();
  };

  readonly #notifyWatchers = (): void => this.#watchers.notify(this.isLost);

  /** @param at the browser's time of the frame, ms */
  #frame(seconds: number, at: number): boolean {
    const isMoving = this.#draw(seconds);
    if (this.#frameRate.note(at, isMoving)) this.#onSlow?.();
    return isMoving;
  }

  #draw(seconds: number): boolean {
    const drawable = this.#drawable;
    const motion = drawable?.tick(seconds) ?? 'still';
    // Renders nothing while the context is lost. A shader that is first used during the loss would stay blank.
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

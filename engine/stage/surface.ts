/**
 * The one canvas: it draws the scene at hand, on demand, and comes back after a lost context.
 * React owns the Pixi Application; everything that happens per frame happens here.
 */

import type { Clock } from './clock';
import { FrameLoop } from './frame-loop';
import { Listeners } from './listeners';
import type { Slot } from './scene';
import { type Application, Sprite, Texture, Ticker, type WebGLRenderer } from './pixi';
import { takeOver } from './take-over';

/** As much of a scene as the surface needs. */
export interface Drawable {
  tick(seconds: number): boolean;
  draw?(isForeign: boolean): boolean;
  restore?(): void;
}

/** How the Application is made; Pixi reads these once. */
export const APPLICATION_OPTIONS = {
  // Whoever shows a scene has asked `canDraw` first, so that no other renderer is ever loaded.
  preference: 'webgl' as const,
  preferWebGLVersion: 2 as const,
  // Accessibility, events, filters, spritesheets and the rest are not used: the mirror and our own loop do their work.
  skipExtensionImports: true,
  preferWorkers: false,
  autoStart: false,
  sharedTicker: false,
  backgroundAlpha: 0,
  antialias: false,
  autoDensity: true,
  hello: false,
};

export class Surface {
  readonly #app: Application;
  readonly #loop: FrameLoop;
  #drawable: Drawable | undefined;
  /** Called once, when the drawable was first drawn. */
  #onFirstFrame: (() => void) | undefined;
  readonly #watchers = new Listeners<[isLost: boolean]>();
  /** Who used the context last: what Pixi, or a scene that draws for itself, expects of it is so until another does. */
  #user: 'pixi' | Drawable | undefined;

  constructor(app: Application, clock: Clock) {
    this.#app = app;
    this.#loop = new FrameLoop(clock, (seconds) => this.#draw(seconds));
    // The renderer's housekeeping would otherwise keep a ticker running for good.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    app.canvas.addEventListener('webglcontextlost', this.#tellWatchers);
    app.canvas.addEventListener('webglcontextrestored', this.#restore);
  }

  get canvas(): HTMLCanvasElement {
    return this.#app.canvas;
  }

  /** The context that Pixi draws with; {@link APPLICATION_OPTIONS} allow no other. */
  get gl(): WebGL2RenderingContext {
    return (this.#app.renderer as WebGLRenderer).gl;
  }

  /** Whether there is nothing to draw with just now: a device takes the context away, and gives it back. */
  get isLost(): boolean {
    return this.gl.isContextLost();
  }

  /** Calls back at once, and whenever the context was lost or is back and can be drawn with; returns how to stop. */
  watch(watcher: (isLost: boolean) => void): () => void {
    watcher(this.isLost);
    return this.#watchers.subscribe(watcher);
  }

  /** Draws a point that nobody sees: what Pixi and the card make at the first drawing is made now. */
  warmUp(): void {
    const point = new Sprite(Texture.WHITE);
    this.#app.renderer.render({ container: point });
    point.destroy();
  }

  /** Shows a scene, or nothing. @param onFirstFrame called once, as soon as it has been drawn */
  show(drawable: Drawable | undefined, onFirstFrame?: () => void): void {
    this.#drawable = drawable;
    this.#onFirstFrame = onFirstFrame;
    // A scene that draws for itself has used the context since it was made.
    this.#user = undefined;
    if (drawable) this.#loop.wake();
    else this.#loop.sleep();
  }

  /** Draws the next frame, and on for as long as the scene moves. */
  wake = (): void => {
    if (this.#drawable) this.#loop.wake();
  };

  /** @param isSeen whether what is drawn is before the person's eyes already */
  resize(slot: Slot, isSeen = true): void {
    this.#app.renderer.resize(slot.width, slot.height, slot.resolution);
    // Resizing clears the canvas: without a frame in the same task it would flash empty.
    if (isSeen) this.drawNow();
    else this.wake();
  }

  /** Draws within this task, and on for as long as the scene moves. */
  drawNow(): void {
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
    this.#drawable?.restore?.();
    this.#user = undefined;
    this.wake();
    this.#tellWatchers();
  };

  readonly #tellWatchers = (): void => this.#watchers.notify(this.isLost);

  #draw(seconds: number): boolean {
    const drawable = this.#drawable;
    const moves = drawable?.tick(seconds) ?? false;
    if (this.isLost) return moves;
    if (!drawable?.draw) {
      this.#render(true);
    } else {
      const isForeign = this.#user !== drawable;
      if (isForeign) takeOver(this.gl);
      this.#user = drawable;
      if (drawable.draw(isForeign)) this.#render(false);
    }
    const onFirstFrame = this.#onFirstFrame;
    this.#onFirstFrame = undefined;
    onFirstFrame?.();
    return moves;
  }

  /** Lets Pixi draw the stage, over what is there unless it is cleared. */
  #render(clear: boolean): void {
    const { renderer, stage } = this.#app;
    if (this.#user !== 'pixi') renderer.resetState();
    this.#user = 'pixi';
    renderer.render({ container: stage, clear });
  }
}

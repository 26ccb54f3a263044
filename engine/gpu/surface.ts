/**
 * The one canvas: it draws the scene at hand, on demand, and comes back after a lost context.
 * React owns the Pixi Application; everything that happens per frame happens here.
 */
import 'pixi.js/unsafe-eval';
import 'pixi.js/mesh';
import { type Application, type Container, Ticker } from 'pixi.js';
import type { Clock } from '../core/clock';
import { FrameLoop } from '../core/frame-loop';
import type { Paint, Slot } from '../core/scene';

/** As much of a scene as the surface needs. */
export interface Drawable {
  tick(seconds: number): boolean;
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

  constructor(app: Application, clock: Clock) {
    this.#app = app;
    this.#loop = new FrameLoop(clock, (seconds) => this.#draw(seconds));
    // The renderer's housekeeping would otherwise keep a ticker running for good.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    app.canvas.addEventListener('webglcontextrestored', this.#restore);
  }

  get canvas(): HTMLCanvasElement {
    return this.#app.canvas;
  }

  get stage(): Container {
    return this.#app.stage;
  }

  /** Shows a scene, or nothing. */
  show(drawable: Drawable | undefined): void {
    this.#drawable = drawable;
    if (drawable) this.#loop.wake();
    else this.#loop.sleep();
  }

  /** Draws the next frame, and on for as long as the scene moves. */
  wake = (): void => {
    if (this.#drawable) this.#loop.wake();
  };

  resize(slot: Slot): void {
    this.#app.renderer.resize(slot.width, slot.height, slot.resolution);
    // Resizing clears the canvas: without a frame in the same task it would flash empty.
    if (this.#drawable && !this.#isLost()) this.#draw(0);
    this.wake();
  }

  /** Draws into a texture; see {@link Paint}. */
  paint: Paint = (what, onto, clear) => {
    if (this.#isLost()) return;
    this.#app.renderer.render({
      container: what,
      target: onto,
      clear: clear !== undefined,
      ...(clear && { clearColor: [...clear] }),
    });
  };

  /** The scene as it is now, without the bleed around it. Size in device px. */
  picture(bleed: number): HTMLCanvasElement {
    const { canvas, renderer } = this.#app;
    const edge = bleed * renderer.resolution;
    const picture = document.createElement('canvas');
    picture.width = canvas.width - 2 * edge;
    picture.height = canvas.height - 2 * edge;
    // In the same task as the drawing: afterwards the browser may have cleared what was drawn.
    if (!this.#isLost()) this.#draw(0);
    picture.getContext('2d')?.drawImage(canvas, -edge, -edge);
    this.wake();
    return picture;
  }

  destroy(): void {
    this.#loop.destroy();
    this.#app.canvas.removeEventListener('webglcontextrestored', this.#restore);
  }

  readonly #restore = (): void => {
    this.#drawable?.restore?.();
    this.wake();
  };

  #isLost(): boolean {
    const { renderer } = this.#app;
    return 'gl' in renderer && (renderer.gl as WebGL2RenderingContext).isContextLost();
  }

  #draw(seconds: number): boolean {
    const moves = this.#drawable?.tick(seconds) ?? false;
    if (!this.#isLost()) this.#app.render();
    return moves;
  }
}

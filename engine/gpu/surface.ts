/**
 * The one canvas: it draws the scene at hand, on demand, and comes back after a lost context.
 * React owns the Pixi Application; everything that happens per frame happens here.
 */
import 'pixi.js/unsafe-eval';
import 'pixi.js/mesh';
import { type Application, type Container, Ticker } from 'pixi.js';
import type { Clock } from '../core/clock';
import { FrameLoop } from '../core/frame-loop';
import type { Slot } from '../core/scene';

/** As much of a scene as the surface needs. */
export interface Drawable {
  tick(seconds: number): boolean;
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
    app.canvas.addEventListener('webglcontextrestored', this.wake);
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

  destroy(): void {
    this.#loop.destroy();
    this.#app.canvas.removeEventListener('webglcontextrestored', this.wake);
  }

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

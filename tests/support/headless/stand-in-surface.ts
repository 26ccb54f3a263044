import type { Clock } from '../../../engine/core/clock';
import { FrameLoop, type Frames } from '../../../engine/core/frame-loop';
import type { Drawable, Surface } from '../../../engine/gpu/surface';
import { standInGl } from './stand-ins';

/** Frames that come when a test lets time pass, and only if somebody has asked for one. */
class ManualFrames implements Frames {
  readonly #asked = new Map<number, () => void>();
  #lastId = 0;

  request(callback: () => void): number {
    this.#lastId += 1;
    this.#asked.set(this.#lastId, callback);
    return this.#lastId;
  }

  cancel(id: number): void {
    this.#asked.delete(id);
  }

  get isAsked(): boolean {
    return this.#asked.size > 0;
  }

  draw(): void {
    const due = [...this.#asked.values()];
    this.#asked.clear();
    for (const callback of due) callback();
  }
}

/** In the place of {@link Surface}: the same frame loop on the same clock, drawing nothing that could be seen. */
export class StandInSurface {
  #isLost = false;
  readonly gl = standInGl(() => this.#isLost);
  readonly frames = new ManualFrames();
  /** Frames that were drawn. */
  drawn = 0;
  readonly #loop: FrameLoop;
  #drawable: Drawable | undefined;
  #onFirstFrame: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#loop = new FrameLoop(clock, (seconds) => this.#draw(seconds), this.frames);
  }

  /** As the rest of the house knows it. */
  get asSurface(): Surface {
    return this as unknown as Surface;
  }

  show(drawable: Drawable | undefined, onFirstFrame?: () => void): void {
    this.#drawable = drawable;
    this.#onFirstFrame = onFirstFrame;
    if (drawable) this.#loop.wake();
    else this.#loop.sleep();
  }

  wake = (): void => {
    if (this.#drawable) this.#loop.wake();
  };

  resize(): void {
    if (this.#drawable) this.#draw(0);
    this.wake();
  }

  /** The context is lost, until {@link StandInSurface.restores}. */
  loses(): void {
    this.#isLost = true;
  }

  /** The context is back, and empty. */
  restores(): void {
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#drawable?.restore?.();
    this.wake();
  }

  /** There is nothing to be seen in it. */
  picture(): HTMLCanvasElement {
    return document.createElement('canvas');
  }

  destroy(): void {
    this.#loop.destroy();
  }

  #draw(seconds: number): boolean {
    const moves = this.#drawable?.tick(seconds) ?? false;
    if (!this.#isLost) this.#drawable?.draw?.();
    this.drawn += 1;
    const onFirstFrame = this.#onFirstFrame;
    this.#onFirstFrame = undefined;
    onFirstFrame?.();
    return moves;
  }
}

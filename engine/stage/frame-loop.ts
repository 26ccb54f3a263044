/** Requests frames while a scene moves, and none while it rests. */
import type { Clock } from './clock';

/** The browser's animation frames. A test may replace them. */
export interface FrameScheduler {
  /** @param callback receives the browser's time of the frame, ms */
  request(callback: (at: number) => void): number;
  cancel(id: number): void;
}

const browserFrames: FrameScheduler = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
};

export class FrameLoop {
  readonly #clock: Clock;
  readonly #frames: FrameScheduler;
  readonly #draw: (seconds: number, at: number) => boolean;
  readonly #stopListening: () => void;
  #frameId: number | undefined;
  /** Clock time of the last frame, ms; undefined after a rest. */
  #lastAt: number | undefined;

  /** @param draw draws at the browser's time `at` (ms). Returns whether another frame is needed. */
  constructor(
    clock: Clock,
    draw: (seconds: number, at: number) => boolean,
    frames: FrameScheduler = browserFrames,
  ) {
    this.#clock = clock;
    this.#draw = draw;
    this.#frames = frames;
    this.#stopListening = clock.onResume(() => this.wake());
  }

  wake(): void {
    this.#frameId ??= this.#frames.request(this.#frame);
  }

  sleep(): void {
    if (this.#frameId !== undefined) this.#frames.cancel(this.#frameId);
    this.#frameId = undefined;
    this.#lastAt = undefined;
    this.#clock.isFrameDue = false;
  }

  destroy(): void {
    this.sleep();
    this.#stopListening();
  }

  readonly #frame = (at: number): void => {
    this.#frameId = undefined;
    const now = this.#clock.catchUpFrame();
    // A timer in `catchUpFrame` may have requested a frame. The current frame replaces it.
    if (this.#frameId !== undefined) this.#frames.cancel(this.#frameId);
    this.#frameId = undefined;
    const seconds = this.#lastAt === undefined ? 0 : (now - this.#lastAt) / 1000;
    const moves = this.#draw(seconds, at);
    // While the clock is paused nothing can move. The end of the pause wakes the loop.
    const isFrameDue = moves && !this.#clock.isPaused;
    this.#clock.isFrameDue = isFrameDue;
    this.#lastAt = isFrameDue ? now : undefined;
    if (isFrameDue) this.wake();
  };
}

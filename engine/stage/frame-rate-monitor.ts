/** Detects a device that drops frames, and lowers the canvas resolution for this visit. */

/** Resolutions in descending order, device px per CSS px. More than 2 costs memory without a visible gain. */
const RESOLUTIONS = [2, 1.5, 1] as const;

/** Median frame time above which a device counts as slow, ms. */
const SLOW_FRAME_MS = 24;

const WINDOW_MS = 2000;

/** Maximum frame time, ms. A longer gap means that the tab slept, so it does not count as a frame. */
const LONGEST_FRAME_MS = 500;

export class FrameRateMonitor {
  #level = 0;
  #lastAt: number | undefined;
  #elapsed = 0;
  readonly #frames: number[] = [];

  get mostResolution(): number {
    return RESOLUTIONS[this.#level] as number;
  }

  /**
   * Records a frame.
   * @param at the browser's time of the frame, ms
   * @param isMoving whether another frame follows immediately
   * @returns whether {@link mostResolution} has decreased
   */
  note(at: number, isMoving: boolean): boolean {
    const frame = at - (this.#lastAt ?? at);
    if (frame > 0 && frame <= LONGEST_FRAME_MS) {
      this.#frames.push(frame);
      this.#elapsed += frame;
    }
    // A rest does not count as a frame.
    this.#lastAt = isMoving ? at : undefined;
    if (this.#elapsed < WINDOW_MS) return false;
    const median = this.#frames.sort((one, other) => one - other)[this.#frames.length >> 1] as number;
    this.#frames.length = 0;
    this.#elapsed = 0;
    if (median <= SLOW_FRAME_MS || this.#level === RESOLUTIONS.length - 1) return false;
    this.#level += 1;
    return true;
  }
}

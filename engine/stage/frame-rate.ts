/** Notices a device that does not keep up, and lowers the resolution of its canvas for the visit. */

/** Resolutions from the best on, device px per CSS px. More than 2 costs memory and cannot be seen. */
const RESOLUTIONS = [2, 1.5, 1] as const;

/** A device whose median frame takes longer than this does not keep up, ms. */
const SLOW_FRAME_MS = 24;

/** Frames are judged over this time, ms. */
const WINDOW_MS = 2000;

/** What takes longer is no frame but a tab that slept, ms. */
const LONGEST_FRAME_MS = 500;

export class FrameRate {
  #level = 0;
  #lastAt: number | undefined;
  #elapsed = 0;
  readonly #frames: number[] = [];

  get mostResolution(): number {
    return RESOLUTIONS[this.#level] as number;
  }

  /**
   * Notes a frame.
   *
   * @param at the time that the browser gives the frame, ms
   * @param isMoving whether another frame follows at once
   * @returns whether {@link mostResolution} has fallen
   */
  note(at: number, isMoving: boolean): boolean {
    const frame = at - (this.#lastAt ?? at);
    if (frame > 0 && frame <= LONGEST_FRAME_MS) {
      this.#frames.push(frame);
      this.#elapsed += frame;
    }
    // The time of a rest is no frame's.
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

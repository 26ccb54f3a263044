/** Easing functions from progress 0-1 to eased progress 0-1. The style guide lists curves and durations. */

/** Returns the curve of CSS `cubic-bezier()`, solved by bisection. 24 halvings leave an error below 1e-7. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): (progress: number) => number {
  const along = (a: number, b: number, t: number) =>
    3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  return (progress) => {
    if (progress <= 0) return 0;
    if (progress >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let halving = 0; halving < 24; halving++) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < progress) low = middle;
      else high = middle;
    }
    return along(y1, y2, (low + high) / 2);
  };
}

/** Easing for presses, hovers, fades, the deal of cards and small moves. Same curve as `--ease` in CSS. */
export const easeStandard = cubicBezier(0.2, 0, 0, 1);

/** Easing for the turn of a card or stone, and for longer moves. */
export const easeFlip = cubicBezier(0.45, 0, 0.2, 1);

/** Constant speed, for fades. */
export const linear = (progress: number): number => progress;

/** Half a cosine: starts and stops gently. Breaths, strides and flights move along it. */
export const easeInOut = (progress: number): number => (1 - Math.cos(Math.PI * progress)) / 2;

/** Smoothstep: starts and stops gently, at less cost than {@link easeInOut}. GLSL has the same function. */
export const smoothstep = (progress: number): number => progress * progress * (3 - 2 * progress);

export const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export const lerp = (from: number, to: number, progress: number): number => from + (to - from) * progress;

/** Duration of the fade that replaces a movement with reduced motion, s. */
export const REDUCED_MOTION_FADE_SECONDS = 0.16;

/** A value that moves to a target within a fixed time. A change of target starts at the current value. */
export class Tween {
  #from: number;
  #to: number;
  #elapsed = 0;
  #seconds: number;
  readonly #usual: number;
  readonly #ease: (progress: number) => number;

  /** @param seconds usual duration of a change, s */
  constructor(value: number, seconds: number, ease: (progress: number) => number) {
    this.#from = value;
    this.#to = value;
    this.#seconds = seconds;
    this.#usual = seconds;
    this.#elapsed = seconds;
    this.#ease = ease;
  }

  get target(): number {
    return this.#to;
  }

  get isMoving(): boolean {
    return this.#elapsed < this.#seconds;
  }

  get value(): number {
    return this.isMoving ? lerp(this.#from, this.#to, this.#ease(this.#elapsed / this.#seconds)) : this.#to;
  }

  /** Progress of the current change before easing, 0-1. */
  get progress(): number {
    return this.isMoving ? this.#elapsed / this.#seconds : 1;
  }

  /** Starts to move toward `target`, unless it already does. @param seconds duration of this change, s */
  go(target: number, seconds = this.#usual): void {
    if (target === this.#to) return;
    this.#from = this.value;
    this.#to = target;
    this.#seconds = seconds;
    this.#elapsed = 0;
  }

  set(value: number): void {
    this.#from = value;
    this.#to = value;
    this.#elapsed = this.#seconds;
  }

  /** Advances by `seconds`. @returns whether the value still moves */
  tick(seconds: number): boolean {
    this.#elapsed = Math.min(this.#seconds, this.#elapsed + seconds);
    return this.isMoving;
  }
}

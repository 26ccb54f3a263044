/** Maximum time between a start and the second tap of a double tap, ms. */
const DOUBLE_TAP_MS = 350;

/** Maximum distance between the taps of a double tap, CSS px. */
const DOUBLE_TAP_PX = 30;

const NOWHERE = { x: Number.NaN, y: Number.NaN };

/**
 * Suppresses presses that are not meant for the session: a press on the scene before its first frame, and the second
 * tap of a double tap on Start.
 */
export class EarlyPressFilter {
  readonly #scene: HTMLElement;
  #last = NOWHERE;
  /** Position of the press that started the session, CSS px. */
  #start = NOWHERE;
  #beganAt = Number.NEGATIVE_INFINITY;
  #isHidden = false;
  /** Ids of the pointers whose last press was suppressed. Their events up to the click are suppressed too. */
  readonly #taken = new Set<number>();

  constructor(scene: HTMLElement) {
    this.#scene = scene;
  }

  begun(): void {
    this.#beganAt = performance.now();
    this.#start = this.#last;
    this.#isHidden = true;
  }

  /** Must be called when the first frame is visible. */
  shown(): void {
    this.#isHidden = false;
  }

  /** @returns a function that stops listening */
  listen(): () => void {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('pointerdown', this.#press, options);
    for (const type of ['pointermove', 'pointerup', 'pointercancel', 'click'])
      document.addEventListener(type, this.#goOn, options);
    return () => listeners.abort();
  }

  #isEarly({ target, clientX, clientY }: PointerEvent): boolean {
    if (this.#isHidden && this.#scene.contains(target as Node)) return true;
    const isNear = Math.hypot(clientX - this.#start.x, clientY - this.#start.y) <= DOUBLE_TAP_PX;
    return isNear && performance.now() - this.#beganAt < DOUBLE_TAP_MS;
  }

  readonly #press = (event: PointerEvent): void => {
    this.#taken.delete(event.pointerId);
    if (this.#isEarly(event)) {
      this.#taken.add(event.pointerId);
      stop(event);
    } else {
      // After a press elsewhere the next one at the place of Start is no double tap.
      this.#start = NOWHERE;
    }
    this.#last = { x: event.clientX, y: event.clientY };
  };

  readonly #goOn = (event: Event): void => {
    // A click by keyboard has no pointer, so it is no first tap of a double tap.
    if (event.type === 'click' && (event as MouseEvent).detail === 0) this.#last = NOWHERE;
    if (this.#taken.has((event as PointerEvent).pointerId)) stop(event);
  };
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

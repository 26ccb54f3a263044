/** Timing of tooltips. */

/** Delay of the first tooltip, ms. */
const OPEN_DELAY_MS = 700;
/** Within this time after a tooltip has closed, the next one opens at once, ms. */
const SKIP_DELAY_MS = 300;
/** Gap between button and tooltip, CSS px. */
export const SIDE_OFFSET = 4;
/** Time for the pointer to cross that gap, ms. */
const CROSSING_MS = 100;

/** @typeParam TAnchor element with a tooltip */
export class TooltipTimer<TAnchor> {
  readonly #show: (anchor: TAnchor | undefined) => void;
  #shown: TAnchor | undefined;
  #waiting: TAnchor | undefined;
  /** The pressed anchor: its tooltip may open again only after the pointer has left it. */
  #dismissed: TAnchor | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closedAt = Number.NEGATIVE_INFINITY;

  /** @param show receives the anchor whose tooltip to show; undefined for none */
  constructor(show: (anchor: TAnchor | undefined) => void) {
    this.#show = show;
  }

  /** Handles a pointer that enters an anchor, or leaves all of them (undefined). */
  point(anchor: TAnchor | undefined): void {
    if (anchor !== undefined && anchor === this.#dismissed) return;
    this.#dismissed = undefined;
    if (anchor !== undefined && anchor === this.#shown) {
      this.stay();
      return;
    }
    if (anchor !== undefined && anchor === this.#waiting) return;
    if (anchor === undefined) {
      if (this.#shown === undefined) this.#wait(undefined);
      else this.#wait(undefined, () => this.close(), CROSSING_MS);
      return;
    }
    const isSoon = this.#shown !== undefined || performance.now() - this.#closedAt < SKIP_DELAY_MS;
    if (isSoon) this.open(anchor);
    else this.#wait(anchor, () => this.open(anchor), OPEN_DELAY_MS);
  }

  /** Handles a pointer that enters the tooltip. */
  stay(): void {
    this.#wait(undefined);
  }

  /** Opens at once, for keyboard focus. */
  open(anchor: TAnchor): void {
    this.#wait(undefined);
    this.#shown = anchor;
    this.#show(anchor);
  }

  /** Closes on a press. The pressed anchor gets no tooltip until the pointer leaves it. */
  dismiss(anchor: TAnchor | undefined): void {
    this.#dismissed = anchor;
    this.close();
  }

  close(): void {
    this.#wait(undefined);
    if (this.#shown === undefined) return;
    this.#shown = undefined;
    this.#closedAt = performance.now();
    this.#show(undefined);
  }

  #wait(anchor: TAnchor | undefined, then?: () => void, ms?: number): void {
    clearTimeout(this.#timer);
    this.#waiting = anchor;
    if (then) this.#timer = setTimeout(then, ms);
  }
}

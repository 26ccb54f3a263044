/** Delay of the first tooltip, ms. */
const OPEN_DELAY_MS = 700;
/** Time after the pointer has left a button within which the next tooltip opens without a delay, ms. */
const SKIP_DELAY_MS = 300;
/** Gap between button and tooltip, CSS px. */
export const TOOLTIP_GAP_PX = 4;
/** Time in which the pointer may cross the gap, ms. */
const CROSSING_MS = 100;

export class TooltipTimer<TAnchor> {
  readonly #show: (anchor: TAnchor | undefined) => void;
  #shown: TAnchor | undefined;
  #waiting: TAnchor | undefined;
  /** The pressed anchor. It gets no tooltip until the pointer has left it. */
  #dismissed: TAnchor | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leftAt = Number.NEGATIVE_INFINITY;

  /** @param show receives the anchor whose tooltip is visible; undefined for none */
  constructor(show: (anchor: TAnchor | undefined) => void) {
    this.#show = show;
  }

  /** Handles a pointer that enters an anchor, or leaves all anchors (undefined). */
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
      else {
        const leftAt = performance.now();
        this.#wait(undefined, () => this.close(leftAt), CROSSING_MS);
      }
      return;
    }
    const isSoon = this.#shown !== undefined || performance.now() - this.#leftAt < SKIP_DELAY_MS;
    if (isSoon) this.open(anchor);
    else this.#wait(anchor, () => this.open(anchor), OPEN_DELAY_MS);
  }

  /** Keeps the tooltip open while the pointer is over it. */
  stay(): void {
    this.#wait(undefined);
  }

  open(anchor: TAnchor): void {
    this.#wait(undefined);
    this.#shown = anchor;
    this.#show(anchor);
  }

  /** Closes on a press. */
  dismiss(anchor: TAnchor | undefined): void {
    this.#dismissed = anchor;
    this.close();
  }

  /** @param leftAt time at which the pointer left the anchor, on the clock of `performance`, ms; now by default */
  close(leftAt = performance.now()): void {
    this.#wait(undefined);
    if (this.#shown === undefined) return;
    this.#shown = undefined;
    this.#leftAt = leftAt;
    this.#show(undefined);
  }

  #wait(anchor: TAnchor | undefined, then?: () => void, ms?: number): void {
    clearTimeout(this.#timer);
    this.#waiting = anchor;
    if (then) this.#timer = setTimeout(then, ms);
  }
}

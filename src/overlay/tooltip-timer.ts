/** When a tooltip opens and closes. */

/** How long the pointer rests before the first tooltip opens (ms). */
const OPEN_DELAY_MS = 700;
/** Within this time after one has closed the next opens at once (ms). */
const SKIP_DELAY_MS = 300;
/** Gap between button and tooltip (px). */
export const SIDE_OFFSET = 4;
/** Time to cross that gap (ms). */
const CROSSING_MS = 100;

/** @typeParam TAnchor what tooltips belong to */
export class TooltipTimer<TAnchor> {
  readonly #show: (anchor: TAnchor | undefined) => void;
  #shown: TAnchor | undefined;
  #waiting: TAnchor | undefined;
  /** Was pressed: the pointer must leave it before its tooltip comes again. */
  #dismissed: TAnchor | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closedAt = Number.NEGATIVE_INFINITY;

  /** @param show is told whose tooltip to show; undefined for none */
  constructor(show: (anchor: TAnchor | undefined) => void) {
    this.#show = show;
  }

  /** The pointer is over an anchor, or over none. */
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

  /** The pointer is on the tooltip itself. */
  stay(): void {
    this.#wait(undefined);
  }

  /** Opens without waiting: the keyboard has come to an anchor. */
  open(anchor: TAnchor): void {
    this.#wait(undefined);
    this.#shown = anchor;
    this.#show(anchor);
  }

  /** A press closes what is open; the anchor that was pressed stays without a tooltip until it is left. */
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

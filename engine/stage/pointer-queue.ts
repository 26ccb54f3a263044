/**
 * What fingers, pens and mice do on an element, kept until the next tick asks for it. A scene that draws follows every
 * point that the device saw between two frames, and computes nothing in between.
 */

export interface PointerSample {
  /** Tells one finger from another for as long as it is down. */
  readonly id: number;
  readonly kind: 'down' | 'move' | 'up' | 'cancel';
  /** In the element, CSS px; it may lie outside. */
  readonly x: number;
  readonly y: number;
  /** How hard a pen is pressed, 0-1; undefined for whatever cannot tell. */
  readonly pressure: number | undefined;
  /** ms, on the browser's own clock. */
  readonly at: number;
}

export interface PointerQueueOptions {
  readonly element: HTMLElement;
  /** Called with every event: something waits for the next tick. */
  readonly wake: () => void;
  /**
   * Where a finger may begin. A finger that comes down elsewhere scrolls the page; mice and pens begin anywhere.
   */
  readonly isSurface: (target: EventTarget | null) => boolean;
}

/** A contact that is wider or higher is the ball of a hand, CSS px. */
const PALM = 60;

/** So long it is taken for granted that the element is where it was, ms; scrolling is noticed at once. */
const STAYS_MS = 250;

const isPalm = (event: PointerEvent): boolean =>
  event.pointerType === 'touch' && (event.width > PALM || event.height > PALM);

export class PointerQueue {
  readonly #options: PointerQueueOptions;
  readonly #down = new Set<number>();
  readonly #stop = new AbortController();
  /** Ends listening to moves; undefined while no hand is down. */
  #stopMoves: AbortController | undefined;
  #samples: PointerSample[] = [];
  /** Where the element is in the window, CSS px; asking in every frame would cost a layout each time. */
  #corner: { readonly left: number; readonly top: number } | undefined;
  /** When that was asked, ms. */
  #askedAt = 0;

  constructor(options: PointerQueueOptions) {
    this.#options = options;
    const { element } = options;
    const { signal } = this.#stop;
    element.addEventListener('pointerdown', this.#begin, { signal });
    element.addEventListener('pointerup', (event) => this.#end(event, 'up'), { signal });
    element.addEventListener('pointercancel', (event) => this.#end(event, 'cancel'), { signal });
    // Also when the browser takes the pointer away without a word.
    element.addEventListener('lostpointercapture', (event) => this.#end(event, 'cancel'), { signal });
    // A long press would open a menu over the hand.
    element.addEventListener('contextmenu', (event) => this.#down.size > 0 && event.preventDefault(), {
      signal,
    });
  }

  /** Everything since the last time, in order. */
  take(): readonly PointerSample[] {
    if (this.#samples.length === 0) return NONE;
    const samples = this.#samples;
    this.#samples = [];
    return samples;
  }

  destroy(): void {
    this.#stop.abort();
    this.#stopMoves?.abort();
    this.#down.clear();
    this.#samples = [];
  }

  readonly #begin = (event: PointerEvent): void => {
    const { element, isSurface } = this.#options;
    if (event.button !== 0 || isPalm(event)) return;
    if (event.pointerType === 'touch' && !isSurface(event.target)) return;
    this.#down.add(event.pointerId);
    try {
      // The hand may leave the element and come back.
      element.setPointerCapture(event.pointerId);
    } catch (error) {
      // The pointer is gone already: its end will not come either.
      this.#down.delete(event.pointerId);
      console.warn('A pointer was gone before it could be followed', error);
      return;
    }
    this.#forgetCorner();
    if (!this.#stopMoves) this.#listenToMoves();
    this.#push([event], 'down', event.pointerId);
  };

  #listenToMoves(): void {
    this.#stopMoves = new AbortController();
    const { signal } = this.#stopMoves;
    this.#options.element.addEventListener('pointermove', this.#move, { signal });
    window.addEventListener('scroll', this.#forgetCorner, { signal, capture: true, passive: true });
  }

  readonly #move = (event: PointerEvent): void => {
    if (!this.#down.has(event.pointerId)) return;
    if (isPalm(event)) {
      this.#end(event, 'cancel');
      return;
    }
    const between = event.getCoalescedEvents?.() ?? [];
    this.#push(between.length > 0 ? between : [event], 'move', event.pointerId);
  };

  #end(event: PointerEvent, kind: 'up' | 'cancel'): void {
    if (!this.#down.delete(event.pointerId)) return;
    if (this.#down.size === 0) {
      this.#stopMoves?.abort();
      this.#stopMoves = undefined;
    }
    this.#push([event], kind, event.pointerId);
  }

  /** @param id of the pointer: what happened between two events does not always know */
  #push(events: readonly PointerEvent[], kind: PointerSample['kind'], id: number): void {
    const { left, top } = this.#cornerAt((events[0] as PointerEvent).timeStamp);
    for (const { clientX, clientY, pointerType, pressure, timeStamp } of events) {
      this.#samples.push({
        id,
        kind,
        x: clientX - left,
        y: clientY - top,
        pressure: pointerType === 'pen' && pressure > 0 ? pressure : undefined,
        at: timeStamp,
      });
    }
    this.#options.wake();
  }

  #cornerAt(time: number) {
    if (!this.#corner || time - this.#askedAt > STAYS_MS) {
      this.#corner = this.#options.element.getBoundingClientRect();
      this.#askedAt = time;
    }
    return this.#corner;
  }

  readonly #forgetCorner = (): void => {
    this.#corner = undefined;
  };
}

const NONE: readonly PointerSample[] = [];

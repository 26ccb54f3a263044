/** Queues pointer events until the next tick, with every point that the device recorded between two frames. */
import { SAME_GESTURE_MS } from './scene';

export interface PointerSample {
  /** Identifies one pointer while it is pressed. */
  readonly id: number;
  readonly kind: 'down' | 'move' | 'up' | 'cancel';
  /** Position in the element, CSS px. It may lie outside the element. */
  readonly x: number;
  readonly y: number;
  /** Pressure of a pen, 0-1; undefined when a pen reports none, and for other pointers. */
  readonly pressure: number | undefined;
  /** Time on the browser's clock, ms. */
  readonly at: number;
}

export interface PointerQueueOptions {
  readonly element: HTMLElement;
  /** Called after each queued event. */
  readonly wake: () => void;
  /** Returns whether a touch may start on this target. Elsewhere it scrolls the page. Mice and pens always may. */
  readonly isSurface: (target: EventTarget | null) => boolean;
}

/** Width or height above which a contact may be a palm, CSS px. iPads report over 60 px for a thumb. */
const PALM = 60;

const PALM_RATIO = 2;

/** Lifetime of the cached position of the element, ms. Scrolling resets the position immediately. */
const STAYS_MS = 250;

interface Contact {
  readonly type: string;
  size: number;
}

const sizeOf = ({ width, height }: PointerEvent): number => Math.max(width, height);

/** Returns whether a touch counts as a palm, because a pen or a much smaller contact is also pressed. */
const isPalmBeside = ({ type, size }: Contact, other: Contact): boolean =>
  type === 'touch' && (other.type === 'pen' || (size > PALM && size > PALM_RATIO * other.size));

export class PointerQueue {
  readonly #options: PointerQueueOptions;
  readonly #down = new Map<number, Contact>();
  readonly #stop = new AbortController();
  /** Removes the move listeners; undefined while no pointer is pressed. */
  #stopMoves: AbortController | undefined;
  #samples: PointerSample[] = [];
  /** Cached position of the element in the window, CSS px. Reading it in every frame would force a layout. */
  #corner: { readonly left: number; readonly top: number } | undefined;
  /** Time at which a pointer last lifted, ms. */
  #liftedAt = Number.NEGATIVE_INFINITY;
  #askedAt = 0;

  constructor(options: PointerQueueOptions) {
    this.#options = options;
    const { element } = options;
    const { signal } = this.#stop;
    element.addEventListener('pointerdown', this.#begin, { signal });
    element.addEventListener('pointerup', (event) => this.#end(event, 'up'), { signal });
    element.addEventListener('pointercancel', (event) => this.#end(event, 'cancel'), { signal });
    // Also handles a browser that takes the pointer away without `pointerup` or `pointercancel`.
    element.addEventListener('lostpointercapture', (event) => this.#end(event, 'cancel'), { signal });
    // A long press would open a context menu in the middle of a gesture.
    element.addEventListener('contextmenu', (event) => this.#down.size > 0 && event.preventDefault(), {
      signal,
    });
  }

  /** Whether a click that comes now belongs to a gesture of the queue. */
  get isActing(): boolean {
    return this.#down.size > 0 || performance.now() - this.#liftedAt < SAME_GESTURE_MS;
  }

  /** Returns and removes all queued samples, in order. */
  drain(): readonly PointerSample[] {
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
    if (event.button !== 0) return;
    if (event.pointerType === 'touch' && !isSurface(event.target)) return;
    const contact = { type: event.pointerType, size: sizeOf(event) };
    const others = [...this.#down];
    if (others.some(([, other]) => isPalmBeside(contact, other))) return;
    for (const [id, other] of others) if (isPalmBeside(other, contact)) this.#end(event, 'cancel', id);
    this.#down.set(event.pointerId, contact);
    try {
      // With pointer capture a pointer may leave the element and return.
      element.setPointerCapture(event.pointerId);
    } catch (error) {
      // The pointer has already ended, so its end event will not arrive either.
      this.#down.delete(event.pointerId);
      console.warn('A pointer ended before its capture', error);
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
    const contact = this.#down.get(event.pointerId);
    if (!contact) return;
    contact.size = sizeOf(event);
    for (const other of this.#down.values()) {
      if (!isPalmBeside(contact, other)) continue;
      this.#end(event, 'cancel');
      return;
    }
    const between = event.getCoalescedEvents?.() ?? [];
    this.#push(between.length > 0 ? between : [event], 'move', event.pointerId);
  };

  /** @param id id of the ended pointer. An event of another pointer may report its end. */
  #end(event: PointerEvent, kind: 'up' | 'cancel', id = event.pointerId): void {
    if (!this.#down.delete(id)) return;
    this.#liftedAt = performance.now();
    if (this.#down.size === 0) {
      this.#stopMoves?.abort();
      this.#stopMoves = undefined;
    }
    this.#push([event], kind, id);
  }

  /** @param id id of the pointer, which coalesced events may lack */
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

/** What happens on a page without a browser, and who hears of it. */

type Listener = ((event: StandInEvent) => void) | { handleEvent(event: StandInEvent): void };
interface Listening {
  readonly listener: Listener;
  readonly isCapturing: boolean;
  readonly isOnce: boolean;
}

/** What happened, and to whom. More of it, such as a key or a pointer, is put on by whoever makes it happen. */
export class StandInEvent {
  readonly type: string;
  target: unknown = null;
  currentTarget: unknown = null;
  defaultPrevented = false;
  readonly timeStamp = performance.now();
  readonly isTrusted = true;
  readonly bubbles: boolean;
  readonly cancelable = true;
  readonly eventPhase = 2;
  isStopped = false;
  isCut = false;

  constructor(
    type: string,
    { bubbles = true, ...more }: Record<string, unknown> & { bubbles?: boolean } = {},
  ) {
    this.type = type;
    this.bubbles = bubbles;
    Object.assign(this, more);
  }

  preventDefault(): void {
    this.defaultPrevented = true;
  }

  stopPropagation(): void {
    this.isStopped = true;
  }

  stopImmediatePropagation(): void {
    this.isStopped = true;
    this.isCut = true;
  }

  composedPath(): unknown[] {
    return [];
  }
}

/** Whatever can be listened to. */
export class StandInTarget {
  #listening = new Map<string, Listening[]>();
  #marked: Map<string, Listening[]> | undefined;

  addEventListener(
    type: string,
    listener: Listener | null,
    options: boolean | AddEventListenerOptions = {},
  ): void {
    if (!listener) return;
    const {
      capture = false,
      once = false,
      signal,
    } = typeof options === 'boolean' ? { capture: options } : options;
    const all = this.#listening.get(type) ?? [];
    if (all.some((one) => one.listener === listener && one.isCapturing === capture)) return;
    this.#listening.set(type, [...all, { listener, isCapturing: capture, isOnce: once }]);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, options));
  }

  removeEventListener(
    type: string,
    listener: Listener | null,
    options: boolean | AddEventListenerOptions = {},
  ): void {
    const capture = typeof options === 'boolean' ? options : (options.capture ?? false);
    const all = this.#listening.get(type) ?? [];
    this.#listening.set(
      type,
      all.filter((one) => one.listener !== listener || one.isCapturing !== capture),
    );
  }

  /** Whoever listens now goes on listening after {@link StandInTarget.forget}. */
  mark(): void {
    this.#marked ??= new Map(this.#listening);
  }

  /** Nobody listens any more who came after the mark. */
  forget(): void {
    this.#listening = new Map(this.#marked);
  }

  /** How many listen to anything here. */
  get listeners(): number {
    return [...this.#listening.values()].reduce((sum, all) => sum + all.length, 0);
  }

  /** Where what happens here goes on to. */
  get above(): StandInTarget | undefined {
    return undefined;
  }

  /**
   * Takes Node's own events too, which the page makes for itself: the global `Event` stays Node's, since Node's messages
   * between threads inherit from it. Listeners get a stand-in, whose fields can be written.
   *
   * @returns whether nobody prevented what the browser would do by itself
   */
  dispatchEvent(event: StandInEvent | Event): boolean {
    if (event instanceof Event) {
      const { type, bubbles, detail } = event as CustomEvent;
      if (!this.dispatchEvent(new StandInEvent(type, { bubbles, detail }))) event.preventDefault();
      return !event.defaultPrevented;
    }
    event.target = this;
    const path: StandInTarget[] = [];
    for (let on: StandInTarget | undefined = this; on; on = on.above) path.push(on);
    for (const on of [...path].reverse()) on.#tell(event, true);
    for (const on of event.bubbles ? path : [this]) on.#tell(event, false);
    return !event.defaultPrevented;
  }

  #tell(event: StandInEvent, isCapturing: boolean): void {
    if (event.isStopped) return;
    event.currentTarget = this;
    for (const one of this.#listening.get(event.type) ?? []) {
      if (one.isCapturing !== isCapturing || event.isCut) continue;
      if (one.isOnce) this.removeEventListener(event.type, one.listener, isCapturing);
      try {
        if (typeof one.listener === 'function') one.listener.call(this, event);
        else one.listener.handleEvent(event);
      } catch (error) {
        // As in a browser: the others still hear of it.
        reportError(error);
      }
    }
  }
}

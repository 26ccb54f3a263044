/**
 * The interface of a session steps back. Elements with `data-fades` fade after {@link AWAY_MS} without use, while the
 * root element has `data-away` (game-frame.module.css). They stay focusable and named. A pointer on the interface, a
 * mouse that moves without a pressed button, a key or a visible focus brings them back.
 */
import { useEffect } from 'react';
import type { Services } from '../services/services';

/** Time from the last use of the interface until it fades, ms. */
const AWAY_MS = 3000;

/** Time in which the interface returns, ms. Until it is visible again, a touch presses nothing. */
const RETURN_MS = 120;

/** Text size of the root element from which nothing fades, px. */
const LARGE_TEXT = 24;

/** Controls that never fade, because the person must press them next or can always press them. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';

class SteppingBack {
  readonly #holds = new Set<symbol>();
  #isForced: (() => boolean) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #returnedAt = Number.NEGATIVE_INFINITY;
  /** Whether the rest of the current touch is ignored, because it has brought the interface back. */
  #ignoresTouch = false;

  get #isAway(): boolean {
    return document.documentElement.hasAttribute('data-away');
  }

  /**
   * Starts with a session.
   * @param isForced returns whether the controls stay visible by the person's own choice
   * @returns a function that ends it
   */
  begin(isForced: () => boolean): () => void {
    this.#isForced = isForced;
    const end = new AbortController();
    const listen = <T extends keyof WindowEventMap>(type: T, act: (event: WindowEventMap[T]) => void) =>
      window.addEventListener(type, act, { capture: true, signal: end.signal });
    listen('pointerdown', this.#press);
    listen('pointerup', this.#ignore);
    listen('click', this.#ignore);
    listen('pointermove', ({ pointerType, buttons }) => {
      if (pointerType === 'mouse' && buttons === 0) this.#use();
    });
    listen('keydown', this.#use);
    listen('wheel', this.#use);
    listen('focusin' as 'focus', ({ target }) => {
      if ((target as Element).matches(':focus-visible')) this.#use();
    });
    this.#use();
    return () => {
      end.abort();
      clearTimeout(this.#timer);
      this.#isForced = undefined;
      this.#ignoresTouch = false;
      document.documentElement.removeAttribute('data-away');
    };
  }

  /** Keeps the interface visible until the returned function is called. */
  hold = (): (() => void) => {
    const hold = Symbol();
    this.#holds.add(hold);
    this.#use();
    return () => {
      this.#holds.delete(hold);
      this.#use();
    };
  };

  readonly #use = (): void => {
    if (!this.#isForced) return;
    if (this.#isAway) {
      document.documentElement.removeAttribute('data-away');
      this.#returnedAt = performance.now();
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#fade, AWAY_MS);
  };

  readonly #fade = (): void => {
    if (this.#mustStay()) this.#use();
    else document.documentElement.setAttribute('data-away', '');
  };

  #mustStay(): boolean {
    return (
      this.#holds.size > 0 ||
      this.#isForced?.() === true ||
      matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches ||
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_TEXT ||
      document.querySelector('dialog[open], [aria-haspopup][aria-expanded="true"]') !== null
    );
  }

  readonly #press = (event: PointerEvent): void => {
    const target = event.target as Element;
    this.#ignoresTouch = false;
    if (isPlay(target)) return;
    const isReturning = performance.now() - this.#returnedAt < RETURN_MS;
    const isFaded = target.closest('[data-fades]') !== null;
    const isFree = isFaded || target.closest(CONTROLS) === null;
    this.#ignoresTouch = isFree && (this.#isAway || isReturning);
    this.#use();
    this.#ignore(event);
  };

  readonly #ignore = (event: Event): void => {
    // Keys and assistive technology click without a pointer.
    if (!this.#ignoresTouch || (event.type === 'click' && (event as MouseEvent).detail === 0)) return;
    event.stopPropagation();
    event.preventDefault();
  };
}

/** Returns whether a touch on this element plays. A scene without targets leaves touches to the interface. */
function isPlay(element: Element): boolean {
  const slot = element.closest('[data-slot]');
  return slot !== null && slot.querySelector('[data-target]') !== null;
}

const steppingBack = new SteppingBack();

/** Lets the interface step back during a session. */
export function useSteppingBack(settings: Services['settings']): void {
  useEffect(() => steppingBack.begin(() => settings.value.keepControls), [settings]);
}

/** Keeps the interface visible while `isNeeded` is true, for example while the exercise is paused. */
export function useControlsStay(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? steppingBack.hold() : undefined), [isNeeded]);
}

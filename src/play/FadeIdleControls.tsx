/**
 * The interface of a session steps back. Elements with `data-fades` fade after {@link AWAY_MS} without use, while the
 * root element has `data-away` (game-frame.module.css). They stay focusable and named. A pointer on the interface, a
 * mouse that moves without a pressed button, a key or a visible focus brings them back. An element with `data-stays`
 * keeps them visible, for example while an exercise is paused.
 */
import { useEffect } from 'react';
import { useServices } from '../services/context';
import type { Services } from '../services/services';

/** Time from the last use of the interface until it fades, ms. */
const AWAY_MS = 3000;

/** Time in which the interface returns, ms. Until it is visible again, a touch presses nothing. */
const RETURN_MS = 120;

/** Text size of the root element from which nothing fades, px. */
const LARGE_TEXT = 24;

/** Controls that have not faded can be pressed. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';

/** A reason of the game's own, a dialog or an open menu. While one exists, nothing fades. */
const STAYS = '[data-stays], dialog[open], [aria-haspopup][aria-expanded="true"]';

export default function FadeIdleControls() {
  const { settings } = useServices();
  useEffect(() => stepBack(settings), [settings]);
  return null;
}

/** Returns a function that stops this. */
function stepBack(settings: Services['settings']): () => void {
  const root = document.documentElement;
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let returnedAt = Number.NEGATIVE_INFINITY;
  /** Whether the current touch has brought the interface back, so that the rest of the touch is ignored. */
  let ignoresTouch = false;

  const mustStay = () =>
    settings.value.keepControls ||
    document.querySelector(STAYS) !== null ||
    matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches ||
    Number.parseFloat(getComputedStyle(root).fontSize) >= LARGE_TEXT;
  const isAway = () => root.hasAttribute('data-away') && document.querySelector(STAYS) === null;
  const use = () => {
    if (isAway()) returnedAt = performance.now();
    root.removeAttribute('data-away');
    clearTimeout(timer);
    timer = setTimeout(() => (mustStay() ? use() : root.setAttribute('data-away', '')), AWAY_MS);
  };
  const ignore = (event: Event) => {
    // Keys and assistive technology click without a pointer.
    if (!ignoresTouch || (event.type === 'click' && (event as MouseEvent).detail === 0)) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const press = (event: PointerEvent) => {
    const target = event.target as Element;
    ignoresTouch = false;
    if (isPlay(target)) return;
    const isFree = target.closest('[data-fades]') !== null || target.closest(CONTROLS) === null;
    ignoresTouch = isFree && (isAway() || performance.now() - returnedAt < RETURN_MS);
    use();
    ignore(event);
  };
  const move = ({ pointerType, buttons }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons === 0) use();
  };
  const focus = ({ target }: FocusEvent) => {
    if ((target as Element).matches(':focus-visible')) use();
  };
  for (const [type, act] of [
    ['pointerdown', press],
    ['pointerup', ignore],
    ['click', ignore],
    ['pointermove', move],
    ['keydown', use],
    ['wheel', use],
    ['focusin', focus],
  ] as const)
    window.addEventListener(type, act as EventListener, { capture: true, signal: end.signal });
  use();
  return () => {
    end.abort();
    clearTimeout(timer);
    root.removeAttribute('data-away');
  };
}

/** Whether a touch on this element plays. A scene without targets leaves touches to the interface. */
function isPlay(element: Element): boolean {
  if (element.matches('[data-plays]')) return true;
  const slot = element.closest('[data-slot]');
  return slot !== null && slot.querySelector('[data-target]') !== null;
}

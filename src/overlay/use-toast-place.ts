import { type RefObject, useLayoutEffect } from 'react';
import { type Box, freePlace, isFree } from './toast-place';

/** Elements that a message must not cover while visible. */
const TAKEN =
  'a, button, input, select, textarea, label, summary, progress, output, h1, h2, h3, [role="status"]:not(:empty), [role="alert"]';

/** Elements that it should not cover if there is space elsewhere. */
const READ = 'p, li, dt, dd, legend, header, nav';

/** Layouts of a message (see toast.module.css), and whether it avoids text too; best first. */
const WAYS = [
  ['card', true],
  ['slim', true],
  ['card', false],
  ['slim', false],
  ['slim brief', false],
] as const;

/** Minimum time between two searches caused by moving elements, ms. */
const REST_MS = 250;

/**
 * Positions the list of messages over no control and no text, and moves it when an element moves there. Without space,
 * as on a board that fills a phone, the message covers the navigation, which is hidden for that time.
 *
 * @param toast changes with every message; undefined while none is shown
 */
export function useToastPlace(list: RefObject<HTMLOListElement | null>, toast: number | undefined): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || toast === undefined) return;
    let timer = 0;
    let lookedAt = performance.now();
    const look = () => {
      clearTimeout(timer);
      timer = 0;
      lookedAt = performance.now();
      place(element, false);
    };
    const lookSoon = () => {
      timer ||= window.setTimeout(look, Math.max(0, lookedAt + REST_MS - performance.now()));
    };
    let settledAt = 0;
    const lookAnew = () => {
      settledAt = performance.now() + REST_MS;
      place(element, true);
    };
    place(element, true);
    const changes = new MutationObserver((records) => {
      if (records.every(({ target }) => target === element || target === navigation())) return;
      // Elements move shortly after a resize of the window; the message follows at once.
      if (performance.now() < settledAt) look();
      else lookSoon();
    });
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style', 'class'],
    });
    // The text may grow with the person's text size.
    const size = new ResizeObserver(lookSoon);
    size.observe(element);
    window.addEventListener('resize', lookAnew);
    window.addEventListener('scroll', lookSoon, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      size.disconnect();
      window.removeEventListener('resize', lookAnew);
      window.removeEventListener('scroll', lookSoon, true);
      quieten();
    };
  }, [list, toast]);
}

const navigation = (): HTMLElement | null => document.querySelector('nav[data-bar]');

/** Hides the navigation, with this height for a message, CSS px; without a height shows it again. */
function quieten(height?: number): void {
  const bar = navigation();
  if (!bar) return;
  const isQuiet = height !== undefined;
  if (bar.hasAttribute('data-quiet') !== isQuiet) bar.toggleAttribute('data-quiet', isQuiet);
  const room = isQuiet ? `max(var(--nav), ${height}px)` : '';
  if (bar.style.minHeight !== room) bar.style.minHeight = room;
}

/** @param isNew whether to search again: for another message, or another window size */
function place(list: HTMLElement, isNew: boolean): void {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const bar = navigation();
  if (!isNew) {
    // A message does not move when better space becomes free.
    if (bar?.hasAttribute('data-quiet')) {
      putInto(bar, list, view.width);
      return;
    }
    const now = list.getBoundingClientRect();
    if (isWithin(now, view) && isFree(now, boxesOf(TAKEN, list, view))) return;
  }
  quieten();
  const taken = boxesOf(TAKEN, list, view);
  const all = [...taken, ...boxesOf(READ, list, view)];
  for (const [look, keepsOffWords] of WAYS) {
    list.dataset.look = look;
    list.style.width = '';
    const { width, height } = list.getBoundingClientRect();
    const free = freePlace({ width, height }, view, keepsOffWords ? all : taken);
    if (!free) continue;
    put(list, free);
    return;
  }
  // Without a bar, or while the bar has the focus, a message is at the upper edge.
  if (!bar || bar.offsetHeight === 0 || bar.contains(document.activeElement)) {
    put(list, { left: (view.width - list.offsetWidth) / 2, top: 0, width: list.offsetWidth });
    return;
  }
  putInto(bar, list, view.width);
}

/** Puts a message over the navigation, which grows to its height if necessary. */
function putInto(bar: HTMLElement, list: HTMLElement, room: number): void {
  const width = Math.min(room - 16, 560);
  list.dataset.look = 'slim';
  put(list, { left: (room - width) / 2, top: list.offsetTop, width });
  const height = Math.ceil(list.offsetHeight);
  quieten(height);
  const { top, height: high } = bar.getBoundingClientRect();
  put(list, { left: (room - width) / 2, top: Math.round(top + (high - height) / 2), width });
}

function put(list: HTMLElement, { left, top, width }: Pick<Box, 'left' | 'top' | 'width'>): void {
  const { style } = list;
  const wanted = { left: `${left}px`, top: `${top}px`, width: `${width}px` };
  for (const [name, value] of Object.entries(wanted)) {
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}

const isWithin = ({ left, top, right, bottom }: DOMRect, view: { width: number; height: number }): boolean =>
  left >= 0 && top >= 0 && right <= view.width && bottom <= view.height;

/** Visible boxes of elements in the window. */
function boxesOf(selector: string, list: HTMLElement, view: { width: number; height: number }): Box[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    // Without support in the browser every element counts as visible.
    const isShown = element.checkVisibility?.({ visibilityProperty: true }) ?? true;
    if (!isShown || list.contains(element)) return [];
    const box = element.getBoundingClientRect();
    // Text for screen readers is 1 px wide, or inside such an element.
    const isSaid = box.width <= 1 || element.parentElement?.getBoundingClientRect().width === 1;
    const isSeen = !isSaid && box.height > 1 && box.bottom > 0 && box.top < view.height;
    // A scrollable pane hides the content above and below it.
    const pane = element.closest('[data-scrolls]')?.getBoundingClientRect();
    if (pane && (box.bottom <= pane.top || box.top >= pane.bottom)) return [];
    return isSeen ? [box] : [];
  });
}

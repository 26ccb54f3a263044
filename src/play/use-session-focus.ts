import { useEffect, useRef } from 'react';

/** Marks the next action, such as 'Next Level'. The action gets the focus when it appears. */
export const NEXT = { 'data-next': true } as const;

/** Candidates for the focus during a session. The first one in the page gets it. */
const CHOICES = '[data-next], [data-target][tabindex="0"]';

/**
 * Moves the focus when a session starts, is completed or ends, for people with a keyboard or screen reader. At the
 * start the focus goes to the element marked {@link NEXT} or to the scene's tab stop. If the page has both, the first
 * one gets it. After that the focus goes only to a marked element: to the next action, or to Start on the intro.
 */
export function useSessionFocus(hasSession: boolean, isFinished: boolean): void {
  const last = useRef({ hasSession, isFinished });
  useEffect(() => {
    const before = last.current;
    last.current = { hasSession, isFinished };
    if (before.hasSession === hasSession && before.isFinished === isFinished) return;
    const main = document.getElementById('main');
    const isNowhere = () => document.activeElement === document.body || document.activeElement === main;
    const find = () =>
      main?.querySelector<HTMLElement>(isFinished || !hasSession ? '[data-next]' : CHOICES) ?? undefined;
    // A marked element takes the focus even from another control, because it is the next action.
    const focus = () => {
      const next = find();
      if (next && (isNowhere() || next.hasAttribute('data-next'))) next.focus({ preventScroll: !isFinished });
      return next !== undefined;
    };
    if (focus()) return;
    // The buttons of the scene appear later, with the scene.
    const observer = new MutationObserver(() => {
      if (!isNowhere() || focus()) observer.disconnect();
    });
    if (main) observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hasSession, isFinished]);
}

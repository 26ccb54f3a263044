import { useEffect, useRef } from 'react';

/** Put on what is to be done next when it has come: 'Next Level', say. */
export const NEXT = { 'data-next': true } as const;

/** What has the focus after a session has changed, in the order of preference. */
const CHOICES = '[data-next], [data-target][tabindex="0"]';

/**
 * A start, an end or a change of scene takes away what had the focus. Whoever works by keys or hears the page then
 * finds it on the next thing to do: in a session on what is marked {@link NEXT}, else on the board; on the intro on
 * its start.
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
    // What is marked comes first even where the board has the focus: the board is done.
    const focus = () => {
      const next = find();
      if (next && (isNowhere() || next.hasAttribute('data-next'))) next.focus({ preventScroll: !isFinished });
      return next !== undefined;
    };
    if (focus()) return;
    // The board comes with the scene.
    const observer = new MutationObserver(() => {
      if (!isNowhere() || focus()) observer.disconnect();
    });
    if (main) observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hasSession, isFinished]);
}

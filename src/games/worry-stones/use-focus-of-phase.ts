import { useEffect, useRef } from 'react';
import type { Phase } from '../../../machines/games/worry-stones/selectors';

/** Phases in which the person chooses a stone. In all others the next action is in the panel. */
const AMONG_STONES: readonly Phase[] = ['choosing', 'makingRoom'];
const STONES = '[data-target][tabindex="0"]';
const PANEL = '[data-panel] button';

/**
 * Moves the focus to the first control of the next screen when a choice removes the focused control. This serves
 * people with a keyboard or screen reader. A control that remains keeps the focus.
 */
export function useFocusOfPhase(phase: Phase): void {
  const last = useRef(phase);
  useEffect(() => {
    if (last.current === phase) return;
    last.current = phase;
    const main = document.getElementById('main');
    if (!main) return;
    const focus = (): boolean => {
      const { activeElement } = document;
      if (activeElement?.isConnected && activeElement !== document.body && activeElement !== main)
        return true;
      const next = main.querySelector<HTMLElement>(AMONG_STONES.includes(phase) ? STONES : PANEL);
      next?.focus({ preventScroll: true });
      return next !== null;
    };
    if (focus()) return;
    // The control may not exist yet: a moving stone has no button, and the scene adds its stones later. Until a control
    // appears, the page has the focus.
    main.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [phase]);
}

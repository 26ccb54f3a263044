/** Tooltips of all elements with `data-tooltip`. A wrapper would remount a button, which would then lose its focus. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isEscape } from '../ui/keys';
import { TOOLTIP_GAP_PX, TooltipTimer } from './tooltip-timer';
import styles from './tooltips.module.css';

/** Returns the element with a tooltip at an event's target. A button whose menu or panel is open shows none. */
const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-tooltip]:not([aria-expanded="true"])')
    : null;

export default function Tooltips() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = new TooltipTimer<HTMLElement>(setAnchor);
    const listeners = new AbortController();
    const on = <TName extends keyof DocumentEventMap>(
      name: TName,
      handle: (event: DocumentEventMap[TName]) => void,
    ) => document.addEventListener(name, handle, { capture: true, signal: listeners.signal });

    on('pointerover', ({ target, pointerType }) => {
      if (pointerType === 'touch') return;
      // The pointer may move onto the tooltip without closing it.
      if (tip.current?.contains(target as Node)) timer.stay();
      else timer.point(tipped(target) ?? undefined);
    });
    on('focusin', ({ target }) => {
      const button = tipped(target);
      if (button?.matches(':focus-visible')) timer.open(button);
      else timer.close();
    });
    on('focusout', () => timer.close());
    on('pointerdown', ({ target }) => timer.dismiss(tipped(target) ?? undefined));
    on('scroll', () => timer.close());
    on('keydown', (event) => {
      if (isEscape(event)) timer.close();
    });
    return () => {
      listeners.abort();
      timer.close();
    };
  }, []);

  useLayoutEffect(() => {
    const element = tip.current;
    if (!anchor || !element) return;
    const button = anchor.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const above = button.top - height - TOOLTIP_GAP_PX;
    const left = button.left + (button.width - width) / 2;
    element.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))}px`;
    element.style.top = `${above >= 0 ? above : button.bottom + TOOLTIP_GAP_PX}px`;
  }, [anchor]);

  if (!anchor?.isConnected) return null;
  // Screen readers do not get the tooltip, because its text is the button's accessible name.
  return createPortal(
    <div ref={tip} className={styles.tooltip} role="tooltip" aria-hidden>
      {anchor.dataset.tooltip}
    </div>,
    document.body,
  );
}

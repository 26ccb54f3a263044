/** Handlers that make a list of tabs show the focus ring only after a key. */
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import './tabs.css';

/**
 * Props of `Tabs.List`. Radix focuses a pressed tab by script. If the last input was a key, the browser would then
 * show the focus ring on that tab.
 */
export const RING_FOR_KEYS = {
  onPointerDownCapture: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.dataset.pressed = '';
  },
  onKeyDownCapture: ({ currentTarget }: KeyboardEvent<HTMLElement>) => {
    delete currentTarget.dataset.pressed;
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) delete currentTarget.dataset.pressed;
  },
};

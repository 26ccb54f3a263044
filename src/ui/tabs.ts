import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import './tabs.css';

/**
 * Props of `Tabs.List`, which show the focus ring only after a key. Radix focuses a pressed tab by script. If the last
 * input was a key, the browser would then show the ring on that tab.
 */
export const KEYBOARD_RING_PROPS = {
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

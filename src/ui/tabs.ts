/** What every list of tabs has: its ring is for keys. */
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import './tabs.css';

/**
 * For `Tabs.List`. A tab that is pressed gets its focus by script, so to the browser a key pressed before still counts: it
 * would wear the ring of the focus.
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

/** The two ends of a way that opens: what is pressed on one page grows into what is shown on the next. */
import { type ReactNode, useState, ViewTransition } from 'react';
import { mayFade } from '../services/fading';
import './door.css';

/**
 * Stands around the hero of Home and around the breathing exercise. Only from one to the other does anything grow; what
 * else changes within is shown at once.
 */
export function Door({ children }: { children: ReactNode }) {
  // As it was at first: what it holds must not be made anew in the middle of a breath.
  const [grows] = useState(mayFade);
  if (!grows) return children;
  return (
    <ViewTransition name="door" share="door" default="none">
      {children}
    </ViewTransition>
  );
}

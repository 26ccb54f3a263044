/**
 * Finds out where a scene will be in play while the intro is read: one that is made for that very slot need not be made
 * anew at the start. A canvas that changes its size keeps a slow device waiting for longer than all the rest.
 */
import { Activity, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '../ui/Boundary';
import styles from './scene-host.module.css';

/** Stands where the scene will be. */
export const slotToMeasure = <div className={styles.slot} data-slot-ahead />;

interface SlotAheadProps {
  /** What play looks like at its beginning, with {@link slotToMeasure} in it. It is rendered and never takes effect. */
  children: ReactNode;
  /** Told once, CSS px of the window. Not told of a game whose play cannot be rendered before it begins. */
  onMeasured: (slot: DOMRect) => void;
}

/** Shows nothing, to nobody: what it renders stands outside the page. */
export function SlotAhead({ children, onMeasured }: SlotAheadProps) {
  const [outside] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const slot = measure(outside);
      if (slot) onMeasured(slot);
    });
    observer.observe(outside, { childList: true });
    return () => observer.disconnect();
  }, [outside, onMeasured]);
  return createPortal(
    <Boundary>
      <Activity mode="hidden">{children}</Activity>
    </Boundary>,
    outside,
  );
}

/** Lays out a copy of it where play will be: what React hides has no layout, and what it shows takes effect. */
function measure(outside: HTMLElement): DOMRect | undefined {
  const copy = outside.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.className = styles.play as string;
  for (const child of copy.children) (child as HTMLElement).style.removeProperty('display');
  document.body.append(copy);
  const slot = copy.querySelector('[data-slot-ahead]')?.getBoundingClientRect();
  copy.remove();
  return slot;
}

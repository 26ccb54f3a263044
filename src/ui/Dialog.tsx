import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useServices } from '../app/context';
import styles from './dialog.module.css';
import { rescueFocus } from './focus';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Asked for by Escape or a click outside. Without it only the dialog's own buttons close it. */
  onClose?: () => void;
  isCentred?: boolean;
}

/**
 * A modal dialog that is open while it is mounted: the native element keeps focus inside and gives it back.
 * Play waits while one is open.
 */
export function Dialog({ title, children, onClose, isCentred = false }: DialogProps) {
  const { clock } = useServices();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    clock.hold(id);
    element.showModal();
    heading.current?.focus();
    return () => {
      clock.release(id);
      element.close();
      rescueFocus();
    };
  }, [clock, id]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  const clickOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose?.();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      // Without it a second Escape closes the dialog whatever `cancel` says.
      closedby="none"
      onCancel={cancel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        cancel(event);
      }}
      onClick={clickOutside}
    >
      <div className={`${styles.content} ${isCentred ? styles.centred : ''}`}>
        <h2 ref={heading} id={`${id}title`} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

/** The dialog's buttons: side by side where there is room, all of one size. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

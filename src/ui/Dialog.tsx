import { type ReactNode, type SyntheticEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useServices } from '../services/context';
import styles from './dialog.module.css';
import { rescueFocus } from './focus';

interface DialogProps {
  title: string;
  /** One line above the title. */
  greeting?: string;
  children: ReactNode;
  /** Called on Escape and on a click outside. Without this callback only the dialog's own buttons close it. */
  onClose?: () => void;
  isCentred?: boolean;
}

/**
 * A modal dialog that is open while it is mounted: the native element keeps focus inside and gives it back.
 * Play waits while one is open. It fades in and closes at once.
 */
export function Dialog({ title, greeting, children, onClose, isCentred = false }: DialogProps) {
  const { clock } = useServices();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useEffectEvent(() => onClose?.());

  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    clock.hold(id);
    element.showModal();
    heading.current?.focus();
    // Listens on the document, because a click on the dialog's text removes the focus and Escape must still work.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const closeOutside = ({ target }: MouseEvent) => {
      if (target === element) close();
    };
    document.addEventListener('keydown', closeByKey);
    element.addEventListener('click', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      element.removeEventListener('click', closeOutside);
      clock.release(id);
      element.close();
      rescueFocus();
    };
  }, [clock, id]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      // Without this a second Escape closes the dialog despite `cancel`.
      closedby="none"
      onCancel={cancel}
    >
      <div className={`${styles.content} ${isCentred ? styles.centred : ''}`}>
        {greeting && <p className={styles.greeting}>{greeting}</p>}
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

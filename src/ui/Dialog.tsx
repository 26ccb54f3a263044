import { type ReactNode, type SyntheticEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { addLayer } from '../services/back';
import { useServices } from '../services/context';
import styles from './dialog.module.css';
import { rescueFocus } from './focus';
import { isEscape } from './keys';

interface DialogProps {
  title: string;
  greeting?: ReactNode;
  children: ReactNode;
  /** Called on Escape, on Back and on a click outside. Without it only the dialog's own buttons close the dialog. */
  onClose?: () => void;
  /** Whether the dialog is a sheet at the lower edge. */
  isSheet?: boolean;
}

/** A modal dialog that is open while it is mounted. An open dialog stops the game's clock. */
export function Dialog({ title, greeting, children, onClose, isSheet = false }: DialogProps) {
  const { clock, dialogs, toasts } = useServices();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const lane = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useEffectEvent(() => onClose?.());
  const isClosable = onClose !== undefined;

  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    clock.pause(id);
    const release = dialogs.hold();
    const endToasts = toasts.showIn(lane.current as HTMLElement);
    element.showModal();
    heading.current?.focus();
    // Listens on the document, because a click on the dialog's text removes the focus.
    const closeByKey = (event: KeyboardEvent) => {
      if (!isEscape(event)) return;
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
      clock.resume(id);
      release();
      endToasts();
      element.close();
      rescueFocus();
    };
  }, [clock, dialogs, toasts, id]);

  useLayoutEffect(() => (isClosable ? addLayer(() => close()) : undefined), [isClosable]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${isSheet ? styles.sheet : ''}`}
      aria-labelledby={`${id}title`}
      // Otherwise a second Escape would close the dialog even though `cancel` prevents it.
      closedby="none"
      onCancel={cancel}
    >
      <div ref={lane} className={styles.lane} />
      <div className={styles.content}>
        {greeting && <p className={styles.greeting}>{greeting}</p>}
        <h2 ref={heading} id={`${id}title`} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

/** Buttons of the same size, side by side where there is room. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../services/context';
import { TOAST_MS } from '../services/toasts';
import styles from './toast.module.css';

/** A swipe to the right dismisses the toast, and F8 moves the focus to it. `lane` is its place outside dialogs. */
export default function ToastRegion({ lane: ofPage }: { lane: HTMLElement | null }) {
  const { toasts } = useServices();
  const lane = useSyncExternalStore(toasts.subscribePlace, () => toasts.place) ?? ofPage;
  const toast = useSyncExternalStore(toasts.subscribe, () => toasts.toast);
  const viewport = useRef<HTMLOListElement>(null);
  const close = (id: number) => {
    // Radix keeps the focus only for its Close button. A swipe removes a toast that may have the focus too.
    if (viewport.current?.contains(document.activeElement)) viewport.current.focus();
    toasts.dismiss(id);
  };
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={50} label="Message">
      {toast && (
        <Radix.Root
          key={toast.id}
          className={`${styles.toast} ${toast.tone === 'destructive' ? styles.destructive : ''}`}
          open={toast.isOpen}
          onOpenChange={(open) => !open && close(toast.id)}
          {...(toast.duration !== undefined && { duration: toast.duration })}
        >
          {toast.tone === 'destructive' && <CircleAlert size={20} className={styles.icon} aria-hidden />}
          {/* Radix announces the text of all elements without this attribute. */}
          <div {...(toast.hasAlert && { 'data-radix-toast-announce-exclude': '' })}>
            <Radix.Title className={`font-bold ${styles.title}`}>{toast.title}</Radix.Title>
            <Radix.Description className={`text-muted ${styles.description}`}>
              {toast.description}
            </Radix.Description>
          </div>
          <Radix.Close className={styles.close} aria-label="Close">
            <X size={18} aria-hidden />
          </Radix.Close>
        </Radix.Root>
      )}
      {lane &&
        createPortal(<Radix.Viewport ref={viewport} className={styles.viewport} hotkey={['F8']} />, lane)}
    </Radix.Provider>
  );
}

import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { useServices } from '../services/context';
import { TOAST_MS } from '../services/toasts';
import styles from './toast.module.css';
import { useToastPlace } from './use-toast-place';

/**
 * Shows one toast at a time, over no control and no text where possible, for 5 s by default. A swipe to the right
 * dismisses it; F8 moves the focus to it.
 */
export default function ToastRegion() {
  const { toasts } = useServices();
  const toast = useSyncExternalStore(toasts.subscribe, () => toasts.toast);
  const list = useRef<HTMLOListElement>(null);
  useToastPlace(list, toast?.isOpen ? toast.id : undefined);
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={50} label="Message">
      {toast && (
        <Radix.Root
          key={toast.id}
          className={`${styles.toast} ${toast.tone === 'destructive' ? styles.destructive : ''}`}
          open={toast.isOpen}
          onOpenChange={(open) => !open && toasts.dismiss(toast.id)}
          {...(toast.duration !== undefined && { duration: toast.duration })}
        >
          <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
          <Radix.Description className={styles.description}>{toast.description}</Radix.Description>
          <Radix.Close className={styles.close} aria-label="Close">
            <X size={18} aria-hidden />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport ref={list} className={styles.viewport} hotkey={['F8']} />
    </Radix.Provider>
  );
}

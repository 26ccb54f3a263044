import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { useServices } from '../services/context';
import { TOAST_MS } from '../services/toasts';
import styles from './toast.module.css';
import { useToastPlace } from './use-toast-place';

/** Where toasts appear: one at a time, where nothing lies that is read or pressed, 5 s unless a toast says otherwise, swiped away to the right, reached by F8. */
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

import { Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useServices } from '../services/context';
import { Button } from './Button';
import styles from './transaction-id.module.css';

export function TransactionId({ id, children }: { id: string; children?: ReactNode }) {
  const { toasts } = useServices();
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toasts.show({ title: 'Copied', description: 'Keep your transaction ID in a safe place.' });
    } catch (error) {
      console.warn('The transaction ID could not be copied', error);
      window.getSelection()?.selectAllChildren(code.current as HTMLElement);
      toasts.show({ title: 'Not copied', description: 'The ID is selected. Please copy it by hand.' });
    }
  };
  return (
    <div className="grid gap-12">
      <p className={styles.line}>
        <code ref={code} className={styles.code} translate="no">
          {id}
        </code>
      </p>
      <div className="flex flex-wrap gap-10">
        <Button look="outlined" onClick={copy}>
          <Copy size={20} aria-hidden />
          Copy
        </Button>
        {children}
      </div>
    </div>
  );
}

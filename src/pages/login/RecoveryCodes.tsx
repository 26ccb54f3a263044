import { Copy, Download, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PRODUCT_NAME } from '../../../domain/product';
import { download } from '../../device/download';
import { currentPerson } from '../../device/new-entries';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import styles from './login.module.css';

/** The recovery codes of a new account, shown this once. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { toasts } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toasts.show({
        title: 'Copied',
        description: 'Paste the codes somewhere safe, such as your password manager.',
      });
    } catch (error) {
      console.warn('The recovery codes could not be copied', error);
      toasts.show({ title: 'Not copied', description: 'Please mark the codes and copy them by hand.' });
    }
  };
  const save = () => {
    const text = `${PRODUCT_NAME} recovery codes for ${currentPerson()}\nEach works once.\n\n${codes.join('\n')}\n`;
    download('stillgrove-recovery-codes.txt', 'text/plain', text);
  };

  return (
    <>
      <header className={styles.head}>
        <ShieldCheck size={40} strokeWidth={1.5} aria-hidden />
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Your recovery codes
        </h1>
        <p className={styles.line}>
          There is no e-mail here, so these are the way back in if you forget your password. Each works once.
          They are shown only now.
        </p>
      </header>
      <section className={styles.card} aria-label="Recovery codes">
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.ways}>
          <Button look="outlined" onClick={copy}>
            <Copy size={20} aria-hidden />
            Copy
          </Button>
          <Button look="outlined" onClick={save}>
            <Download size={20} aria-hidden />
            Download
          </Button>
        </div>
        <Button look="primary" onClick={onSaved}>
          I've saved them
        </Button>
      </section>
    </>
  );
}

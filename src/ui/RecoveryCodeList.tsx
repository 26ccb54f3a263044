import { Copy, Download, Printer } from 'lucide-react';
import { PRODUCT_NAME } from '../../domain/product';
import { downloadText } from '../device/download';
import { currentJournalOwner } from '../device/new-entries';
import { useServices } from '../services/context';
import { Button } from './Button';
import styles from './recovery-codes.module.css';

export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const { toasts } = useServices();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toasts.show({
        title: 'Copied',
        description: 'Paste the codes somewhere safe, such as your password manager.',
      });
    } catch (error) {
      console.warn('The recovery codes could not be copied', error);
      toasts.show({ title: 'Not copied', description: 'Please select the codes and copy them by hand.' });
    }
  };
  const save = () => {
    const text = `${PRODUCT_NAME} recovery codes for ${currentJournalOwner()}\nEach works once.\n\n${codes.join('\n')}\n`;
    downloadText('stillgrove-recovery-codes.txt', 'text/plain', text);
  };

  return (
    <>
      <div className={styles.paper}>
        <p className={`hidden ${styles.onPaper}`}>
          {PRODUCT_NAME} recovery codes for <span translate="no">{currentJournalOwner()}</span>. Each works
          once.
        </p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code} translate="no">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className={`flex flex-wrap gap-10 ${styles.ways}`}>
        <Button look="outlined" onClick={copy}>
          <Copy size={20} aria-hidden />
          Copy
        </Button>
        <Button look="outlined" onClick={save}>
          <Download size={20} aria-hidden />
          Download
        </Button>
        <Button look="outlined" onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
          Print
        </Button>
      </div>
    </>
  );
}

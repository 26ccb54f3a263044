import { KeyRound } from 'lucide-react';
import { storedMustSaveId, storedTransactionId } from '../../device/purchase';
import { useStored } from '../../services/use-stored';
import { Button } from '../../ui/Button';
import { focusPage } from '../../ui/focus';
import { TransactionId } from '../../ui/TransactionId';
import styles from './save-your-id.module.css';

/** Appears after a payment until the person confirms that the ID is saved. */
export function SaveYourId() {
  const id = useStored(storedTransactionId);
  const mustSaveId = useStored(storedMustSaveId);
  if (id === null || !mustSaveId) return null;
  const done = () => {
    storedMustSaveId.remove();
    // The focused button disappears together with the card.
    focusPage();
  };
  return (
    <section className={styles.card} aria-labelledby="save-your-id">
      <div className={styles.words}>
        <h2 id="save-your-id" className={`flex gap-10 items-center text-h3 ${styles.title}`}>
          <KeyRound size={22} aria-hidden />
          Save your transaction ID
        </h2>
        <p>It is also in your PayPal e-mail as the invoice ID, and restores premium on any device.</p>
      </div>
      <TransactionId id={id}>
        <Button look="primary" onClick={done}>
          I've saved it
        </Button>
      </TransactionId>
    </section>
  );
}

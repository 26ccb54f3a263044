import { FlaskConical, Info, KeyRound, ShieldCheck } from 'lucide-react';
import { PRICE } from '../../../domain/product';
import type { CheckoutView } from '../../../machines/app/checkout.machine';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import styles from './checkout.module.css';
import type { CheckoutActor } from './use-checkout';

/** `Pay` adds a sentence if another attempt is possible. */
const NOTICES: Partial<Record<CheckoutView, string>> = {
  cancelled: 'Nothing was charged.',
  failed: 'The payment window did not open. Nothing was charged.',
  broken: 'The payment did not go through. Nothing was charged.',
  declined: 'PayPal declined this payment. Nothing was charged.',
  opening: 'Opening the payment window…',
  open: 'The payment window is open. Finish there, and this page will continue on its own.',
};

interface PayProps {
  actor: CheckoutActor;
  view: CheckoutView;
  /** Whether the payment moves no money. */
  isTest: boolean;
}

export function Pay({ actor, view, isTest }: PayProps) {
  const isBusy = view === 'opening' || view === 'open';
  const notice = NOTICES[view];
  return (
    <>
      <p className={styles.notice} role="status">
        {notice && (
          <>
            <Info size={20} aria-hidden />
            <span>{isBusy ? notice : `${notice} You can try again whenever you like.`}</span>
          </>
        )}
      </p>
      {/* While busy, the button stays in place and keeps the focus, and the machine ignores presses. */}
      <Button look="pollen" aria-disabled={isBusy} onClick={() => actor.send({ type: 'pay' })}>
        {`Pay ${PRICE.label} with PayPal`}
      </Button>
      {isBusy && (
        <Button look="outlined" onClick={() => actor.send({ type: 'stopped' })}>
          Stop waiting
        </Button>
      )}
      {/* This line appears late. Above the button, or in a centered panel, it would move the button under a finger. */}
      {isTest && (
        <p className={styles.test}>
          <FlaskConical size={20} aria-hidden />
          Test mode: no money is charged
        </p>
      )}
      <Terms />
      {!isBusy && <PaidBefore />}
    </>
  );
}

const Terms = () => (
  <div className="hint grid gap-8">
    <p>
      Terms: by paying you agree to a one-time purchase of {PRICE.label} {PRICE.currency}. There are no
      recurring charges.
    </p>
    <p className="flex gap-8">
      <ShieldCheck className="text-primary" size={18} aria-hidden />
      <span>What we keep: the transaction ID and that it was paid.</span>
    </p>
  </div>
);

function PaidBefore() {
  const { dialogs } = useServices();
  return (
    <div className={styles.before}>
      <p className="text-small">Already paid, here or on another device?</p>
      <Button look="outlined" aria-haspopup="dialog" onClick={() => dialogs.open('restore')}>
        <KeyRound size={20} aria-hidden />
        Restore Purchase
      </Button>
    </div>
  );
}

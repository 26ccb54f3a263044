/** Results that replace the payment button when money may have moved, or when there is nothing to pay. */
import { CircleCheck, Hourglass, type LucideIcon, RefreshCw, Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { selectTransactionId } from '../../../machines/app/checkout.machine';
import { Button, ButtonLink } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { TransactionId } from '../../ui/TransactionId';
import styles from './checkout.module.css';
import { type CheckoutActor, useCheckoutState } from './use-checkout';

interface OutcomeProps {
  Icon: LucideIcon;
  heading: string;
  children: ReactNode;
}

/** The heading gets the focus, because the focused button has disappeared. */
function Outcome({ Icon, heading, children }: OutcomeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={`grid justify-items-start gap-14 ${styles.outcome}`}>
      <Icon size={40} strokeWidth={1.5} aria-hidden />
      <PageTitle heading={heading} />
      <h1 ref={title} className="text-h2" tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </section>
  );
}

export const Confirming = () => (
  <Outcome Icon={Hourglass} heading="Confirming your payment">
    <p role="status">This takes a moment. If the page closes, we'll pick up here when you come back.</p>
  </Outcome>
);

export function Unclear({ actor }: { actor: CheckoutActor }) {
  const id = useCheckoutState(actor, selectTransactionId) ?? '';
  return (
    <Outcome Icon={Hourglass} heading="Almost there">
      <p role="status">
        Your payment is being confirmed. Keep this number: <span translate="no">{id}</span>.
      </p>
      <p className="hint">You don't need to pay again.</p>
      <TransactionId id={id}>
        <Button look="primary" onClick={() => actor.send({ type: 'checked' })}>
          <RefreshCw size={20} aria-hidden />
          Check again
        </Button>
      </TransactionId>
    </Outcome>
  );
}

export function Success({ actor }: { actor: CheckoutActor }) {
  const id = useCheckoutState(actor, selectTransactionId) ?? '';
  return (
    <Outcome Icon={CircleCheck} heading="Payment Successful!">
      <p role="status">
        Save your transaction ID. It is also in your PayPal e-mail as the invoice ID, and restores premium on
        any device:
      </p>
      <TransactionId id={id} />
      <p className="hint">Your games will open in a moment. You'll find the ID there, too.</p>
    </Outcome>
  );
}

export function Owned({ actor }: { actor: CheckoutActor }) {
  const id = useCheckoutState(actor, selectTransactionId);
  return (
    <Outcome Icon={Sparkles} heading="Everything is open to you">
      <p role="status">This device already has premium. There's nothing to pay.</p>
      {id !== null && <TransactionId id={id} />}
      <ButtonLink look="primary" to="/games">
        Go to your games
      </ButtonLink>
    </Outcome>
  );
}

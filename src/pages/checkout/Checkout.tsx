import { Check, ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PRICE } from '../../../domain/product';
import { type CheckoutView, selectView } from '../../../machines/app/checkout.machine';
import { ButtonLink } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { PremiumCovers } from '../../ui/PremiumCovers';
import styles from './checkout.module.css';
import { Confirming, Owned, Success, Unclear } from './Outcome';
import { Pay } from './Pay';
import { PaymentWindow } from './payment-window';
import { type CheckoutActor, useCheckout, useCheckoutState } from './use-checkout';

/** Views without price and payment button. */
const OUTCOMES: readonly CheckoutView[] = ['confirming', 'unclear', 'success', 'owned'];

export function Checkout() {
  const [paymentWindow] = useState(() => new PaymentWindow());
  const actor = useCheckout(paymentWindow);
  const view = useCheckoutState(actor, selectView);
  const isOffered = !OUTCOMES.includes(view);
  return (
    <div className={styles.page}>
      <ButtonLink to="/games" className={styles.back ?? ''}>
        <ChevronLeft size={18} aria-hidden />
        Back to Games
      </ButtonLink>
      {isOffered && (
        <>
          <PageTitle heading="Complete Your Purchase" />
          <h1 className={`text-h1 ${styles.title}`}>Complete Your Purchase</h1>
        </>
      )}
      <div className={`grid bg-surface shadow-1 rounded-panel ${styles.card}`}>
        <Offer hasPrice={isOffered} />
        <div className={styles.panel}>
          <Panel actor={actor} view={view} isOffered={isOffered} paymentWindow={paymentWindow} />
        </div>
      </div>
    </div>
  );
}

interface PanelProps {
  readonly actor: CheckoutActor;
  readonly view: CheckoutView;
  readonly isOffered: boolean;
  readonly paymentWindow: PaymentWindow;
}

function Panel({ actor, view, isOffered, paymentWindow }: PanelProps) {
  const [isTest, setIsTest] = useState(false);
  useEffect(() => {
    // Without an offer no code of the provider loads.
    if (!isOffered) return;
    paymentWindow.prepare().then(
      ({ provider }) => setIsTest(provider === 'sandbox'),
      // A press of the payment button tries again, and shows a failure.
      () => undefined,
    );
  }, [isOffered, paymentWindow]);

  switch (view) {
    case 'confirming':
      return <Confirming />;
    case 'unclear':
      return <Unclear actor={actor} />;
    case 'success':
      return <Success actor={actor} />;
    case 'owned':
      return <Owned actor={actor} />;
    default:
      return <Pay actor={actor} view={view} isTest={isTest} />;
  }
}

const BENEFITS = ['All 10 games', 'Relaxation activities', 'Lifetime updates', 'No account needed'];

/** @param hasPrice false as soon as money may have moved, and for a person who already has premium */
function Offer({ hasPrice }: { hasPrice: boolean }) {
  return (
    <section className={styles.offer} aria-label="What you get">
      <div className={styles.pictures}>
        <PremiumCovers className={styles.picture ?? ''} />
      </div>
      <div className={styles.words}>
        {hasPrice && (
          <p className={`text-muted ${styles.price}`}>
            <b className="text-ink">{PRICE.label}</b> one-time, no recurring charges
          </p>
        )}
        <ul className={styles.benefits}>
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex gap-10 items-start">
              <Check className="mt-2 text-primary" size={20} aria-hidden />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

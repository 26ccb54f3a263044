import { LEGAL_TEXTS_DATE } from '../../domain/product';
import { InfoDialog } from './InfoDialog';

export default function PrivacyPolicy() {
  return (
    <InfoDialog title="We Don't Collect Any Data">
      <p className="hint">{LEGAL_TEXTS_DATE}</p>
      <p>
        No personal data is collected, and everything stays on the device. You need no account. Your games,
        check-ins, safe space and garden are kept in this browser's storage and nowhere else. There are no
        trackers, no advertising and no third-party pictures, fonts or sounds.
      </p>
      <p>
        If you buy premium, PayPal handles the payment on a page of its own; we keep the purchase's
        transaction ID so that you can restore it, and nothing about your card.
      </p>
      <p>
        If you choose to create an account, we keep the username you pick and a scrambled form of your
        password; a copy of your journal is kept with it only if you turn sync on, and is deleted when you
        ask. For each place where you are signed in we keep the first and the last day, so that you can see
        and end it.
      </p>
      <p>
        You can export or delete everything at any time in Profile. Clearing the browser's storage deletes it
        too.
      </p>
    </InfoDialog>
  );
}

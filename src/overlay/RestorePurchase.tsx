import { useActorRef, useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { fromCallback } from 'xstate';
import {
  type RestoreEvent,
  restoreMachine,
  selectCanVerify,
  selectIsRestored,
  selectIsVerifying,
  selectMessage,
} from '../../machines/app/restore.machine';
import { useServices } from '../app/context';
import { verifyPurchase } from '../data/purchases';
import { keepPurchase } from '../device/purchase';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import styles from './restore.module.css';

/** Longer than any ID, and as long as the server reads. */
const LONGEST_ID = 200;

/**
 * Asks the server about what stands in the field, which nobody else keeps.
 * @param found hears of a purchase, by the ID that is to be kept, before anybody else
 */
const verification = (typed: () => string, found: (transactionId: string) => void) =>
  fromCallback<RestoreEvent>(({ sendBack }) => {
    const asked = typed();
    verifyPurchase(asked).then(
      ({ isVerified, message, transactionId }) => {
        if (isVerified) found(transactionId ?? canonical(asked));
        sendBack({ type: 'answered', isVerified, message });
      },
      (error: unknown) => {
        console.warn('The purchase could not be verified', error);
        sendBack({ type: 'unanswered' });
      },
    );
  });

/** Every provider's IDs are in capitals and without blanks, however this one was typed. */
const canonical = (typed: string): string => typed.replace(/[\s\p{Cf}]/gu, '').toUpperCase();

/** Brings a purchase back by its transaction ID. Closing it forgets what was typed. */
export default function RestorePurchase() {
  const { access, dialogs } = useServices();
  const field = useRef<HTMLInputElement>(null);
  /** The ID of the purchase that was found. */
  const found = useRef('');
  const machine = useMemo(() => {
    const read = () => (field.current as HTMLInputElement).value.trim();
    const keep = (transactionId: string) => {
      found.current = transactionId;
    };
    return restoreMachine.provide({ actors: { verification: verification(read, keep) } });
  }, []);
  const actor = useActorRef(machine);
  const isRestored = useSelector(actor, selectIsRestored);

  useEffect(() => {
    const { unsubscribe } = actor.on('restored', () => {
      // The ID first: who hears of premium may ask for it.
      keepPurchase(found.current, { isToSave: false });
      access.send({ type: 'premium.granted' });
    });
    return unsubscribe;
  }, [actor, access]);

  return (
    <Dialog title="Restore Purchase" onClose={dialogs.close}>
      {isRestored ? <Restored /> : <Form actor={actor} field={field} />}
    </Dialog>
  );
}

interface FormProps {
  actor: ReturnType<typeof useActorRef<typeof restoreMachine>>;
  field: RefObject<HTMLInputElement | null>;
}

function Form({ actor, field }: FormProps) {
  const { dialogs } = useServices();
  const id = useId();
  const isVerifying = useSelector(actor, selectIsVerifying);
  const canVerify = useSelector(actor, selectCanVerify);
  const message = useSelector(actor, selectMessage);

  // The button that had the focus was disabled meanwhile.
  useEffect(() => {
    if (message !== null) field.current?.focus();
  }, [message, field]);

  const type = () => {
    const { value } = field.current as HTMLInputElement;
    actor.send({
      type: 'typed',
      typed: value === '' ? 'nothing' : value.trim() === '' ? 'blank' : 'something',
    });
  };
  const verify = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'submitted' });
  };

  return (
    <form className={styles.form} onSubmit={verify}>
      <p>Enter the transaction ID of your purchase, and premium is back on this device.</p>
      <div className={styles.entry}>
        <label htmlFor={id} className={styles.label}>
          Transaction ID
        </label>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="text"
          maxLength={LONGEST_ID}
          placeholder="SG-0000-0000-0000"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isVerifying}
          aria-invalid={message !== null}
          aria-describedby={`${id}where`}
          onChange={type}
        />
        <p id={`${id}where`} className={styles.where}>
          It was shown in the app after paying, and stands in your PayPal e-mail as the invoice ID.
        </p>
      </div>
      <p className={styles.complaint} role="alert">
        {message}
      </p>
      <DialogActions>
        <Button look="outlined" onClick={dialogs.close}>
          Close
        </Button>
        <Button look="primary" type="submit" disabled={!canVerify}>
          {isVerifying ? 'Verifying...' : 'Verify'}
        </Button>
      </DialogActions>
    </form>
  );
}

function Restored() {
  const { dialogs } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className={styles.restored} role="status">
        <CircleCheck size={40} strokeWidth={1.5} aria-hidden />
        <div>
          <h3 ref={heading} className={styles.good} tabIndex={-1}>
            Purchase Restored!
          </h3>
          <p>Your premium access has been successfully restored on this device.</p>
        </div>
      </div>
      <DialogActions>
        <Button look="primary" onClick={dialogs.close}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}

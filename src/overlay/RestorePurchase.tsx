import { useActorRef, useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { normalizeIdentifier } from '../../domain/identifiers';
import {
  restoreMachine,
  selectCanVerify,
  selectErrorMessage,
  selectIsRestored,
  selectIsVerifying,
} from '../../machines/app/restore.machine';
import { verifyPurchase } from '../data/purchases';
import { savePurchase } from '../device/purchase';
import { useServices } from '../services/context';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import styles from './restore.module.css';

/** Maximum length of an ID in the form, characters. It is the server's limit, and longer than any real ID. */
const LONGEST_ID = 200;

/** Sends the typed ID. `found` receives a verified purchase's canonical ID before the actor learns of the result. */
const verify = (typed: () => string, found: (transactionId: string) => void) =>
  fromPromise(async () => {
    const asked = typed();
    try {
      const verification = await verifyPurchase(asked);
      if (verification.isVerified) found(verification.transactionId ?? asked);
      return verification;
    } catch (error) {
      console.warn('The purchase could not be verified', error);
      throw error;
    }
  });

/** Closing the dialog clears the text. */
export default function RestorePurchase() {
  const { access, dialogs, watched } = useServices();
  const field = useRef<HTMLInputElement>(null);
  const found = useRef('');
  const machine = useMemo(() => {
    const read = () => normalizeIdentifier('shown-id', (field.current as HTMLInputElement).value);
    const find = (transactionId: string) => {
      found.current = transactionId;
    };
    return restoreMachine.provide({ actors: { verify: verify(read, find) } });
  }, []);
  const actor = useActorRef(machine, watched);
  const isRestored = useSelector(actor, selectIsRestored);

  useEffect(() => {
    const { unsubscribe } = actor.on('restored', () => {
      // Stores the ID first, because listeners to premium may read the ID.
      savePurchase(found.current, { mustSaveId: false });
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
  const message = useSelector(actor, selectErrorMessage);

  // The request disables the focused button, which then loses the focus.
  useEffect(() => {
    if (message !== null) field.current?.focus();
  }, [message, field]);

  const type = () => {
    const { value } = field.current as HTMLInputElement;
    actor.send({
      type: 'typed',
      typed: value === '' ? 'nothing' : normalizeIdentifier('shown-id', value) === '' ? 'blank' : 'something',
    });
  };
  const verify = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'submitted' });
  };

  return (
    <form className={styles.form} onSubmit={verify}>
      <p>Enter the transaction ID from your purchase to bring premium back to this device.</p>
      <div className={styles.entry}>
        <label htmlFor={id} className="font-semibold">
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
        <p id={`${id}where`} className="hint">
          You saw it in the app after paying. It's also in your PayPal e-mail, as the invoice ID.
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
  // The focused element disappeared with the form, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className={styles.restored} role="status">
        <CircleCheck className="text-primary" size={40} strokeWidth={1.5} aria-hidden />
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

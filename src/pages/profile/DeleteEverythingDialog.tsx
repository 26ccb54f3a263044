import { useState } from 'react';
import { UNANSWERED_REFUSAL } from '../../../machines/app/sign-in.machine';
import { notifyOtherTabs } from '../../data/journal-changes';
import { DeletionBlockedError } from '../../device/database';
import { storedPayment, storedTransactionId } from '../../device/purchase';
import { useCurrentUser } from '../../services/context';
import { useStored } from '../../services/use-stored';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { TransactionId } from '../../ui/TransactionId';

export function DeleteEverythingDialog({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const bought = useStored(storedTransactionId);
  const pending = useStored(storedPayment);
  const transactionId = bought ?? pending?.transactionId ?? null;
  const [copy, setCopy] = useState<'delete' | 'leave' | null>(null);
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isAnswered = !user?.sync || copy !== null;
  const deleteAll = async () => {
    if (isBusy) return;
    if (!isAnswered) {
      setTrouble(UNANSWERED_REFUSAL.message);
      return;
    }
    setIsBusy(true);
    setTrouble(undefined);
    const mayDelete = !user || (await signOutFirst(copy === 'delete', setTrouble));
    // After a deletion another document loads.
    if (!mayDelete || !(await deleteHere())) setIsBusy(false);
  };
  /** @returns whether everything is deleted */
  const deleteHere = async () => {
    try {
      const [{ deleteEverything }, { loadDataOfGames }] = await Promise.all([
        import('../../device/own-data'),
        import('../../play/data-of-games'),
      ]);
      await deleteEverything(await loadDataOfGames());
      notifyOtherTabs();
      // A new document, because the app could write values from its memory back into the storage.
      window.location.assign('/');
      return true;
    } catch (error) {
      console.warn('Some data could not be deleted', error);
      setTrouble(
        error instanceof DeletionBlockedError
          ? "Close the other tabs of Stillgrove and try again. They keep your journal open, so it couldn't be deleted."
          : "Your browser couldn't delete everything. Please try again in a moment.",
      );
      return false;
    }
  };
  return (
    <Dialog title="Delete everything on this device?" onClose={isBusy ? () => undefined : onClose}>
      <p>
        Your journal, your settings, what you made and premium on this device will be gone
        <span>{user?.sync ? '.' : ', and nobody has a copy.'}</span> A journal that someone else keeps hidden
        on this device goes too.
      </p>
      {transactionId === null ? (
        <p>If you bought premium, write down its transaction ID first.</p>
      ) : (
        <>
          <p>Keep your transaction ID first. It brings premium back:</p>
          <TransactionId id={transactionId} />
        </>
      )}
      {user && (
        <p>You will be signed out. Your account itself stays; it can be deleted in the Profile tab.</p>
      )}
      {user?.sync && (
        <ChoiceGroup
          legend="And the copy of your journal with your account?"
          choices={[
            {
              value: 'delete',
              label: 'Delete it too',
              hint: 'It will be gone from your other devices, too.',
            },
            { value: 'leave', label: 'Leave it there', hint: 'It comes back when you sign in again.' },
          ]}
          chosen={copy}
          onChoose={setCopy}
        />
      )}
      {trouble !== undefined && <Alert>{trouble}</Alert>}
      <DialogActions>
        <Button look="outlined" onClick={onClose} disabled={isBusy}>
          Keep everything
        </Button>
        {/* The server may need some seconds to answer. */}
        <Button look="primary" aria-disabled={isBusy} onClick={deleteAll}>
          {isBusy ? 'Deleting…' : 'Delete everything'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns false when the server's copy of the journal could not be deleted. The person then stays signed in. */
async function signOutFirst(deletesCopy: boolean, onTrouble: (words: string) => void): Promise<boolean> {
  const account = await import('../../data/account');
  try {
    if (deletesCopy) await account.deleteRemoteJournal();
  } catch (error) {
    onTrouble(`The copy couldn't be deleted, so nothing else was either. ${account.messageFor(error)}`);
    return false;
  }
  await account.signOut();
  return true;
}

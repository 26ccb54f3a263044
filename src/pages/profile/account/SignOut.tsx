import { useEffect, useState } from 'react';
import type { CurrentUser } from '../../../../domain/contract';
import { UNANSWERED } from '../../../../machines/app/sign-in.machine';
import { journalSince, sendEntries, signOut } from '../../../data/account';
import { changeUser } from '../../../data/current-user';
import { CopyNotes } from '../../../device/sync/copy-notes';
import { sync } from '../../../device/sync/sync';
import { useServices } from '../../../services/context';
import { Button } from '../../../ui/Button';
import { Choices } from '../../../ui/Choices';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import styles from '../profile.module.css';

export interface AccountDialogProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

interface Journals {
  /** Entries of the person on this device. */
  readonly entries: number;
  /** Those that their copy does not have; none are meant to be there while there is no copy. */
  readonly unsent: number;
}

/** Asks what becomes of the journal on this device, with nothing chosen beforehand. */
export function SignOut({ user, onClose }: AccountDialogProps) {
  const { queryClient, recorder, toasts } = useServices();
  const journals = useJournals(user);
  const [stays, setStays] = useState<boolean | null>(null);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const isAsked = journals !== undefined && journals.entries > 0;

  const leave = async () => {
    if (!journals) return;
    if (isAsked && stays === null) {
      setIsUnanswered(true);
      return;
    }
    const telling = signOut();
    changeUser(queryClient, null);
    toasts.show({ title: 'You are signed out', description: 'Come back whenever you like.' });
    await telling;
    if (stays !== false) return;
    try {
      await (await recorder.journal()).forget(user.username);
      recorder.notify('taken');
    } catch (error) {
      console.warn('The journal could not be removed', error);
      toasts.show({
        title: 'Your journal is still here',
        description: 'Your browser did not let it go. Please sign in and try again.',
      });
    }
  };

  return (
    <Dialog title="Sign out?" onClose={onClose}>
      {isAsked && (
        <Choices
          legend="What shall become of your journal on this device?"
          choices={[
            {
              value: true,
              label: 'Keep it here, unseen',
              hint: 'It is not shown to anyone, and is back when you sign in again.',
            },
            {
              value: false,
              label: 'Remove it from this device',
              hint: user.sync
                ? 'The copy with your account stays.'
                : 'There is no copy anywhere else: it will be gone for good.',
            },
          ]}
          chosen={stays}
          onChoose={setStays}
        />
      )}
      {stays === false && user.sync && journals !== undefined && journals.unsent > 0 && (
        <p className={styles.failed} role="alert">
          {journals.unsent === 1 ? 'One entry has' : `${journals.unsent} entries have`} not reached your
          account yet. Removed now, {journals.unsent === 1 ? 'it is' : 'they are'} gone. With a connection
          they would be sent first.
        </p>
      )}
      {isUnanswered && stays === null && (
        <p className={styles.failed} role="alert">
          {UNANSWERED.words}
        </p>
      )}
      {!isAsked && <p>{journals ? 'You can come back whenever you like.' : 'Looking at your journal…'}</p>}
      <DialogActions>
        <Button look="outlined" onClick={onClose}>
          Stay signed in
        </Button>
        <Button look="primary" aria-disabled={!journals} onClick={leave}>
          Sign out
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What there is of the person's journal here, after what can be sent was sent; undefined until that is known. */
function useJournals({ username, sync: isCopied }: CurrentUser): Journals | undefined {
  const { recorder } = useServices();
  const [journals, setJournals] = useState<Journals>();
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const journal = await recorder.journal();
      if (isCopied && navigator.onLine) {
        const copy = { changes: journalSince, send: sendEntries };
        await sync(new CopyNotes(journal.store, username), copy, () => recorder.notify('taken'));
      }
      return journal;
    };
    look()
      .catch((error: unknown) => {
        console.warn('Not everything could be sent', error);
        return recorder.journal();
      })
      .then(async (journal) => ({
        entries: (await journal.entries(username)).length,
        unsent: isCopied ? await journal.unsentCount(username) : 0,
      }))
      .catch((error: unknown) => {
        console.warn('The journal could not be read', error);
        return { entries: 0, unsent: 0 };
      })
      .then((found) => {
        if (isHere) setJournals(found);
      });
    return () => {
      isHere = false;
    };
  }, [recorder, username, isCopied]);
  return journals;
}

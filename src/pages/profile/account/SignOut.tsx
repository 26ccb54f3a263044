import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '../../../../domain/contract';
import { UNANSWERED } from '../../../../machines/app/sign-in.machine';
import { signOut } from '../../../data/account';
import { bringTogether } from '../../../data/together';
import { useServices } from '../../../services/context';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Choices } from '../../../ui/Choices';
import { Dialog, DialogActions } from '../../../ui/Dialog';

export interface AccountDialogProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

interface Journals {
  /** Number of the person's entries on this device. */
  readonly entries: number;
  /** Number of the person's entries and removals that the server's copy lacks; 0 if there is no copy. */
  readonly unsent: number;
}

/** Dialog that signs out, and asks about the journal on this device. No answer is preselected. */
export function SignOut({ user, onClose }: AccountDialogProps) {
  const { account, toasts } = useServices();
  const journals = useJournals(user);
  const [stays, setStays] = useState<boolean | null>(null);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const isAsked = journals !== undefined && journals.entries > 0;

  const leave = () => {
    if (!journals) return;
    if (isAsked && stays === null) {
      setIsUnanswered(true);
      return;
    }
    void signOut();
    toasts.show({ title: 'You are signed out', description: 'Come back whenever you like.' });
    account.send({ type: 'signed.out', journal: stays === false ? 'goes' : 'stays' });
  };

  return (
    <Dialog title="Sign out?" onClose={onClose}>
      {isAsked && (
        <Choices
          legend="What should happen to your journal on this device?"
          choices={[
            {
              value: true,
              label: 'Keep it here, hidden',
              hint: "Nobody will see it, and it's back when you sign in again.",
            },
            {
              value: false,
              label: 'Remove it from this device',
              hint: user.sync
                ? 'The copy with your account stays.'
                : "There's no copy anywhere else, so it will be gone for good.",
            },
          ]}
          chosen={stays}
          onChoose={setStays}
        />
      )}
      {stays === false && user.sync && journals !== undefined && journals.unsent > 0 && (
        <Alert>
          {journals.unsent === 1
            ? "One entry hasn't reached your account yet. If you remove your journal now, that entry is gone. With a connection, it would be sent first."
            : `${journals.unsent} entries haven't reached your account yet. If you remove your journal now, they are gone. With a connection, they would be sent first.`}
        </Alert>
      )}
      {isUnanswered && stays === null && <Alert>{UNANSWERED.words}</Alert>}
      {!isAsked && <p>{journals ? 'You can come back whenever you like.' : 'Checking your journal…'}</p>}
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

/**
 * Sends unsent entries, then counts the person's entries on this device. Undefined until they are counted. An
 * unreadable journal counts as empty.
 */
function useJournals({ username, sync: isCopied }: CurrentUser): Journals | undefined {
  const { recorder } = useServices();
  const { data } = useQuery({
    queryKey: ['journal to leave', username],
    queryFn: async (): Promise<Journals> => {
      try {
        if (isCopied && navigator.onLine) await bringTogether(recorder, username);
      } catch (error) {
        console.warn('Some entries could not be sent', error);
      }
      try {
        const journal = await recorder.journal();
        return {
          entries: (await journal.entries(username)).length,
          unsent: isCopied ? await journal.unsentCount(username) : 0,
        };
      } catch (error) {
        console.warn('The journal could not be read', error);
        return { entries: 0, unsent: 0 };
      }
    },
    // Counts again at each opening of the dialog.
    gcTime: 0,
    networkMode: 'always',
  });
  return data;
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '../../../../domain/contract';
import { UNANSWERED_REFUSAL } from '../../../../machines/app/sign-in.machine';
import { signOut } from '../../../data/account';
import { useServices } from '../../../services/context';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import { type JournalCounts, sendAndCountJournal } from './send-and-count-journal';

export interface AccountDialogProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

/** Asks about the journal on this device. No answer is preselected. */
export function SignOut({ user, onClose }: AccountDialogProps) {
  const { account, toasts } = useServices();
  const journal = useJournal(user);
  const [stays, setStays] = useState<boolean | null>(null);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const isAsked = journal !== undefined && journal.entries > 0;

  const leave = () => {
    if (!journal) return;
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
        <ChoiceGroup
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
      {stays === false && user.sync && journal !== undefined && journal.unsent > 0 && (
        <Alert>
          {journal.unsent === 1
            ? "One entry hasn't reached your account yet. If you remove your journal now, that entry is gone. With a connection, it would be sent first."
            : `${journal.unsent} entries haven't reached your account yet. If you remove your journal now, they are gone. With a connection, they would be sent first.`}
        </Alert>
      )}
      {isUnanswered && stays === null && <Alert>{UNANSWERED_REFUSAL.message}</Alert>}
      {!isAsked && <p>{journal ? 'You can come back whenever you like.' : 'Checking your journal…'}</p>}
      <DialogActions>
        <Button look="outlined" onClick={onClose}>
          Stay signed in
        </Button>
        <Button look="primary" aria-disabled={!journal} onClick={leave}>
          Sign out
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Undefined until the entries are counted. */
function useJournal(user: CurrentUser): JournalCounts | undefined {
  const { recorder } = useServices();
  const { data, isFetching } = useQuery({
    queryKey: ['journal to leave', user.username],
    queryFn: () => sendAndCountJournal(recorder, user),
    // Counts again at each opening of the dialog.
    staleTime: 0,
  });
  return isFetching ? undefined : data;
}

import { type FormEvent, useState } from 'react';
import { UNANSWERED_REFUSAL } from '../../../../machines/app/sign-in.machine';
import { deleteAccount } from '../../../data/account';
import { useServices } from '../../../services/context';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import { TextField } from '../../../ui/TextField';
import type { AccountDialogProps } from './SignOut';
import { type CallFailure, failureOf, useAccountMutation } from './use-account-mutation';

const WRONG_PASSWORD = 403;
const NO_PASSWORD: CallFailure = { words: 'Please enter your password.', status: WRONG_PASSWORD };
const NO_ANSWER: CallFailure = { words: UNANSWERED_REFUSAL.message, status: undefined };

/** The person chooses whether the journal on this device is deleted too, or becomes the guest's. */
export function DeleteAccount({ user, onClose }: AccountDialogProps) {
  const { account, toasts } = useServices();
  const [password, setPassword] = useState('');
  const [stays, setStays] = useState<boolean | null>(null);
  const [missing, setMissing] = useState<CallFailure>();
  const removal = useAccountMutation(async () => {
    await deleteAccount(password);
    // The server keeps orders, because a transaction ID restores premium.
    toasts.show({
      title: 'Your account is deleted',
      description: 'All that it held is gone from our server. A purchase stays valid.',
    });
    // The account's actor moves or deletes the journal, because this dialog closes before that is done.
    account.send({ type: 'account.deleted', journal: stays ? 'stays' : 'goes' });
  });
  const trouble = missing ?? failureOf(removal);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lack = stays === null ? NO_ANSWER : password === '' ? NO_PASSWORD : undefined;
    setMissing(lack);
    if (!lack && !removal.isPending) removal.mutate();
  };

  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <p>
        Your username, your password<span>{user.sync ? ', the copy of your journal' : ''}</span> and your
        sign-ins everywhere will be deleted right away. Nobody can bring them back.
      </p>
      <form className="grid gap-18" onSubmit={submit} noValidate>
        <ChoiceGroup
          legend="And your journal on this device?"
          choices={[
            { value: true, label: 'Keep it here', hint: 'It becomes the guest journal.' },
            { value: false, label: 'Remove it too', hint: 'It will be gone for good.' },
          ]}
          chosen={stays}
          onChoose={setStays}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          wrong={trouble?.status === WRONG_PASSWORD ? trouble.words : undefined}
          onChange={setPassword}
        />
        {trouble && trouble.status !== WRONG_PASSWORD && <Alert>{trouble.words}</Alert>}
        <DialogActions>
          <Button look="outlined" onClick={onClose}>
            Keep my account
          </Button>
          <Button look="primary" type="submit" aria-disabled={removal.isPending}>
            Delete account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

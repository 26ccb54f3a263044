import { type FormEvent, useState } from 'react';
import { PASSWORD_LENGTH_RANGE, passwordSchema } from '../../../../domain/contract';
import { changePassword } from '../../../data/account';
import { useServices } from '../../../services/context';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import { TextField } from '../../../ui/TextField';
import type { AccountDialogProps } from './SignOut';
import { type CallFailure, failureOf, useAccountMutation } from './use-account-mutation';

const NOT_ALLOWED = 400;
const WRONG_PASSWORD = 403;
/** Failure of the local check, with the status of the server's refusal. */
const TOO_SHORT: CallFailure = {
  words: `A new password needs at least ${PASSWORD_LENGTH_RANGE.least} characters.`,
  status: NOT_ALLOWED,
};

export function ChangePassword({ user, onClose }: AccountDialogProps) {
  const { toasts } = useServices();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const change = useAccountMutation(async () => {
    await changePassword(current, next);
    onClose();
    toasts.show({ title: 'Your new password is set', description: 'Your other devices are signed out.' });
  });
  const trouble = isTooShort ? TOO_SHORT : failureOf(change);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isLongEnough = passwordSchema.safeParse(next).success;
    setIsTooShort(!isLongEnough);
    if (isLongEnough && !change.isPending) change.mutate();
  };

  const isAbout = (status: number) => (trouble?.status === status ? trouble.words : undefined);
  return (
    <Dialog title="Change password" onClose={onClose}>
      <form className="grid gap-18" onSubmit={submit} noValidate>
        {/* The username, for password managers. */}
        <input type="text" autoComplete="username" defaultValue={user.username} hidden />
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          value={current}
          wrong={isAbout(WRONG_PASSWORD)}
          onChange={setCurrent}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_LENGTH_RANGE.least} characters. A short sentence is easy to remember.`}
          value={next}
          wrong={isAbout(NOT_ALLOWED)}
          onChange={setNext}
        />
        {trouble && trouble.status !== WRONG_PASSWORD && trouble.status !== NOT_ALLOWED && (
          <Alert>{trouble.words}</Alert>
        )}
        <DialogActions>
          <Button look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" aria-disabled={change.isPending}>
            Change password
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

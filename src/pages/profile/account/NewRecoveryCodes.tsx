import { type FormEvent, useState } from 'react';
import { renewRecoveryCodes, reportCodesSaved } from '../../../data/account';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import { RecoveryCodeList } from '../../../ui/RecoveryCodeList';
import { TextField } from '../../../ui/TextField';
import type { AccountDialogProps } from './SignOut';
import { type CallFailure, failureOf, useAccountMutation } from './use-account-mutation';

const WRONG_PASSWORD = 403;
const NO_PASSWORD: CallFailure = { words: 'Please enter your password.', status: WRONG_PASSWORD };

/** New codes replace all earlier ones. */
export function NewRecoveryCodes({ user, onClose }: AccountDialogProps) {
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const [isBlank, setIsBlank] = useState(false);
  const renewal = useAccountMutation(async () => setCodes(await renewRecoveryCodes(password)));
  const trouble = isBlank ? NO_PASSWORD : failureOf(renewal);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsBlank(password === '');
    if (password !== '' && !renewal.isPending) renewal.mutate();
  };

  const save = () => {
    void reportCodesSaved();
    onClose();
  };

  // The codes are shown only once, so only the dialog's button closes the dialog.
  if (codes) {
    return (
      <Dialog title="Your new recovery codes">
        <p>Each one works once. They're shown only now, and your old codes no longer work.</p>
        <RecoveryCodeList codes={codes} />
        <DialogActions>
          <Button look="primary" onClick={save}>
            I've saved them
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title="Make new recovery codes?" onClose={onClose}>
      <p>You'll get eight new ones, and your old codes will stop working.</p>
      <form className="grid gap-18" onSubmit={submit} noValidate>
        {/* The username, for password managers. */}
        <input type="text" autoComplete="username" defaultValue={user.username} hidden />
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
            Cancel
          </Button>
          <Button look="primary" type="submit" aria-disabled={renewal.isPending}>
            Make new codes
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

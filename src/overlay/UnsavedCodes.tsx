/** Dialog that offers new recovery codes, because the account's newest ones are not saved. */
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageFor, renewRecoveryCodes, reportCodesSaved } from '../data/account';
import { RequestError } from '../data/request';
import { useServices } from '../services/context';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import { RecoveryCodeList } from '../ui/RecoveryCodeList';
import { TextField } from '../ui/TextField';
import styles from './restore.module.css';

export default function UnsavedCodes() {
  const { dialogs } = useServices();
  const [password, setPassword] = useState<string>();
  const renewal = useMutation({
    mutationFn: () => renewRecoveryCodes(password),
    // From the second day of the account on, the server also asks for the password.
    onError: (error) => {
      if (isRefused(error)) setPassword((typed) => typed ?? '');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !renewal.isPending) renewal.mutate();
  };
  const save = () => {
    void reportCodesSaved();
    dialogs.close();
  };

  // The codes are shown only once. While they are visible, only the dialog's button closes the dialog.
  if (renewal.data) {
    return (
      <Dialog title="Your new recovery codes">
        <p>Each one works once. They're shown only now, and your old codes no longer work.</p>
        <RecoveryCodeList codes={renewal.data} />
        <DialogActions>
          <Button look="primary" onClick={save}>
            I've saved them
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title="Your recovery codes aren't saved" onClose={dialogs.close}>
      <p>
        Last time the page closed before you saved them. Without them you can't replace a forgotten password.
        Here you can make new ones.
      </p>
      <form className={styles.form} onSubmit={submit} noValidate>
        {password !== undefined && (
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            value={password}
            wrong={isRefused(renewal.error) ? messageFor(renewal.error) : undefined}
            onChange={setPassword}
          />
        )}
        {renewal.error && !isRefused(renewal.error) && <Alert>{messageFor(renewal.error)}</Alert>}
        <DialogActions>
          <Button look="outlined" onClick={dialogs.close}>
            Not now
          </Button>
          <Button look="primary" type="submit" aria-disabled={renewal.isPending}>
            Make new codes
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const isRefused = (error: Error | null): boolean => error instanceof RequestError && error.status === 403;

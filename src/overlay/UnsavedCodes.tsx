/** Offers new recovery codes to somebody who left before they saved the ones of their new account. */
import { useMutation } from '@tanstack/react-query';
import { messageFor, noteSavedCodes, renewRecoveryCodes } from '../data/account';
import { useServices } from '../services/context';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import { RecoveryCodeList } from '../ui/RecoveryCodeList';

export default function UnsavedCodes() {
  const { dialogs } = useServices();
  const renewal = useMutation({ mutationFn: () => renewRecoveryCodes() });
  const save = () => {
    void noteSavedCodes();
    dialogs.close();
  };

  // Only its own button closes it then: they are shown this once.
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
      {renewal.error && <Alert>{messageFor(renewal.error)}</Alert>}
      <DialogActions>
        <Button look="outlined" onClick={dialogs.close}>
          Not now
        </Button>
        <Button look="primary" onClick={() => renewal.mutate()} aria-disabled={renewal.isPending}>
          Make new codes
        </Button>
      </DialogActions>
    </Dialog>
  );
}

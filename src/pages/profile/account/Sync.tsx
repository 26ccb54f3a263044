import { useState } from 'react';
import type { CurrentUser } from '../../../../domain/contract';
import { setSyncEnabled } from '../../../data/account';
import { useServices } from '../../../services/context';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import { SwitchRow } from '../../../ui/SwitchRow';
import { failureOf, useAccountMutation } from './use-account-mutation';

/** Turning sync off asks first, because that deletes the server's copy of the journal. */
export function Sync({ user }: { user: CurrentUser }) {
  const { account, toasts } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const change = useAccountMutation(async (isOn: boolean) => {
    const changed = await setSyncEnabled(isOn);
    if (isOn) {
      account.send({ type: 'user.changed', user: changed });
      toasts.show({ title: 'Sync is on', description: 'Your journal will be on your other devices too.' });
    } else {
      account.send({ type: 'copy.deleted' });
      setIsAsking(false);
      toasts.show({ title: 'Sync is off', description: 'The copy is deleted. Your journal is still here.' });
    }
  });
  const trouble = failureOf(change);
  const turn = (isOn: boolean) => {
    if (!change.isPending) change.mutate(isOn);
  };

  return (
    <>
      <SwitchRow
        label="Keep a copy with my account"
        hint={
          user.sync
            ? 'Sync is on: games and check-ins are also kept on our server, so that your other devices have them.'
            : 'Sync is off: your journal is on this device only. Turn it on to have your journal on your other devices too.'
        }
        isOn={user.sync}
        onChange={(isOn) => (isOn ? turn(true) : setIsAsking(true))}
      />
      {trouble && !isAsking && <Alert>{trouble.words}</Alert>}
      {isAsking && (
        <Dialog title="Turn sync off?" onClose={() => setIsAsking(false)}>
          <p>
            The copy of your journal on our server will be deleted right away. What's on this device and on
            your other devices stays there.
          </p>
          {trouble && <Alert>{trouble.words}</Alert>}
          <DialogActions>
            <Button look="outlined" onClick={() => setIsAsking(false)}>
              Keep the copy
            </Button>
            <Button look="primary" aria-disabled={change.isPending} onClick={() => turn(false)}>
              Turn off, delete the copy
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

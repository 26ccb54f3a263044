import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LOCALE } from '../../../../domain/text';
import { endSignInSession, listSignInSessions } from '../../../data/account';
import { useServices } from '../../../services/context';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import styles from '../profile.module.css';
import type { AccountDialogProps } from './SignOut';
import { failureOf, signOutIfUnauthorized, useAccountMutation } from './use-account-mutation';

const dayFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const inWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00Z`));

/** The person can end any session except the current one. */
export function SignedInDevices({ onClose }: AccountDialogProps) {
  const { account } = useServices();
  const list = useQuery({ queryKey: ['signed-in devices'], queryFn: listSignInSessions, staleTime: 0 });
  const { data: devices, error, refetch } = list;
  const call = useAccountMutation(async (id: string) => {
    await endSignInSession(id);
    await refetch();
  });
  const trouble = failureOf(call.error ? call : list);
  useEffect(() => {
    if (error) signOutIfUnauthorized(account, error);
  }, [account, error]);

  return (
    <Dialog title="Where you are signed in" onClose={onClose}>
      <p>For each place we keep the first and last day, and nothing else.</p>
      {!devices && !trouble && <p role="status">Looking…</p>}
      <ul className="grid gap-12">
        {devices?.map(({ id, firstDay, lastDay, isCurrent }) => (
          <li key={id} className={styles.place}>
            <span>
              <strong className="font-semibold">
                {isCurrent ? 'Here, on this device' : 'Another device or browser'}
              </strong>
              <br />
              <span>
                {firstDay === lastDay
                  ? `On ${inWords(firstDay)}`
                  : `Since ${inWords(firstDay)}, last on ${inWords(lastDay)}`}
              </span>
            </span>
            {!isCurrent && (
              <Button
                look="outlined"
                aria-disabled={call.isPending}
                onClick={() => !call.isPending && call.mutate(id)}
              >
                Sign out there
              </Button>
            )}
          </li>
        ))}
      </ul>
      {trouble && <Alert>{trouble.words}</Alert>}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

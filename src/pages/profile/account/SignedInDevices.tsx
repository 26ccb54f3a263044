import { useEffect, useState } from 'react';
import type { SignedInDevice } from '../../../../domain/contract';
import { endSession, listSessions } from '../../../data/account';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import styles from '../profile.module.css';
import type { AccountDialogProps } from './SignOut';
import { useAttempt } from './use-attempt';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const inWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00Z`));

/** Where somebody is signed in: only two days are known of each place, and each can be ended from here. */
export function SignedInDevices({ onClose }: AccountDialogProps) {
  const { attempt, isBusy, trouble } = useAttempt();
  const [devices, setDevices] = useState<readonly SignedInDevice[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened; `attempt` is new each time
  useEffect(() => {
    void attempt(async () => setDevices(await listSessions()));
  }, []);

  const end = (id: string) =>
    attempt(async () => {
      await endSession(id);
      setDevices(await listSessions());
    });

  return (
    <Dialog title="Where you are signed in" onClose={onClose}>
      <p>Of each place we keep the first and the last day, and nothing else.</p>
      {!devices && !trouble && <p role="status">Looking…</p>}
      <ul className={styles.places}>
        {devices?.map(({ id, firstDay, lastDay, isCurrent }) => (
          <li key={id} className={styles.place}>
            <span>
              <strong>{isCurrent ? 'Here, on this device' : 'Another device or browser'}</strong>
              <br />
              {firstDay === lastDay
                ? `On ${inWords(firstDay)}`
                : `Since ${inWords(firstDay)}, last on ${inWords(lastDay)}`}
            </span>
            {!isCurrent && (
              <Button look="outlined" aria-disabled={isBusy} onClick={() => end(id)}>
                Sign out there
              </Button>
            )}
          </li>
        ))}
      </ul>
      {trouble && (
        <p className={styles.failed} role="alert">
          {trouble.words}
        </p>
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

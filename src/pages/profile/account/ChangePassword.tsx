import { type FormEvent, useState } from 'react';
import { PASSWORD_LENGTH, password as passwordSchema } from '../../../../domain/contract';
import { changePassword } from '../../../data/account';
import { useServices } from '../../../services/context';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import styles from '../profile.module.css';
import type { AccountDialogProps } from './SignOut';
import { useAttempt } from './use-attempt';

const TOO_SHORT = `A new password needs at least ${PASSWORD_LENGTH.least} characters.`;
/** As if the server had said it. */
const NOT_ALLOWED = 400;
const WRONG_PASSWORD = 403;

export function ChangePassword({ user, onClose }: AccountDialogProps) {
  const { toasts } = useServices();
  const { attempt, isBusy, trouble, setTrouble } = useAttempt();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!passwordSchema.safeParse(next).success) {
      setTrouble({ words: TOO_SHORT, status: NOT_ALLOWED });
      return;
    }
    void attempt(async () => {
      await changePassword(current, next);
      onClose();
      toasts.show({ title: 'Your new password is set', description: 'Your other devices are signed out.' });
    });
  };

  const isAbout = (status: number) => (trouble?.status === status ? trouble.words : undefined);
  return (
    <Dialog title="Change password" onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* For managers of passwords: whose password it is. */}
        <input type="text" autoComplete="username" defaultValue={user.username} hidden />
        <Field
          label="Current password"
          type="password"
          autoComplete="current-password"
          value={current}
          wrong={isAbout(WRONG_PASSWORD)}
          onChange={setCurrent}
        />
        <Field
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_LENGTH.least} characters. A short sentence is easy to remember.`}
          value={next}
          wrong={isAbout(NOT_ALLOWED)}
          onChange={setNext}
        />
        {trouble && trouble.status !== WRONG_PASSWORD && trouble.status !== NOT_ALLOWED && (
          <p className={styles.failed} role="alert">
            {trouble.words}
          </p>
        )}
        <DialogActions>
          <Button look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" aria-disabled={isBusy}>
            Change password
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

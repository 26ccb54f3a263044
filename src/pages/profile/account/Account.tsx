import { KeyRound, LogOut, MonitorSmartphone, ShieldCheck, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '../../../../domain/contract';
import { useHasSignInQuestions } from '../../../services/use-has-sign-in-questions';
import { Button, ButtonLink } from '../../../ui/Button';
import styles from '../profile.module.css';
import { ChangePassword } from './ChangePassword';
import { DeleteAccount } from './DeleteAccount';
import { NewRecoveryCodes } from './NewRecoveryCodes';
import { SignedInDevices } from './SignedInDevices';
import { SignOut } from './SignOut';
import { Sync } from './Sync';

const DIALOGS = {
  password: ChangePassword,
  codes: NewRecoveryCodes,
  devices: SignedInDevices,
  leave: SignOut,
  delete: DeleteAccount,
} as const;

export default function Account({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const Opened = open && DIALOGS[open];
  const hasQuestions = useHasSignInQuestions(user);
  return (
    <section className={styles.card}>
      <h3 className="text-h3">Your account</h3>
      {hasQuestions && (
        <div className="flex flex-wrap gap-10">
          <p className="text-muted">You haven't answered the questions about your journal yet.</p>
          <ButtonLink look="outlined" to="/login" state={{ from: '/profile' }}>
            Answer them
          </ButtonLink>
        </div>
      )}
      <Sync user={user} />
      <div className={styles.even}>
        <Button look="outlined" aria-haspopup="dialog" onClick={() => setOpen('password')}>
          <KeyRound size={20} aria-hidden />
          Change password
        </Button>
        <Button look="outlined" aria-haspopup="dialog" onClick={() => setOpen('codes')}>
          <ShieldCheck size={20} aria-hidden />
          New recovery codes
        </Button>
        <Button look="outlined" aria-haspopup="dialog" onClick={() => setOpen('devices')}>
          <MonitorSmartphone size={20} aria-hidden />
          Where you are signed in
        </Button>
        <Button look="outlined" aria-haspopup="dialog" onClick={() => setOpen('leave')}>
          <LogOut size={20} aria-hidden />
          Sign out
        </Button>
        <Button look="outlined" aria-haspopup="dialog" onClick={() => setOpen('delete')}>
          <UserRoundX size={20} aria-hidden />
          Delete account
        </Button>
      </div>
      {Opened && <Opened user={user} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

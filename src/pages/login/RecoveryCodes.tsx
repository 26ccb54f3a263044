import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { RecoveryCodeList } from '../../ui/RecoveryCodeList';
import { useLeaveGuard } from '../../ui/use-leave-guard';
import styles from './login.module.css';

/** The codes are shown only once, so the page asks before the person leaves. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [leave, setLeave] = useState<() => void>();
  const release = useLeaveGuard((goOn) => setLeave(() => goOn));

  return (
    <>
      <header className={styles.head}>
        <ShieldCheck className="text-primary" size={40} strokeWidth={1.5} aria-hidden />
        <h1 ref={heading} className="text-h1 break-words" tabIndex={-1}>
          Your recovery codes
        </h1>
        <p className="text-muted">
          Stillgrove never asks for an e-mail address, so these codes are your way back in if you forget your
          password. Each one works once. They're shown only now.
        </p>
      </header>
      <section className={styles.card} aria-label="Recovery codes">
        <RecoveryCodeList codes={codes} />
        <Button look="primary" onClick={() => release(onSaved)}>
          I've saved them
        </Button>
      </section>
      {leave && (
        <Dialog title="Leave without your codes?" onClose={() => setLeave(undefined)}>
          <p>
            They're shown only now, and without them you can't replace a forgotten password. You can make new
            ones in Profile as long as you know your password.
          </p>
          <DialogActions>
            <Button
              look="outlined"
              onClick={() => {
                setLeave(undefined);
                leave();
              }}
            >
              Leave
            </Button>
            <Button look="primary" onClick={() => setLeave(undefined)}>
              Stay and save them
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

import { useSelector } from '@xstate/react';
import { WifiOff } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import {
  type SignInMode,
  selectIsBusy,
  selectRefusal,
  selectSignInMode,
} from '../../../machines/app/sign-in.machine';
import { useServices } from '../../services/context';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Segmented } from '../../ui/Segmented';
import { TextField } from '../../ui/TextField';
import {
  firstFormError,
  PASSWORD_HINT,
  RECOVERY_CODE_HINT,
  type SignInFormValues,
  USERNAME_HINT,
} from './form-rules';
import styles from './login.module.css';
import type { SignInActor } from './use-sign-in';

interface Words {
  readonly title: string;
  readonly line: string;
  readonly submit: string;
  readonly busy: string;
}

const WORDS: Readonly<Record<SignInMode, Words>> = {
  'signing-in': {
    title: 'Sign in',
    line: 'An account is optional. It holds a username and a scrambled password; your journal stays on this device unless you choose to keep a copy.',
    submit: 'Sign in',
    busy: 'Signing in…',
  },
  creating: {
    title: 'Create an account',
    line: 'An account is optional. It holds a username and a scrambled password; your journal stays on this device unless you choose to keep a copy.',
    submit: 'Create account',
    busy: 'Creating…',
  },
  recovering: {
    title: 'Choose a new password',
    line: "Use one of your recovery codes to set a new password. You'll be signed out everywhere else.",
    submit: 'Set new password',
    busy: 'Setting…',
  },
};

export const formTitle = (mode: SignInMode): string => WORDS[mode].title;

const MODES = [
  { value: 'signing-in', label: 'I have an account' },
  { value: 'creating', label: "I'm new here" },
] as const satisfies readonly { value: SignInMode; label: string }[];

interface SignInFormProps {
  actor: SignInActor;
  typed: SignInFormValues;
  onType: (field: keyof SignInFormValues, value: string) => void;
  /** Reason why a page for signed-in people sent the person here. */
  why?: string | undefined;
}

export function SignInForm({ actor, typed, onType, why }: SignInFormProps) {
  const mode = useSelector(actor, selectSignInMode);
  const isBusy = useSelector(actor, selectIsBusy);
  const refusal = useSelector(actor, selectRefusal);
  const { dialogs } = useServices();
  useEffect(dialogs.hold, []);
  /** The invalid field. A message that concerns no field takes the focus itself. */
  const wrongField = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const { title, line, submit, busy } = WORDS[mode];

  useEffect(() => {
    if (refusal) (wrongField.current ?? message.current)?.focus();
  }, [refusal]);

  const choose = (to: SignInMode) => actor.send({ type: 'mode.chosen', mode: to });
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'submitted', refusal: firstFormError(mode, typed) });
  };
  const fieldProps = (field: keyof SignInFormValues) => ({
    ref: refusal?.field === field ? wrongField : undefined,
    name: field,
    value: typed[field],
    readOnly: isBusy,
    wrong: refusal?.field === field ? refusal.message : undefined,
    onChange: (value: string) => onType(field, value),
  });

  return (
    <>
      <header className={styles.head}>
        <h1 className="text-h1 break-words">{title}</h1>
        <p className="text-muted">{line}</p>
        {why && <p className={styles.why}>{why}</p>}
      </header>
      <form className={styles.card} onSubmit={submitForm} noValidate aria-label={title}>
        {mode !== 'recovering' && (
          <Segmented
            legend="Do you have an account?"
            choices={MODES}
            chosen={mode}
            onChoose={choose}
            isDisabled={isBusy}
          />
        )}
        <OfflineNote />
        <TextField
          label="Username"
          autoComplete="username"
          hint={mode === 'creating' ? USERNAME_HINT : undefined}
          {...fieldProps('username')}
        />
        {mode === 'recovering' && (
          <TextField
            label="Recovery code"
            autoComplete="off"
            hint={RECOVERY_CODE_HINT}
            {...fieldProps('code')}
          />
        )}
        <TextField
          // A new `key` remounts the field for password managers, which fill in a password or suggest a new one.
          key={mode === 'signing-in' ? 'current' : 'new'}
          label={mode === 'recovering' ? 'New password' : 'Password'}
          type="password"
          autoComplete={mode === 'signing-in' ? 'current-password' : 'new-password'}
          hint={mode === 'signing-in' ? undefined : PASSWORD_HINT}
          {...fieldProps('password')}
        />
        {refusal?.field === null && (
          <Alert ref={message} tabIndex={-1}>
            {refusal.message}
          </Alert>
        )}
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {isBusy ? busy : submit}
        </Button>
        {mode !== 'creating' && (
          <button
            type="button"
            className={styles.other}
            disabled={isBusy}
            onClick={() => choose(mode === 'recovering' ? 'signing-in' : 'recovering')}
          >
            {mode === 'recovering' ? 'Back to sign in' : 'Forgot your password?'}
          </button>
        )}
      </form>
      <WhatIsStored />
    </>
  );
}

const subscribeToNetwork = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  return (
    <div role="status" className={styles.status}>
      {!isOnline && (
        <p className={styles.offline}>
          <WifiOff className="mt-2" size={20} aria-hidden />
          You're offline. Signing in needs a connection; everything else here works without it.
        </p>
      )}
    </div>
  );
}

const WhatIsStored = () => (
  <p className={styles.stored}>
    <strong className="text-ink font-semibold">What the server keeps:</strong> your username, a scrambled
    password, scrambled recovery codes, the first and last day of each place where you're signed in, and your
    purchase. With sync on, your journal too. No e-mail address, no real name.
  </p>
);

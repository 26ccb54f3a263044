import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import {
  selectIsBusy,
  selectIsJoinQuestionAsked,
  selectIsSyncQuestionAsked,
  selectJoinAnswer,
  selectRefusal,
  selectSyncAnswer,
} from '../../../machines/app/sign-in.machine';
import { useCurrentUser, useServices } from '../../services/context';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import styles from './login.module.css';
import type { SignInActor } from './use-sign-in';

/** No answer is preselected. */
export function SignInQuestions({ actor }: { actor: SignInActor }) {
  const { dialogs } = useServices();
  useEffect(dialogs.hold, []);
  const user = useCurrentUser();
  const isJoinAsked = useSelector(actor, selectIsJoinQuestionAsked);
  const isCopyAsked = useSelector(actor, selectIsSyncQuestionAsked);
  const join = useSelector(actor, selectJoinAnswer);
  const copy = useSelector(actor, selectSyncAnswer);
  const refusal = useSelector(actor, selectRefusal);
  const isBusy = useSelector(actor, selectIsBusy);
  const heading = useRef<HTMLHeadingElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (refusal) alert.current?.focus();
  }, [refusal]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'answers.submitted' });
  };

  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} className="text-h1 break-words" tabIndex={-1}>
          <span>Welcome</span>
          {user && (
            <>
              <span>, </span>
              <span translate="no">{user.username}</span>
            </>
          )}
        </h1>
        <p className="text-muted">
          <span>{isJoinAsked && isCopyAsked ? 'Two questions' : 'One question'}</span> about your journal, and
          you're in. Either answer is fine.
        </p>
      </header>
      <form className={styles.card} onSubmit={submit} aria-label="Your journal">
        {isJoinAsked && (
          <ChoiceGroup
            legend="Add what you did here as a guest to your account?"
            hint={
              isCopyAsked
                ? 'Games and check-ins from before you signed in are still on this device.'
                : 'Games and check-ins from before you signed in are still on this device. A copy of your journal is kept with your account, so anything you add is copied there too.'
            }
            choices={[
              { value: true, label: 'Yes, add it' },
              { value: false, label: 'No, keep it separate' },
            ]}
            chosen={join}
            onChoose={(to) => actor.send({ type: 'join.answered', join: to })}
          />
        )}
        {isCopyAsked && (
          <ChoiceGroup
            legend="Keep a copy of your journal with your account?"
            hint="You can change this at any time in Profile. Turning it off deletes the copy."
            choices={[
              {
                value: true,
                label: 'Yes, keep a copy',
                hint: 'Your journal will be on your other devices too.',
              },
              { value: false, label: 'No, only on this device', hint: 'Your journal stays where it is.' },
            ]}
            chosen={copy}
            onChoose={(to) => actor.send({ type: 'copy.answered', copy: to })}
          />
        )}
        {refusal && (
          <Alert ref={alert} tabIndex={-1}>
            {refusal.message}
          </Alert>
        )}
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'One moment…' : 'Continue'}
        </Button>
      </form>
    </>
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { CurrentUser } from '../../../domain/contract';
import { GUEST_OWNER } from '../../../domain/person';
import {
  FormRefusedError,
  type SignInAnswers,
  type SignInMode,
  selectIsDone,
  selectSignInStep,
  signInMachine,
} from '../../../machines/app/sign-in.machine';
import { messageFor, recover, register, setSyncEnabled, signIn } from '../../data/account';
import { RequestError } from '../../data/request';
import { currentJournalOwner } from '../../device/new-entries';
import { storedUserWithQuestions } from '../../device/values';
import { useCurrentUser, useServices } from '../../services/context';
import { useHasSignInQuestions } from '../../services/use-has-sign-in-questions';
import { refusedFieldOf, type SignInFormValues } from './form-rules';

export type SignInActor = ActorRefFrom<typeof signInMachine>;

const NOTHING: SignInFormValues = { username: '', password: '', code: '' };

interface Entered extends CurrentUser {
  readonly recoveryCodes?: readonly string[];
  readonly codesLeft?: number;
}

const enter = (mode: SignInMode, { username, password, code }: SignInFormValues): Promise<Entered> => {
  switch (mode) {
    case 'creating':
      return register(username, password);
    case 'recovering':
      return recover(username, code, password);
    case 'signing-in':
      return signIn(username, password);
  }
};

function refused(error: unknown, mode?: SignInMode): FormRefusedError {
  const status = error instanceof RequestError ? error.status : undefined;
  const field = mode === undefined ? null : refusedFieldOf(mode, status);
  return new FormRefusedError({ field, message: messageFor(error) }, error);
}

export function useSignIn(back: string) {
  const { account, recorder, toasts, watched } = useServices();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(NOTHING);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const latest = useRef(typed);
  useLayoutEffect(() => {
    latest.current = typed;
  }, [typed]);

  const machine = useMemo(() => {
    const signIn = fromPromise<{ sync: boolean }, { mode: SignInMode }>(async ({ input: { mode } }) => {
      try {
        const { username, sync, recoveryCodes = [], codesLeft } = await enter(mode, latest.current);
        setTyped(NOTHING);
        setCodes(recoveryCodes);
        storedUserWithQuestions.set(username);
        account.send({ type: 'user.changed', user: { username, sync } });
        const message = welcomeFor(sync, codesLeft);
        if (message) toasts.show(message);
        return { sync };
      } catch (error) {
        throw refused(error, mode);
      }
    });

    const findGuestEntries = fromPromise(async () => {
      try {
        return (await (await recorder.journal()).entries(GUEST_OWNER)).length > 0;
      } catch (error) {
        console.warn('The journal could not be searched for guest entries', error);
        throw error;
      }
    });

    const settle = fromPromise<void, SignInAnswers>(async ({ input: { join, copy } }) => {
      try {
        if (join) {
          await (await recorder.journal()).move(GUEST_OWNER, currentJournalOwner());
          recorder.notify('written');
        }
        if (copy) account.send({ type: 'user.changed', user: await setSyncEnabled(true) });
      } catch (error) {
        throw refused(error);
      }
    });

    return signInMachine.provide({ actors: { enter: signIn, findGuestEntries, settle } });
  }, [account, recorder, toasts]);

  const actor = useActorRef(machine, watched);
  const user = useCurrentUser();
  const isAsked = useHasSignInQuestions(user);
  useEffect(() => {
    const isForm = selectSignInStep(actor.getSnapshot()) === 'form';
    if (user && isAsked && isForm) actor.send({ type: 'questions.resumed', sync: user.sync });
    if (user === null && !isForm) actor.send({ type: 'user.left' });
  }, [actor, user, isAsked]);
  const isDone = useSelector(actor, selectIsDone);
  useEffect(() => {
    if (!isDone) return;
    storedUserWithQuestions.remove();
    navigate(back, { replace: true });
  }, [isDone, back, navigate]);

  const type = (field: keyof SignInFormValues, value: string) =>
    setTyped((so) => ({ ...so, [field]: value }));
  return { actor, typed, type, codes };
}

function welcomeFor(sync: boolean, codesLeft: number | undefined) {
  if (codesLeft !== undefined) {
    return {
      title: 'Your new password is set',
      description: `Other devices are signed out. You have ${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left.`,
    };
  }
  return sync
    ? {
        title: 'Your journal came with you',
        description: 'A copy is kept with your account. You can turn that off in Profile.',
      }
    : undefined;
}

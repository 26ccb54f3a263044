import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { CurrentUser } from '../../../domain/contract';
import { GUEST } from '../../../domain/person';
import { type SignInMode, signInMachine } from '../../../machines/app/sign-in.machine';
import { changeSync, messageFor, recover, register, signIn } from '../../data/account';
import { changeUser } from '../../data/current-user';
import { RequestError } from '../../data/request';
import { currentPerson } from '../../device/new-entries';
import { useServices } from '../../services/context';
import { fieldOf, type Typed } from './form-rules';

export type SignInActor = ActorRefFrom<typeof signInMachine>;

const NOTHING: Typed = { username: '', password: '', code: '' };

interface Entered extends CurrentUser {
  readonly recoveryCodes?: readonly string[];
  readonly codesLeft?: number;
}

const enter = (mode: SignInMode, { username, password, code }: Typed): Promise<Entered> => {
  switch (mode) {
    case 'creating':
      return register(username, password);
    case 'recovering':
      return recover(username, code.trim(), password);
    case 'signing-in':
      return signIn(username, password);
  }
};

/** Runs the sign-in, carries out what it asks for, and leads back once it is done. */
export function useSignIn(back: string) {
  const { recorder, queryClient, toasts } = useServices();
  const navigate = useNavigate();
  const actor = useActorRef(signInMachine);
  const [typed, setTyped] = useState(NOTHING);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const latest = useRef(typed);
  latest.current = typed;

  useEffect(() => {
    const refuse = (error: unknown, mode?: SignInMode) => {
      const status = error instanceof RequestError ? error.status : undefined;
      const field = mode === undefined ? null : fieldOf(mode, status);
      actor.send({ type: 'refused', refusal: { field, words: messageFor(error) } });
    };

    const send = async (mode: SignInMode) => {
      try {
        const { username, sync, recoveryCodes = [], codesLeft = null } = await enter(mode, latest.current);
        setTyped(NOTHING);
        setCodes(recoveryCodes);
        changeUser(queryClient, { username, sync });
        if (codesLeft !== null) {
          toasts.show({
            title: 'Your new password is set',
            description: `Other devices are signed out. You have ${codesLeft} recovery codes left.`,
          });
        } else if (sync) {
          toasts.show({
            title: 'Your journal comes along',
            description: 'A copy is kept with your account. You can turn that off in Profile.',
          });
        }
        actor.send({ type: 'accepted', sync });
      } catch (error) {
        refuse(error, mode);
      }
    };

    const look = async () => {
      let hasGuestEntries = false;
      try {
        hasGuestEntries = (await (await recorder.journal()).entries(GUEST)).length > 0;
      } catch (error) {
        console.warn('The journal could not be looked through', error);
      }
      actor.send({ type: 'looked', hasGuestEntries });
    };

    const settle = async (join: boolean | null, copy: boolean | null) => {
      try {
        if (join) {
          await (await recorder.journal()).move(GUEST, currentPerson());
          recorder.notify('written');
        }
        if (copy) changeUser(queryClient, await changeSync(true));
        actor.send({ type: 'settled' });
      } catch (error) {
        refuse(error);
      }
    };

    const listening = [
      actor.on('send', ({ mode }) => void send(mode)),
      actor.on('look', () => void look()),
      actor.on('settle', ({ join, copy }) => void settle(join, copy)),
      actor.subscribe((snapshot) => {
        if (snapshot.matches('done')) navigate(back, { replace: true });
      }),
    ];
    return () => {
      for (const subscription of listening) subscription.unsubscribe();
    };
  }, [actor, back, navigate, queryClient, recorder, toasts]);

  const type = (field: keyof Typed, value: string) => setTyped((so) => ({ ...so, [field]: value }));
  return { actor, typed, type, codes };
}

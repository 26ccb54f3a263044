import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { selectStep } from '../../../machines/app/sign-in.machine';
import { noteSavedCodes } from '../../data/account';
import { useCurrentUser } from '../../services/context';
import { PageTitle } from '../../ui/PageTitle';
import { Postcard } from '../../ui/Postcard';
import { AlreadySignedIn } from './AlreadySignedIn';
import styles from './login.module.css';
import { Questions } from './Questions';
import { RecoveryCodes } from './RecoveryCodes';
import { returnPath, whyAsked } from './return-path';
import { SignInForm } from './SignInForm';
import { useSignIn } from './use-sign-in';

/** Sign-in, registration, and account recovery. */
export default function Login() {
  const back = useRef(returnPath(useLocation().state)).current;
  const user = useCurrentUser();
  const { actor, typed, type, codes } = useSignIn(back);
  const step = useSelector(actor, selectStep);
  const save = () => {
    void noteSavedCodes();
    actor.send({ type: 'codes.saved' });
  };
  return (
    <div className={styles.page}>
      <PageTitle heading="Sign in" />
      <Postcard room="tree-house" className={styles.picture} />
      <div className={styles.sheet}>
        {step === 'form' &&
          // The person may have signed in already, or signs in through another tab while the form is open.
          (user ? (
            <AlreadySignedIn username={user.username} back={back} />
          ) : (
            <SignInForm actor={actor} typed={typed} onType={type} why={whyAsked(back)} />
          ))}
        {step === 'codes' && <RecoveryCodes codes={codes} onSaved={save} />}
        {step === 'asking' && <Questions actor={actor} />}
      </div>
    </div>
  );
}

import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { selectStep } from '../../../machines/app/sign-in.machine';
import { useTitle } from '../../app/context';
import { useCurrentUser } from '../../data/current-user';
import { Inside } from './Inside';
import styles from './login.module.css';
import { Questions } from './Questions';
import { RecoveryCodes } from './RecoveryCodes';
import { SignInForm } from './SignInForm';
import { useSignIn } from './use-sign-in';
import { wayBack } from './way-back';

/** Signing in, creating an account, and getting back into one. */
export default function Login() {
  useTitle('Sign In');
  const user = useCurrentUser();
  // Nobody is asked for a password before it is known that they need one.
  return user === undefined ? null : <SignIn isSignedIn={user !== null} />;
}

function SignIn({ isSignedIn }: { isSignedIn: boolean }) {
  const back = useRef(wayBack(useLocation().state)).current;
  const user = useCurrentUser();
  const { actor, typed, type, codes } = useSignIn(isSignedIn, back);
  const step = useSelector(actor, selectStep);
  // Somebody may come in by another tab while the form stands open here.
  const shown = step === 'form' && user ? 'inside' : step;
  return (
    <div className={styles.page}>
      {shown === 'inside' && user && <Inside username={user.username} back={back} />}
      {shown === 'form' && <SignInForm actor={actor} typed={typed} onType={type} />}
      {shown === 'codes' && (
        <RecoveryCodes codes={codes} onSaved={() => actor.send({ type: 'codes.saved' })} />
      )}
      {shown === 'asking' && <Questions actor={actor} />}
    </div>
  );
}

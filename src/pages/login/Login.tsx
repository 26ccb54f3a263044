import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type SignInSnapshot,
  selectSignInMode,
  selectSignInStep,
} from '../../../machines/app/sign-in.machine';
import { reportCodesSaved } from '../../data/account';
import { useCurrentUser } from '../../services/context';
import { useHasSignInQuestions } from '../../services/use-has-sign-in-questions';
import { PageTitle } from '../../ui/PageTitle';
import { Postcard } from '../../ui/Postcard';
import { AlreadySignedIn } from './AlreadySignedIn';
import styles from './login.module.css';
import { RecoveryCodes } from './RecoveryCodes';
import { returnPath, signInReasonFor } from './return-path';
import { formTitle, SignInForm } from './SignInForm';
import { SignInQuestions } from './SignInQuestions';
import { useSignIn } from './use-sign-in';

/** The title omits the name of a signed-in person, because browsers list titles. */
function selectTitle(snapshot: SignInSnapshot): string {
  switch (selectSignInStep(snapshot)) {
    case 'form':
      return formTitle(selectSignInMode(snapshot));
    case 'codes':
      return 'Your recovery codes';
    default:
      return 'Welcome';
  }
}

export default function Login() {
  const back = useRef(returnPath(useLocation().state)).current;
  const user = useCurrentUser();
  const { actor, typed, type, codes } = useSignIn(back);
  const step = useSelector(actor, selectSignInStep);
  const title = useSelector(actor, selectTitle);
  const isAsked = useHasSignInQuestions(user);
  const isForm = step === 'form';
  // The person may have signed in already, or through another tab.
  const isIn = isForm && user && !isAsked;
  const save = () => {
    void reportCodesSaved();
    actor.send({ type: 'codes.saved' });
  };
  return (
    <div className={styles.page}>
      <PageTitle heading={isIn ? 'You’re signed in' : title} />
      <Postcard room="tree-house" className={styles.picture} />
      <div className="grid content-start gap-18">
        {isIn && <AlreadySignedIn username={user.username} back={back} />}
        {isForm && !user && (
          <SignInForm actor={actor} typed={typed} onType={type} why={signInReasonFor(back)} />
        )}
        {step === 'codes' && <RecoveryCodes codes={codes} onSaved={save} />}
        {step === 'asking' && <SignInQuestions actor={actor} />}
      </div>
    </div>
  );
}

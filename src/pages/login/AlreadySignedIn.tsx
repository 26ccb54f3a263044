import { ButtonLink } from '../../ui/Button';
import styles from './login.module.css';

export const AlreadySignedIn = ({ username, back }: { username: string; back: string }) => (
  <>
    <header className={styles.head}>
      <h1 className="text-h1 break-words">You’re signed in</h1>
      <p className="text-muted">
        You're here as <span translate="no">{username}</span>. There's nothing more to do.
      </p>
    </header>
    <div className={`flex flex-wrap gap-10 ${styles.ways}`}>
      <ButtonLink look="primary" to={back} replace>
        {back === '/' ? 'Go to Home' : 'Go back'}
      </ButtonLink>
      <ButtonLink look="outlined" to="/profile" replace>
        Profile
      </ButtonLink>
    </div>
  </>
);

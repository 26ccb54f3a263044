import { useTitle } from '../../services/context';
import { ButtonLink } from '../../ui/Button';
import styles from '../notice.module.css';

export default function NotFound() {
  useTitle('404 Page Not Found');
  return (
    <section className={styles.notice}>
      <h1 className={styles.title}>404 Page Not Found</h1>
      <p className={styles.text}>Did you forget to add the page to the router?</p>
      <p className={styles.text}>This page has wandered off.</p>
      <ButtonLink look="primary" to="/">
        Take me home
      </ButtonLink>
    </section>
  );
}

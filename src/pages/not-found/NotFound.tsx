import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from '../../ui/notice.module.css';
import { PageTitle } from '../../ui/PageTitle';
import { Postcard } from '../../ui/Postcard';

export default function NotFound() {
  return (
    <Notice picture={<Postcard room="bluebell-path" />}>
      <PageTitle heading="404 Page Not Found" />
      <h1 className={styles.title}>404 Page Not Found</h1>
      <p className={styles.text}>Did you forget to add the page to the router?</p>
      <p className={styles.text}>This page has wandered off.</p>
      <ButtonLink look="primary" to="/">
        Take me home
      </ButtonLink>
    </Notice>
  );
}

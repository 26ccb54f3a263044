import { ButtonLink } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import styles from '../notice.module.css';

/** Says honestly that a page is still being made. Nothing is spent here. */
export default function BeingMade({ heading }: { heading: string }) {
  return (
    <section className={styles.notice}>
      <PageTitle heading={heading} />
      <h1 className={styles.title}>{heading}</h1>
      <p className={styles.text}>
        This one is still being made. It will appear here when it is ready, at no extra cost.
      </p>
      <ButtonLink look="primary" to="/games">
        Back to Games
      </ButtonLink>
    </section>
  );
}

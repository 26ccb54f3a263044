import { PRODUCT_NAME } from '../../domain/product';
import { InfoDialog } from './InfoDialog';
import styles from './overlay.module.css';

/** What we did not draw ourselves, and under which terms it is here. */
const LICENCES: readonly [what: string, licence: string][] = [
  ['Literata by TypeTogether', 'SIL Open Font License 1.1'],
  ['Figtree by Erik Kennedy', 'SIL Open Font License 1.1'],
  ['Icons by Lucide', 'ISC License'],
];

export default function About() {
  return (
    <InfoDialog title={`About ${PRODUCT_NAME}`}>
      <p>
        {PRODUCT_NAME} is a small place to slow down: games, breathing and quiet exercises, made to be kind
        and private.
      </p>
      <p>{PRODUCT_NAME} is not a replacement for professional treatment.</p>
      <dl className={styles.facts}>
        <div>
          <dt>Version</dt>
          <dd>{import.meta.env.VERSION} (Beta)</dd>
        </div>
        {LICENCES.map(([what, licence]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{licence}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>Every picture and every sound is our own.</p>
      <p className={styles.small}>
        <a href="/licences.txt" target="_blank" rel="noreferrer">
          Licenses for everything else
        </a>
      </p>
    </InfoDialog>
  );
}

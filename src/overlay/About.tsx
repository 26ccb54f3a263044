import figtreeTerms from '../../assets/licenses/figtree.txt?url';
import literataTerms from '../../assets/licenses/literata.txt?url';
import { BUILD } from '../../domain/build';
import { PRODUCT_NAME } from '../../domain/product';
import { Diagnostics } from './Diagnostics';
import { InfoDialog } from './InfoDialog';
import styles from './overlay.module.css';

/** File that the build writes, with the licenses of all bundled packages. */
const PACKAGE_TERMS = '/licenses.txt';

/** Third-party typefaces and icons, with the text of their licenses. */
const LICENSES: readonly [work: string, license: string, terms: string][] = [
  ['Literata by TypeTogether', 'SIL Open Font License 1.1', literataTerms],
  ['Figtree by Erik Kennedy', 'SIL Open Font License 1.1', figtreeTerms],
  ['Icons by Lucide', 'ISC License', PACKAGE_TERMS],
];

export default function About() {
  return (
    <InfoDialog title={`About ${PRODUCT_NAME}`}>
      <p>
        {PRODUCT_NAME} is a small place to slow down: games, breathing and quiet exercises, made to be kind
        and private.
      </p>
      <p>{PRODUCT_NAME} is not a replacement for professional treatment.</p>
      <dl className={`grid gap-10 ${styles.facts}`}>
        <div>
          <dt className="font-semibold">Version</dt>
          <dd className="text-muted">{`${BUILD.version} (Beta)`}</dd>
        </div>
        <div>
          <dt className="font-semibold">Build</dt>
          <dd className="text-muted">{`${BUILD.commit}, ${BUILD.day}`}</dd>
        </div>
        {LICENSES.map(([work, license, terms]) => (
          <div key={work}>
            <dt className="font-semibold">{work}</dt>
            <dd className="text-muted">
              <a href={terms} target="_blank" rel="noreferrer">
                {license}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">Every picture and every sound is our own.</p>
      <p className="hint">
        <a href={PACKAGE_TERMS} target="_blank" rel="noreferrer">
          Licenses for everything else
        </a>
      </p>
      <Diagnostics />
    </InfoDialog>
  );
}

import { THEME_NAMES } from '../../../machines/games/memory-cards/themes';
import { pictureUrl } from '../../ui/pictures';
import { capitalised } from '../../ui/words';
import styles from './memory-cards.module.css';

/** The six places of the boards, beneath the intro. */
export function Levels() {
  return (
    <section className={styles.levels}>
      <h2 className={styles.levelsTitle}>Six levels, six places</h2>
      <ol className={styles.places}>
        {THEME_NAMES.map((theme, index) => {
          const url = pictureUrl(`memory-cards/places/${theme}.webp`);
          return (
            <li key={theme}>
              {url && <img className={styles.thumbnail} src={url} alt="" width={320} height={189} />}
              <b>{index + 1}</b> {capitalised(theme)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

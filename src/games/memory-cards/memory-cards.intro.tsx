import { useState } from 'react';
import { capitalize } from '../../../domain/text';
import { CARD_THEMES, type CardTheme } from '../../../machines/games/memory-cards/themes';
import { useStored } from '../../services/use-stored';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { storedPlaces } from './memory-cards.data';
import styles from './memory-cards.module.css';

const PICTURES = import.meta.glob<string>('../../../assets/images/memory-cards/places/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Places that were unlocked when the list was last shown in this visit. */
let seen: readonly CardTheme[] | undefined;

export function Levels() {
  const { places: earned } = useStored(storedPlaces);
  const [seenBefore] = useState(() => {
    const before = seen ?? earned;
    seen = earned;
    return before;
  });
  return (
    <section className="grid gap-12">
      <h2 className={styles.levelsTitle}>Six levels, six places</h2>
      <p className={styles.levelsLine}>Finish a board, and its place gains its colors.</p>
      <ol className={styles.places}>
        {CARD_THEMES.map((theme, index) => (
          <li key={theme}>
            <Place
              theme={theme}
              isEarned={earned.includes(theme)}
              isNew={earned.includes(theme) && !seenBefore.includes(theme)}
            />
            <b>{index + 1}</b> <span>{capitalize(theme)}</span>
            {earned.includes(theme) && <VisuallyHidden>, earned</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** @param isNew whether the place was just unlocked, so that its colors fade in */
function Place({ theme, isEarned, isNew }: { theme: CardTheme; isEarned: boolean; isNew: boolean }) {
  const url = PICTURES[`../../../assets/images/memory-cards/places/${theme}.webp`];
  return (
    <img
      className={styles.place}
      data-locked={!isEarned || undefined}
      data-new={isNew || undefined}
      src={url}
      alt=""
      width={240}
      height={142}
    />
  );
}

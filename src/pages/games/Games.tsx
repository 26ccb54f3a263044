import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CATALOGUE, type Game } from '../../../domain/catalogue';
import { selectIsPremium } from '../../../machines/app/access.machine';
import { useAccess, useTitle } from '../../services/context';
import { GameCard } from '../../ui/GameCard';
import styles from './games.module.css';
import { SaveYourId } from './SaveYourId';

const FILTERS = {
  All: () => true,
  Free: (game: Game) => game.isFree === true,
  Premium: (game: Game) => game.isFree !== true,
} as const;
type Filter = keyof typeof FILTERS;

export default function Games() {
  useTitle('Games & Puzzles');
  const isPremium = useAccess(selectIsPremium);
  const [chosen, setChosen] = useState<Filter>('All');
  const filter = isPremium ? 'All' : chosen;
  return (
    <div className={styles.page}>
      <Link to="/" className={styles.back}>
        <ChevronLeft size={18} aria-hidden />
        Back
      </Link>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>Games</h1>
          <p className={styles.text}>Ten short, calming activities. Choose what fits this moment.</p>
        </div>
        {!isPremium && (
          <fieldset className={styles.filters} aria-label="Show">
            {(Object.keys(FILTERS) as Filter[]).map((name) => (
              <button
                key={name}
                type="button"
                className={styles.chip}
                aria-pressed={filter === name}
                onClick={() => setChosen(name)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <SaveYourId />
      <ul className={styles.grid}>
        {CATALOGUE.filter(FILTERS[filter]).map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </div>
  );
}

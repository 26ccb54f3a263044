import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CATALOGUE, type Game } from '../../../domain/catalogue';
import { selectIsPremium } from '../../../machines/app/access.machine';
import { useAccess } from '../../services/context';
import { GameCard } from '../../ui/GameCard';
import { PageTitle } from '../../ui/PageTitle';
import { Segments } from '../../ui/Segments';
import styles from './games.module.css';
import { SaveYourId } from './SaveYourId';

const FILTERS = {
  All: () => true,
  Free: (game: Game) => game.isFree === true,
  Premium: (game: Game) => game.isFree !== true,
} as const;
type Filter = keyof typeof FILTERS;
const CHOICES = (Object.keys(FILTERS) as Filter[]).map((value) => ({ value, label: value }));

export default function Games() {
  const isPremium = useAccess(selectIsPremium);
  const [chosen, setChosen] = useState<Filter>('All');
  const filter = isPremium ? 'All' : chosen;
  return (
    <div className={styles.page}>
      <PageTitle heading="Games & Puzzles" />
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
          <Segments look="chips" label="Show" choices={CHOICES} chosen={filter} onChoose={setChosen} />
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

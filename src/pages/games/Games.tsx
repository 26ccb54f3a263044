import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasBuiltGame } from '../../../domain/built-games';
import { BREATHING_PUZZLE_CARD, CATALOG, FURTHER_CATALOG, type Game } from '../../../domain/catalog';
import { selectIsPremium } from '../../../machines/app/access.machine';
import { useAccess } from '../../services/context';
import { GameCard } from '../../ui/GameCard';
import { PageTitle } from '../../ui/PageTitle';
import { Segmented } from '../../ui/Segmented';
import { numberInWords } from '../../ui/words';
import styles from './games.module.css';
import { MomentRecommendations } from './MomentRecommendations';
import { SaveYourId } from './SaveYourId';

const FILTERS = {
  All: () => true,
  Free: (game: Game) => game.isFree === true,
  Premium: (game: Game) => game.isFree !== true,
} as const;
type Filter = keyof typeof FILTERS;
const CHOICES = (Object.keys(FILTERS) as Filter[]).map((value) => ({ value, label: value }));

const MORE = [
  { game: BREATHING_PUZZLE_CARD, to: BREATHING_PUZZLE_CARD.path },
  ...FURTHER_CATALOG.filter(({ id }) => hasBuiltGame(id)).map((game) => ({ game, to: `/games/${game.id}` })),
];

export default function Games() {
  const isPremium = useAccess(selectIsPremium);
  const [chosen, setChosen] = useState<Filter>('All');
  const filter = isPremium ? 'All' : chosen;
  const games = CATALOG.filter(FILTERS[filter]);
  const more = MORE.filter(({ game }) => FILTERS[filter](game));
  const count = games.length + more.length;
  return (
    <div className={styles.page}>
      <PageTitle heading="Games & Puzzles" />
      <Link to="/" className={styles.back}>
        <ChevronLeft size={18} aria-hidden />
        Back
      </Link>
      <div className={styles.head}>
        <div>
          <h1 className={`mb-8 text-h1 ${styles.title}`}>Games</h1>
          <p className="text-muted">
            {`${numberInWords(count)} short, calming activities. Choose what fits this moment.`}
          </p>
        </div>
        {!isPremium && (
          <Segmented look="chips" legend="Show" choices={CHOICES} chosen={filter} onChoose={setChosen} />
        )}
      </div>
      <SaveYourId />
      <MomentRecommendations />
      <ul className={styles.grid}>
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <section className={styles.more} aria-labelledby="more-to-explore">
          <h2 id="more-to-explore" className="text-h2">
            More to explore
          </h2>
          <ul className={styles.lines}>
            {more.map(({ game, to }) => (
              <li key={to}>
                <GameCard game={game} layout="line" to={to} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

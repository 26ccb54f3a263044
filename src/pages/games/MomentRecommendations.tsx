/** Nothing stores what the person chooses. */
import { useState } from 'react';
import { findGame } from '../../../domain/catalog';
import { RECOMMENDATIONS, SITUATIONS, type Situation } from '../../../domain/situations';
import { GameCard } from '../../ui/GameCard';
import { Segmented } from '../../ui/Segmented';
import styles from './games.module.css';

const CHOICES = SITUATIONS.map((value) => ({ value, label: value }));

export function MomentRecommendations() {
  const [moment, setMoment] = useState<Situation>();
  const fitting = Object.entries(moment ? RECOMMENDATIONS[moment] : {}).flatMap(([id, reason]) => {
    const game = findGame(id);
    return game ? [{ game, reason }] : [];
  });
  return (
    <section
      className={`grid grid-cols-1 gap-10 min-w-0 ${styles.moments}`}
      aria-labelledby="for-this-moment"
    >
      <h2 id="for-this-moment" className="text-h3">
        For this moment
      </h2>
      <Segmented
        look="chips"
        legend="For this moment"
        choices={CHOICES}
        chosen={moment}
        onChoose={setMoment}
      />
      {fitting.length > 0 && (
        <ul className={styles.lines}>
          {fitting.map(({ game, reason }) => (
            <li key={game.id}>
              <GameCard game={game} layout="line" remark={reason} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

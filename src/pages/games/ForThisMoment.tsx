/** Three activities for how one is now, each with the reason. What the person chooses is stored nowhere. */
import { useState } from 'react';
import { CATALOGUE, FURTHER_CATALOGUE, MOMENTS, type Moment } from '../../../domain/catalogue';
import { GameCard } from '../../ui/GameCard';
import { Segments } from '../../ui/Segments';
import styles from './games.module.css';

const GAMES = [...CATALOGUE, ...FURTHER_CATALOGUE];
const CHOICES = MOMENTS.map((value) => ({ value, label: value }));

export function ForThisMoment() {
  const [moment, setMoment] = useState<Moment>();
  const fitting = GAMES.flatMap((game) => {
    const reason = moment && game.fits[moment];
    return reason ? [{ game, reason }] : [];
  });
  return (
    <section className={styles.moments} aria-labelledby="for-this-moment">
      <h2 id="for-this-moment" className={styles.momentsTitle}>
        For this moment
      </h2>
      <Segments
        look="chips"
        label="For this moment"
        choices={CHOICES}
        chosen={moment}
        onChoose={(one) => setMoment(one === moment ? undefined : one)}
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

import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { emotionalInsights } from '../../../domain/analytics/insights';
import { type PeriodCard, periodCards } from '../../../domain/analytics/summary';
import { MOODS } from '../../../domain/mood';
import { Chart } from '../../ui/chart/Chart';
import { happinessChart, moodChart, TIMEFRAMES, type Timeframe } from '../../ui/chart/mood-charts';
import { periodName } from '../../ui/chart/period-names';
import { Segmented } from '../../ui/Segmented';
import { Insights } from './Insights';
import styles from './parts.module.css';
import type { Answers } from './use-dashboard';
import { changeWords, EMOTIONAL_INSIGHTS, NO_MOODS, signed } from './words';

export function EmotionalTab({ emotional }: Answers) {
  const [timeframe, setTimeframe] = useState<Timeframe>('weeklyTrends');
  const trends = emotional[timeframe];
  const cards = periodCards(trends);
  if (cards.length === 0) return <p className={styles.emptyTab}>{NO_MOODS}</p>;
  return (
    <>
      <div className={styles.choices}>
        <Segmented legend="Timeframe" choices={TIMEFRAMES} chosen={timeframe} onChoose={setTimeframe} />
      </div>
      <div className={styles.pair}>
        <Chart title="Mood distribution" data={moodChart('stack', trends, timeframe)} />
        <Chart title="Happiness score" data={happinessChart(trends, timeframe)} />
      </div>
      <ul className={styles.periods} aria-label="Recent periods">
        {cards.map((card) => (
          <Period key={card.key} card={card} />
        ))}
      </ul>
      <Insights
        title="Insights"
        sentences={emotionalInsights(trends).map((insight) => EMOTIONAL_INSIGHTS[insight])}
        none={NO_MOODS}
      />
    </>
  );
}

/** One of the last periods: its score, its check-ins, and what changed since the one before. */
function Period({ card }: { card: PeriodCard }) {
  const { key, happinessScore, badge, change, positive, neutral, negative } = card;
  return (
    <li className={styles.period}>
      <h3 className={styles.periodName}>{periodName(key, '').name}</h3>
      <p className={styles.score}>
        <span className={styles.quiet}>Happiness score</span>
        <span className={styles.badge} data-variant={badge}>
          {signed(happinessScore)}
        </span>
      </p>
      <div className={styles.mix} aria-hidden>
        {MOODS.filter((mood) => card[mood] > 0).map((mood) => (
          <span key={mood} className={styles[mood]} style={{ flexGrow: card[mood] }} />
        ))}
      </div>
      <p className={styles.counts}>
        {positive} positive · {neutral} neutral · {negative} negative
      </p>
      {change !== null && <Change change={change} />}
    </li>
  );
}

function Change({ change }: { change: number }) {
  const words = changeWords(change);
  const Icon = words === 'stable' ? Minus : change > 0 ? TrendingUp : TrendingDown;
  return (
    <p className={styles.change}>
      <Icon size={18} aria-hidden />
      {signed(change)}, {words}
    </p>
  );
}

import { type LucideIcon, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { emotionalInsights } from '../../../domain/analytics/insights';
import {
  latestPeriodCards,
  type MoodDifference,
  type MoodDirection,
  type PeriodCard,
} from '../../../domain/analytics/mood-trends';
import { MOODS } from '../../../domain/mood';
import { Chart } from '../../ui/chart/Chart';
import {
  happinessChart,
  moodChart,
  TIMEFRAME_VALUES,
  TIMEFRAMES,
  trendsOf,
} from '../../ui/chart/mood-charts';
import { periodPoint } from '../../ui/chart/period-points';
import { Segmented } from '../../ui/Segmented';
import { useUrlChoice } from '../../ui/use-url-choice';
import { EmptyTab } from './EmptyTab';
import { Insights } from './Insights';
import styles from './parts.module.css';
import type { DashboardReports } from './use-dashboard';
import { EMOTIONAL_INSIGHTS, NO_MOODS, signedText, TREND_WORDS } from './words';

export function EmotionalTab({ emotional, usage }: DashboardReports) {
  const [timeframe, setTimeframe] = useUrlChoice('timeframe', TIMEFRAME_VALUES);
  const trends = trendsOf(emotional, timeframe);
  const cards = latestPeriodCards(trends);
  if (cards.length === 0) return <EmptyTab usage={usage}>{NO_MOODS}</EmptyTab>;
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
          <Period key={card.date} card={card} />
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

function Period({ card }: { card: PeriodCard }) {
  const { date, happinessScore, badge, change, positive, neutral, negative } = card;
  return (
    <li className={styles.period}>
      <h3 className="text-h3">{periodPoint(date, '').name}</h3>
      <p className="flex gap-10 items-center justify-between tabular-nums">
        <span className={styles.quiet}>Happiness score</span>
        <span className={styles.badge} data-variant={badge}>
          {signedText(happinessScore)}
        </span>
      </p>
      <div className={styles.mix} aria-hidden>
        {MOODS.filter((mood) => card[mood] > 0).map((mood) => (
          <span key={mood} style={{ flexGrow: card[mood], background: `var(--chart-${mood})` }} />
        ))}
      </div>
      <p className={styles.counts}>{`${positive} positive · ${neutral} neutral · ${negative} negative`}</p>
      {change !== null && <Change change={change} />}
    </li>
  );
}

const TREND_ICONS: Readonly<Record<MoodDirection, LucideIcon>> = {
  'significantly-improved': TrendingUp,
  'positive-trend': TrendingUp,
  stable: Minus,
  'slight-decline': TrendingDown,
  declined: TrendingDown,
};

function Change({ change: { points, trend } }: { change: MoodDifference }) {
  const Icon = TREND_ICONS[trend];
  return (
    <p className={`flex gap-8 items-center ${styles.change}`}>
      <Icon size={18} aria-hidden />
      {/* A falling score has no number, as in Profile. */}
      <span>{points > 0 ? `${signedText(points)}, ${TREND_WORDS[trend]}` : TREND_WORDS[trend]}</span>
    </p>
  );
}

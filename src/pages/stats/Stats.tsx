import { ChartLine } from 'lucide-react';
import { useEffect } from 'react';
import { moodSummary } from '../../../domain/analytics/mood-summary';
import { cachePart } from '../../offline/worker-registration';
import { Alert } from '../../ui/Alert';
import { ButtonLink } from '../../ui/Button';
import { CheckInButton } from '../../ui/CheckInButton';
import { Chart } from '../../ui/chart/Chart';
import {
  happinessChart,
  moodChart,
  TIMEFRAME_VALUES,
  TIMEFRAMES,
  trendsOf,
} from '../../ui/chart/mood-charts';
import { useCorrections } from '../../ui/journal/use-corrections';
import { PageTitle } from '../../ui/PageTitle';
import { DayRefused } from '../../ui/Remark';
import { Segmented } from '../../ui/Segmented';
import { useUrlChoice } from '../../ui/use-url-choice';
import { MoodCalendar } from './MoodCalendar';
import { RecentMoods } from './RecentMoods';
import '../../ui/print.css';
import styles from './stats.module.css';
import { type EmotionalTrends, useTrends } from './use-trends';

const HEADING = 'Emotional Trends';

export default function Stats() {
  const trends = useTrends();
  useEffect(() => cachePart('analytics'), []);
  return (
    <div className={styles.page} aria-busy={trends === 'loading'} data-prints>
      <PageTitle heading={HEADING} />
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{HEADING}</h1>
          <p className={styles.quiet}>How your days have felt, day by day</p>
        </div>
        <div className={`flex flex-wrap gap-10 ${styles.ways}`}>
          <CheckInButton look="outlined" />
          <ButtonLink look="outlined" to="/analytics">
            <ChartLine size={20} aria-hidden />
            Analytics Dashboard
          </ButtonLink>
        </div>
      </header>
      {trends === 'loading' && (
        <p className={styles.waiting} role="status">
          Reading your journal…
        </p>
      )}
      {trends === 'failed' && <Alert>Your journal could not be read just now. Please try again later.</Alert>}
      {typeof trends === 'object' && <Days {...trends} />}
    </div>
  );
}

function Days({ emotional, moods, today, isDayRefused }: EmotionalTrends) {
  const corrections = useCorrections();
  const listed = corrections.withRemoved(moods).filter((entry) => entry.kind === 'mood');
  const summary = moodSummary(emotional, listed);
  return (
    <>
      {isDayRefused && <DayRefused />}
      <div className={styles.pair}>
        <MoodCalendar days={emotional.dailyTrends} moods={moods} today={today} corrections={corrections} />
        <RecentMoods moods={summary.recentMoods} year={today.slice(0, 4)} corrections={corrections} />
      </div>
      <Series emotional={emotional} />
    </>
  );
}

function Series({ emotional }: Pick<EmotionalTrends, 'emotional'>) {
  const [timeframe, setTimeframe] = useUrlChoice('period', TIMEFRAME_VALUES);
  const trends = trendsOf(emotional, timeframe);
  const empty = Object.keys(trends).length === 0 ? 'Your check-ins will show up here as a line.' : undefined;
  return (
    <>
      <Chart title="Moods over time" data={moodChart('lines', trends, timeframe)} empty={empty}>
        <Segmented legend="Period" choices={TIMEFRAMES} chosen={timeframe} onChoose={setTimeframe} />
      </Chart>
      <Chart title="Happiness score" data={happinessChart(trends, timeframe)} empty={empty} />
    </>
  );
}

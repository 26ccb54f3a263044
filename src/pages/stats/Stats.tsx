/** Emotional Trends: how one's own days have felt. */
import { ChartLine, Cloud, CloudRain, HeartPulse, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { moodSummary } from '../../../domain/analytics/mood-summary';
import { keepPart } from '../../offline/worker-registration';
import { Alert } from '../../ui/Alert';
import { ButtonLink } from '../../ui/Button';
import { Chart } from '../../ui/chart/Chart';
import { happinessChart, moodChart, TIMEFRAMES, type Timeframe } from '../../ui/chart/mood-charts';
import { FigureCards } from '../../ui/FigureCards';
import { PageTitle } from '../../ui/PageTitle';
import { Segmented } from '../../ui/Segmented';
import { WhatHelps } from '../../ui/WhatHelps';
import { MoodCalendar } from './MoodCalendar';
import { RecentMoods } from './RecentMoods';
import styles from './stats.module.css';
import { type Trends, useTrends } from './use-trends';

const HEADING = 'Emotional Trends';

export default function Stats() {
  const trends = useTrends();
  // What draws the charts is not kept from the start.
  useEffect(() => keepPart('analytics'), []);
  return (
    <div className={styles.page} aria-busy={trends === 'loading'}>
      <PageTitle heading={HEADING} />
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{HEADING}</h1>
          <p className={styles.quiet}>How your days have felt, day by day</p>
        </div>
        <ButtonLink look="outlined" to="/analytics">
          <ChartLine size={20} aria-hidden />
          Analytics Dashboard
        </ButtonLink>
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

function Days({ emotional, moods, today }: Trends) {
  const summary = moodSummary(emotional, moods);
  return (
    <>
      <FigureCards
        label="Mood summary"
        figures={[
          { label: 'Check-ins', value: summary.checkIns, Icon: HeartPulse },
          { label: 'Positive', value: summary.positive, Icon: Sun },
          { label: 'Neutral', value: summary.neutral, Icon: Cloud },
          { label: 'Negative', value: summary.negative, Icon: CloudRain },
        ]}
      />
      <div className={styles.pair}>
        <MoodCalendar days={emotional.dailyTrends} moods={moods} today={today} />
        <RecentMoods moods={summary.recentMoods} year={today.slice(0, 4)} />
      </div>
      <WhatHelps moods={moods} />
      <Series emotional={emotional} />
    </>
  );
}

function Series({ emotional }: Pick<Trends, 'emotional'>) {
  const [timeframe, setTimeframe] = useState<Timeframe>('weeklyTrends');
  const trends = emotional[timeframe];
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

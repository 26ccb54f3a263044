import { CalendarDays, Clock3, Gauge } from 'lucide-react';
import { usageInsights } from '../../../domain/analytics/insights';
import { DAY_NAMES } from '../../../domain/analytics/names';
import {
  type ActivityCounts,
  averageDailyActivities,
  countActivityTypes,
  peakIndexOf,
} from '../../../domain/analytics/summary';
import { Chart } from '../../ui/chart/Chart';
import { SeriesMark } from '../../ui/chart/Legend';
import { FigureCards } from '../../ui/FigureCards';
import { Segmented } from '../../ui/Segmented';
import { useUrlChoice } from '../../ui/use-url-choice';
import { activityChart, GRANULARITIES, type Granularity, typesChart } from './charts';
import { Insights } from './Insights';
import styles from './parts.module.css';
import type { DashboardReports } from './use-dashboard';
import { hourLabel, NOTHING_STANDS_OUT, USAGE_INSIGHTS } from './words';

export function UsageTab({ emotional, games, usage }: DashboardReports) {
  const [by, setBy] = useUrlChoice<Granularity>('by', ['daily', 'hourly']);
  const types = countActivityTypes(emotional, games, usage);
  const [hour, day] = [peakIndexOf(usage.hourlyUsage), peakIndexOf(usage.dailyUsage)];
  const isEmpty = usage.totalActivities === 0;
  const nothing = day === null ? 'Nothing in the last seven days.' : undefined;
  return (
    <>
      <div className={styles.pair}>
        <Chart title="Activity, last 7 days" data={activityChart(usage, by)} empty={nothing}>
          <Segmented legend="View" choices={GRANULARITIES} chosen={by} onChoose={setBy} />
        </Chart>
        <Chart
          title="Activity types, all time"
          data={typesChart(types)}
          empty={isEmpty ? 'What you do in Stillgrove will be counted here.' : undefined}
          whole={{
            count: usage.totalActivities,
            of: usage.totalActivities === 1 ? 'activity' : 'activities',
          }}
          beside={<Shares {...types} />}
        />
      </div>
      <FigureCards
        label="Last seven days"
        figures={[
          { label: 'Peak Activity Hour', value: hour === null ? '–' : hourLabel(hour), Icon: Clock3 },
          {
            label: 'Most Active Day',
            value: day === null ? '–' : (DAY_NAMES[day] ?? '–'),
            Icon: CalendarDays,
          },
          { label: 'Average Daily Activities', value: averageDailyActivities(usage), Icon: Gauge },
        ]}
      />
      <Insights
        title="App Usage Insights"
        sentences={usageInsights(emotional, games, usage).map((insight) => USAGE_INSIGHTS[insight])}
        none={
          isEmpty
            ? 'Insights will appear after your first games and check-ins.'
            : (nothing ?? NOTHING_STANDS_OUT)
        }
      />
    </>
  );
}

function Shares({ games, music, moods }: ActivityCounts) {
  const all = games + music + moods;
  const parts = [
    { name: 'Games', count: games, color: 'games', mark: 'square' },
    { name: 'Music', count: music, color: 'music', mark: 'circle' },
    { name: 'Mood Check-ins', count: moods, color: 'moods', mark: 'diamond' },
  ] as const;
  return (
    <ul className="grid gap-12">
      {parts.map(({ name, count, color, mark }) => (
        <li key={name} className="flex gap-10 items-center">
          <SeriesMark color={color} mark={mark} />
          <span>{name}</span>
          <span className={styles.share}>
            <span>{count}</span>
            <span className={styles.quiet}>{` · ${Math.round((100 * count) / (all || 1))}%`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

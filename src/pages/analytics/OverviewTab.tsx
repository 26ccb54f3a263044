import { Activity, CircleCheck, Smile, Star } from 'lucide-react';
import { analyticsSummaryOf } from '../../../domain/analytics/summary';
import { Chart } from '../../ui/chart/Chart';
import { moodChart, TIMEFRAME_VALUES, TIMEFRAMES, trendsOf } from '../../ui/chart/mood-charts';
import { FigureCards } from '../../ui/FigureCards';
import { Segmented } from '../../ui/Segmented';
import { useUrlChoice } from '../../ui/use-url-choice';
import { EmptyTab } from './EmptyTab';
import type { DashboardReports } from './use-dashboard';
import { NO_MOODS } from './words';

export function OverviewTab({ emotional, games, usage }: DashboardReports) {
  const [timeframe, setTimeframe] = useUrlChoice('period', TIMEFRAME_VALUES);
  const summary = analyticsSummaryOf(emotional, games, usage);
  const isEmpty = summary.totalActivities === 0;
  const data = moodChart('lines', trendsOf(emotional, timeframe), timeframe);
  return (
    <>
      {isEmpty && <EmptyTab usage={usage}>{NO_MOODS}</EmptyTab>}
      <FigureCards
        label="Summary"
        isEmpty={isEmpty}
        figures={[
          { label: 'Total Activities', value: summary.totalActivities, Icon: Activity },
          { label: 'Positive Moods', value: `${summary.positivePercentage}%`, Icon: Smile },
          { label: 'Game Completion', value: `${summary.completionRate}%`, Icon: CircleCheck },
          { label: 'Top Game', value: summary.mostPlayedGame, Icon: Star },
        ]}
      />
      <Chart
        title="Emotional Wellness Trend"
        data={data}
        empty={data.points.length === 0 ? 'Your check-ins will show up here as a line.' : undefined}
      >
        <Segmented
          legend="Period of the trend"
          choices={TIMEFRAMES}
          chosen={timeframe}
          onChoose={setTimeframe}
        />
      </Chart>
    </>
  );
}

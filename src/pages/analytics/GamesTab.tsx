import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { gameInsights } from '../../../domain/analytics/insights';
import type { FiguresByGame } from '../../../domain/analytics/responses';
import { type GamesList, gamesList } from '../../../domain/analytics/summary';
import { Badge } from '../../ui/Badge';
import { Chart } from '../../ui/chart/Chart';
import chart from '../../ui/chart/chart.module.css';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { Segmented } from '../../ui/Segmented';
import { useUrlChoice } from '../../ui/use-url-choice';
import { completionChart, playsChart } from './charts';
import { EmptyTab } from './EmptyTab';
import { Insights } from './Insights';
import styles from './parts.module.css';
import type { DashboardReports } from './use-dashboard';
import { GAME_INSIGHTS, NO_GAMES, NOTHING_STANDS_OUT } from './words';

const TIMES = [
  { value: 'all', label: 'All Time' },
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
] as const;

const ALL = '';

export function GamesTab({ games, usage }: DashboardReports) {
  const id = useId();
  const everything = gamesList(games);
  // The answer may lack `periods`.
  const [time, setTime] = useUrlChoice('time', games.periods ? ['all', 'week', 'month'] : ['all']);
  const [game, setGame] = useUrlChoice('game', [ALL, ...everything.games.map((row) => row.id)]);
  if (everything.games.length === 0) return <EmptyTab usage={usage}>{NO_GAMES}</EmptyTab>;
  const figures: FiguresByGame | undefined = time === 'all' ? games : games.periods?.[time];
  const list = figures
    ? gamesList(figures, game === ALL ? undefined : game)
    : { totalSessions: 0, games: [] };
  const nothing = list.games.length === 0 ? "You didn't play anything in this period." : undefined;
  return (
    <>
      <div className={styles.choices}>
        <Segmented
          legend="Timeframe"
          choices={games.periods ? TIMES : TIMES.slice(0, 1)}
          chosen={time}
          onChoose={setTime}
        />
        <div className={styles.filter}>
          <label htmlFor={id}>Game</label>
          <span className={`relative grid items-center min-w-0 ${styles.select}`}>
            <select id={id} value={game} onChange={(event) => setGame(event.target.value)}>
              <option value={ALL}>All games</option>
              {everything.games.map((row) => (
                <option key={row.id} value={row.id}>
                  {row.name}
                </option>
              ))}
            </select>
            <ChevronDown size={18} aria-hidden />
          </span>
        </div>
      </div>
      <div className={styles.pair}>
        <Chart title="Most played" data={playsChart(list.games)} empty={nothing} />
        <Chart title="Completion rate" data={completionChart(list.games)} empty={nothing} />
      </div>
      <Performance {...list} />
      <Insights
        title="Game Insights"
        sentences={gameInsights(list.games).map(({ rule, game: name }) => GAME_INSIGHTS[rule](name))}
        none={nothing ?? NOTHING_STANDS_OUT}
      />
    </>
  );
}

function Performance({ totalSessions, games }: GamesList) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id} className="text-h2">
          Game performance
        </h2>
        <p className={styles.quiet}>
          {`${totalSessions} ${totalSessions === 1 ? 'session' : 'sessions'} in all`}
        </p>
      </div>
      {games.length === 0 ? (
        <p className={styles.quiet}>You didn't play anything in this period.</p>
      ) : (
        <ScrollRegion label="Game performance, table">
          <table className={`${chart.table} ${styles.performance}`}>
            <thead>
              <tr>
                {['Game', 'Status', 'Plays', 'Completion', 'Avg Score'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {games.map(({ id: game, name, isFree, plays, completionRate, averageScore }) => (
                <tr key={game}>
                  <th scope="row">{name}</th>
                  <td>
                    <Badge look={isFree ? 'soft' : 'premium'}>{isFree ? 'FREE' : 'PREMIUM'}</Badge>
                  </td>
                  <td>{plays}</td>
                  <td>{`${Math.round(completionRate)}%`}</td>
                  <td>{averageScore === null ? '–' : Math.round(averageScore)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}

import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ANALYTICS, type AnalyticsName, answerAnalytics } from '../../domain/analytics/analytics';
import { dayNumber } from '../../domain/analytics/calendar';
import { LOCAL_DAY_HEADER } from '../../domain/analytics/responses';
import { requireSession, type SignedIn } from '../accounts/require-session';
import type { Sessions } from '../accounts/sessions';
import type { Clock } from '../clock';
import { refuseWithoutSync } from '../journal/routes';
import type { Database } from '../storage/database';
import { daysReader } from './tallies';

/** The calls of `/api/analytics`, for people who are signed in and have turned sync on. */
export function analyticsRoutes({
  database,
  sessions,
  clock,
}: {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly clock: Clock;
}): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const onlySignedIn = requireSession(sessions);
  const readDays = daysReader(database);
  for (const name of Object.keys(ANALYTICS) as AnalyticsName[]) {
    routes.get(`/${name}`, onlySignedIn, async (c) => {
      const { user } = c.var;
      if (!user.sync) return refuseWithoutSync(c);
      const today = c.req.header(LOCAL_DAY_HEADER);
      if (!isNear(today, clock())) return c.json({ message: SAY_WHICH_DAY }, 400);
      const days = await readDays(user.id);
      return days === undefined
        ? refuseWithoutSync(c)
        : c.body(answerAnalytics(name, days, today), 200, { 'Content-Type': 'application/json' });
    });
  }
  return routes;
}

const SAY_WHICH_DAY =
  'The clock of this device seems to be off by more than a day. Please set it, and open the page again.';

const day = z.iso.date();

/** Whether a local day can be today's somewhere on earth: it is the server's, or a day from it. */
function isNear(today: string | undefined, now: Date): today is string {
  if (!day.safeParse(today).success) return false;
  return Math.abs(dayNumber(today as string) - dayNumber(now.toISOString().slice(0, 10))) <= 1;
}

import { Hono, type MiddlewareHandler } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import { ANALYTICS, type AnalyticsName, analyticsJson } from '../../domain/analytics/analytics';
import { dayNumber } from '../../domain/analytics/calendar';
import {
  emotionalAnalytics,
  gamesAnalytics,
  LOCAL_DAY_HEADER,
  localDayRefusal,
  usageAnalytics,
} from '../../domain/analytics/responses';
import { requireSession, type SignedIn } from '../accounts/require-session';
import type { Sessions } from '../accounts/sessions';
import type { Clock } from '../base/clock';
import { answer, jsonSchema, LIMITED, WITH_SYNC } from '../base/openapi';
import { refuseWithoutSync } from '../journal/routes';
import type { Database } from '../storage/database';
import { daysReader } from './tallies';

export function analyticsRoutes({
  database,
  sessions,
  limitReads,
  clock,
}: {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly limitReads: MiddlewareHandler<SignedIn>;
  readonly clock: Clock;
}): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const onlySignedIn = requireSession(sessions);
  const readDays = daysReader(database);
  for (const name of Object.keys(ANALYTICS) as AnalyticsName[]) {
    routes.get(`/${name}`, DESCRIPTIONS[name], onlySignedIn, limitReads, async (c) => {
      const { user } = c.var;
      if (!user.sync) return refuseWithoutSync(c);
      const serverDay = clock().toISOString().slice(0, 10);
      const today = c.req.header(LOCAL_DAY_HEADER) ?? serverDay;
      const message = refuseDay(today, serverDay);
      if (message !== undefined) {
        return c.json({ message, serverDay } satisfies z.infer<typeof localDayRefusal>, 400);
      }
      const days = await readDays(user.id);
      return days === undefined
        ? refuseWithoutSync(c)
        : c.body(analyticsJson(name, days, today), 200, { 'Content-Type': 'application/json' });
    });
  }
  return routes;
}

const day = z.iso.date();

const describeAnalytics = (summary: string, ok: string, schema: z.ZodMiniType) =>
  describeRoute({
    summary,
    parameters: [{ name: LOCAL_DAY_HEADER, in: 'header', required: false, schema: jsonSchema(day) }],
    responses: {
      ...LIMITED,
      ...WITH_SYNC,
      200: answer(ok, schema),
      400: answer('The local day is no date, or more than a day from the server’s.', localDayRefusal),
    },
  });
const DESCRIPTIONS: Readonly<Record<AnalyticsName, MiddlewareHandler>> = {
  emotional: describeAnalytics('Get check-ins by day, week and month', 'Of all time.', emotionalAnalytics),
  games: describeAnalytics(
    'Get plays, completion and scores by game',
    'Of all time, this week and this month.',
    gamesAnalytics,
  ),
  usage: describeAnalytics('Get activities, and when in the last seven days', 'Counts.', usageAnalytics),
};

/** The reason to refuse a local day: it is no date, or it is more than one day from the server's day. */
function refuseDay(today: string, serverDay: string): string | undefined {
  if (!day.safeParse(today).success) {
    return `The header ${LOCAL_DAY_HEADER} must be a date, such as 2026-11-20.`;
  }
  return Math.abs(dayNumber(today) - dayNumber(serverDay)) > 1
    ? 'The clock of this device seems to be off by more than a day. Please set it, and open the page again.'
    : undefined;
}

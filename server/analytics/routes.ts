import { Hono, type MiddlewareHandler } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import { ANALYTICS_BUILDERS, type AnalyticsName, analyticsJson } from '../../domain/analytics/analytics';
import { dayNumber } from '../../domain/analytics/calendar';
import {
  emotionalAnalyticsSchema,
  gamesAnalyticsSchema,
  LOCAL_DAY_HEADER,
  localDayRefusalSchema,
  usageAnalyticsSchema,
} from '../../domain/analytics/responses';
import { requireSession, type SignedInEnv } from '../accounts/require-session';
import type { Sessions } from '../accounts/sessions';
import type { Clock } from '../base/clock';
import { answerSpec, RATE_LIMIT_SPEC, SYNC_OFF_SPEC, toJsonSchema } from '../base/openapi';
import { syncOffResponse } from '../journal/routes';
import type { Database } from '../storage/database';
import { createDayTallyReader } from './tallies';

export function analyticsRoutes({
  database,
  sessions,
  limitReads,
  clock,
}: {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly limitReads: MiddlewareHandler<SignedInEnv>;
  readonly clock: Clock;
}): Hono<SignedInEnv> {
  const routes = new Hono<SignedInEnv>();
  const onlySignedIn = requireSession(sessions);
  const readDays = createDayTallyReader(database);
  for (const name of Object.keys(ANALYTICS_BUILDERS) as AnalyticsName[]) {
    routes.get(`/${name}`, DESCRIPTIONS[name], onlySignedIn, limitReads, async (c) => {
      const { user } = c.var;
      if (!user.sync) return syncOffResponse(c);
      const serverDay = clock().toISOString().slice(0, 10);
      const today = c.req.header(LOCAL_DAY_HEADER) ?? serverDay;
      const message = refuseDay(today, serverDay);
      if (message !== undefined) {
        return c.json({ message, serverDay } satisfies z.infer<typeof localDayRefusalSchema>, 400);
      }
      const days = await readDays(user.id);
      return days === undefined
        ? syncOffResponse(c)
        : c.body(analyticsJson(name, days, today), 200, { 'Content-Type': 'application/json' });
    });
  }
  return routes;
}

const day = z.iso.date();

const describeAnalytics = (summary: string, ok: string, schema: z.ZodMiniType) =>
  describeRoute({
    summary,
    parameters: [{ name: LOCAL_DAY_HEADER, in: 'header', required: false, schema: toJsonSchema(day) }],
    responses: {
      ...RATE_LIMIT_SPEC,
      ...SYNC_OFF_SPEC,
      200: answerSpec(ok, schema),
      400: answerSpec(
        'The local day is no date, or more than a day from the server’s.',
        localDayRefusalSchema,
      ),
    },
  });
const DESCRIPTIONS: Readonly<Record<AnalyticsName, MiddlewareHandler>> = {
  emotional: describeAnalytics(
    'Get check-ins by day, week and month',
    'Of all time.',
    emotionalAnalyticsSchema,
  ),
  games: describeAnalytics(
    'Get plays, completion and scores by game',
    'Of all time, this week and this month.',
    gamesAnalyticsSchema,
  ),
  usage: describeAnalytics(
    'Get activities, and when in the last seven days',
    'Counts.',
    usageAnalyticsSchema,
  ),
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

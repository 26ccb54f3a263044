/** The three answers of analytics, from this device's journal or, with sync, from the server's copy. */
import { ANALYTICS_BUILDERS, type AnalyticsName } from '../../domain/analytics/analytics';
import {
  emotionalAnalyticsSchema,
  gamesAnalyticsSchema,
  LOCAL_DAY_HEADER,
  localDayRefusalSchema,
  usageAnalyticsSchema,
} from '../../domain/analytics/responses';
import type { DayTally } from '../../domain/analytics/tally';
import type { CurrentUser } from '../../domain/contract';
import type { JournalRecorder } from '../device/journal-recorder';
import { localDayAndHour } from '../device/local-day-and-hour';
import { currentJournalOwner } from '../device/new-entries';
import { storedUser } from '../device/values';
import { RequestError, sendRequest } from './request';
import { syncJournal } from './sync-journal';

const SCHEMAS = {
  emotional: emotionalAnalyticsSchema,
  games: gamesAnalyticsSchema,
  usage: usageAnalyticsSchema,
} as const;

export const ANALYTICS_REPORT_NAMES = Object.keys(SCHEMAS) as readonly AnalyticsName[];

export const analyticsReportPath = (name: AnalyticsName): string => `/api/analytics/${name}`;

type Figures<N extends AnalyticsName> = ReturnType<(typeof ANALYTICS_BUILDERS)[N]>;

export interface AnalyticsResult<N extends AnalyticsName> {
  readonly figures: Figures<N>;
  /** Whether the device computed the figures because the server rejected the device's local date. */
  readonly isDayRefused: boolean;
}

/**
 * Without sync the device computes the figures. With sync it sends its new entries, and the server computes them,
 * unless there is no network, the session or sync has ended, or the server rejects the local date.
 * @param onServerSaid called when the sync reports a sign-out, or that sync is off
 * @throws RequestError for every other refusal; SyntaxError or ZodError for a malformed answer; Error if the server
 *   lacks new entries; the errors of `syncJournal` and of IndexedDB
 */
export async function loadAnalyticsReport<N extends AnalyticsName>(
  recorder: JournalRecorder,
  name: N,
  onServerSaid: (user: CurrentUser | null) => void = () => undefined,
): Promise<AnalyticsResult<N>> {
  const { day } = localDayAndHour(Date.now());
  const user = storedUser.value;
  const fromCopy =
    user?.sync && navigator.onLine ? await askCopy(recorder, user.username, name, day) : 'no connection';
  if (typeof fromCopy !== 'string')
    return { figures: SCHEMAS[name].parse(await fromCopy.json()) as Figures<N>, isDayRefused: false };
  const current = storedUser.value;
  // Simultaneous calls share a sync, so an earlier call may have reported this. The user may also have changed since.
  if (current?.sync && current.username === user?.username) {
    if (fromCopy === 'ended') onServerSaid(null);
    if (fromCopy === 'off') onServerSaid({ ...current, sync: false });
  }
  const figures = ANALYTICS_BUILDERS[name](
    await readDays(recorder, currentJournalOwner()),
    day,
  ) as Figures<N>;
  return { figures, isDayRefused: fromCopy === 'day refused' };
}

/** Returns the server's answer, or the reason why the device has to answer. */
async function askCopy(
  recorder: JournalRecorder,
  username: string,
  name: AnalyticsName,
  day: string,
): Promise<Response | 'no connection' | 'day refused' | 'ended' | 'off'> {
  const outcome = await syncJournal(recorder, username);
  if (outcome === 'ended' || outcome === 'off') return outcome;
  if (outcome === 'unanswered') return 'no connection';
  try {
    const response = await sendRequest('GET', analyticsReportPath(name), undefined, {
      [LOCAL_DAY_HEADER]: day,
    });
    if (outcome === 'later') throw new Error('The copy of the journal lacks new entries of this device');
    return response;
  } catch (error) {
    // `fetch` throws a TypeError when there is no response.
    if (error instanceof TypeError) return 'no connection';
    if (error instanceof RequestError && refusesDay(error)) return 'day refused';
    throw error;
  }
}

/** A proxy may send status 400 as well. */
function refusesDay({ status, body }: RequestError): boolean {
  if (status !== 400) return false;
  try {
    return localDayRefusalSchema.safeParse(JSON.parse(body)).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** The pending read, which simultaneous calls for one person share. */
let awaited: { person: string; days: Promise<readonly DayTally[]> } | undefined;

function readDays(recorder: JournalRecorder, person: string): Promise<readonly DayTally[]> {
  if (awaited?.person === person) return awaited.days;
  const reading = {
    person,
    days: recorder.journal().then((journal) => {
      if (awaited === reading) awaited = undefined;
      return journal.tallies(person);
    }),
  };
  awaited = reading;
  return reading.days;
}

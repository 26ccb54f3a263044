/** Answers `/api/analytics/*` from this device's journal or, with sync, from the server's copy. */
import { ANALYTICS, type AnalyticsName } from '../../domain/analytics/analytics';
import { LOCAL_DAY_HEADER, localDayRefusal } from '../../domain/analytics/responses';
import type { DayTally } from '../../domain/analytics/tally';
import type { CurrentUser } from '../../domain/contract';
import { localTime } from '../device/local-time';
import { currentPerson } from '../device/new-entries';
import type { Recorder } from '../device/recorder';
import { keptUser } from '../device/stored-values';
import { DAY_REFUSED } from './day-refused';
import { RequestError, request } from './request';
import { bringTogether } from './together';

/**
 * Returns the response to an analytics call. Without sync the device computes the figures. With sync the device sends
 * its new entries, and the server computes the figures. If there is no network, if the sync reports that the session or
 * sync has ended, or if the server rejects the device's local date, the device computes them nevertheless. After a
 * rejected date the response is marked (`isDayRefused`).
 *
 * @param onServerSaid called when the sync reports a sign-out, or that sync is off
 * @throws RequestError for every other refusal; Error if the server lacks new entries; the errors of `bringTogether`
 *   and of IndexedDB
 */
export async function answer(
  recorder: Recorder,
  call: `/api/analytics/${AnalyticsName}`,
  onServerSaid: (user: CurrentUser | null) => void = () => undefined,
): Promise<Response> {
  const { day } = localTime(Date.now());
  const user = keptUser.value;
  const fromCopy =
    user?.sync && navigator.onLine ? await askCopy(recorder, user.username, call, day) : 'no connection';
  if (fromCopy instanceof Response) return fromCopy;
  const current = keptUser.value;
  // Simultaneous calls share a sync, so an earlier call may have reported this. The user may also have changed since.
  if (current?.sync && current.username === user?.username) {
    if (fromCopy === 'ended') onServerSaid(null);
    if (fromCopy === 'off') onServerSaid({ ...current, sync: false });
  }
  const name = call.slice('/api/analytics/'.length) as AnalyticsName;
  const figures = ANALYTICS[name](await readDays(recorder, currentPerson()), day);
  return Response.json(fromCopy === 'day refused' ? { ...figures, [DAY_REFUSED]: true } : figures);
}

/** Returns the server's answer, or the reason why the device has to answer. */
async function askCopy(
  recorder: Recorder,
  username: string,
  call: `/api/analytics/${AnalyticsName}`,
  day: string,
): Promise<Response | 'no connection' | 'day refused' | 'ended' | 'off'> {
  const outcome = await bringTogether(recorder, username);
  if (outcome === 'ended' || outcome === 'off') return outcome;
  if (outcome === 'unanswered') return 'no connection';
  try {
    const response = await request('GET', call, undefined, { [LOCAL_DAY_HEADER]: day });
    // The server's answer would lack new entries of this device.
    if (outcome === 'later') throw new Error('The copy of the journal lacks new entries of this device');
    return response;
  } catch (error) {
    // `fetch` throws a TypeError when there is no response.
    if (error instanceof TypeError) return 'no connection';
    if (error instanceof RequestError && refusesDay(error)) return 'day refused';
    throw error;
  }
}

/** Returns whether the server rejected the device's local date. A proxy may send status 400 as well. */
function refusesDay({ status, body }: RequestError): boolean {
  if (status !== 400) return false;
  try {
    return localDayRefusal.safeParse(JSON.parse(body)).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** The pending read, which simultaneous calls for one person share. */
let awaited: { person: string; days: Promise<readonly DayTally[]> } | undefined;

function readDays(recorder: Recorder, person: string): Promise<readonly DayTally[]> {
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

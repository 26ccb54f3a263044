/** What answers `/api/analytics/*`: this device's journal, or with sync the server, from the journal's copy. */
import { type AnalyticsName, answerAnalytics } from '../../domain/analytics/analytics';
import { LOCAL_DAY_HEADER } from '../../domain/analytics/responses';
import type { DayTally } from '../../domain/analytics/tally';
import { localTime } from '../device/local-time';
import { currentPerson } from '../device/new-entries';
import type { Recorder } from '../device/recorder';
import { keptUser } from '../device/stored-values';
import { request } from './request';
import { bringTogether } from './together';

/**
 * Answers a call as the server would. With sync the server does so, once it has what is new here; without a
 * connection to it, and in no other case, this device does.
 *
 * @throws RequestError when the server's answer is not ok; what IndexedDB throws
 */
export async function answer(recorder: Recorder, call: `/api/analytics/${AnalyticsName}`): Promise<Response> {
  const { day } = localTime(Date.now());
  const user = keptUser.value;
  const fromCopy =
    user?.sync && navigator.onLine ? await askCopy(recorder, user.username, call, day) : undefined;
  if (fromCopy) return fromCopy;
  const name = call.slice('/api/analytics/'.length) as AnalyticsName;
  const days = await readDays(recorder, currentPerson());
  return new Response(answerAnalytics(name, days, day), { headers: { 'Content-Type': 'application/json' } });
}

/** @returns undefined when there is no connection */
async function askCopy(
  recorder: Recorder,
  username: string,
  call: `/api/analytics/${AnalyticsName}`,
  day: string,
): Promise<Response | undefined> {
  const outcome = await bringTogether(recorder, username);
  try {
    const response = await request('GET', call, undefined, { [LOCAL_DAY_HEADER]: day });
    // It was counted without what is new here.
    if (outcome === 'later') throw new Error('The copy of the journal lacks what is new on this device');
    return response;
  } catch (error) {
    // What `fetch` throws when nobody answers.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The reading that has not begun yet: the three calls, which are made at once, share it. */
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

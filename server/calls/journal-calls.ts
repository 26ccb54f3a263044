/** API endpoints of the journals' copies and of analytics. */
import * as z from 'zod/mini';
import * as analytics from '../../domain/analytics/responses';
import * as contract from '../../domain/contract';
import { ALWAYS, type Call, CHANGES, LIMITED, refused, SENT, WITH_SYNC } from './call';

const OF_THE_DAY = {
  headers: z.object({ [analytics.LOCAL_DAY_HEADER]: z.optional(z.iso.date()) }),
  refused: {
    ...ALWAYS,
    ...WITH_SYNC,
    400: {
      what: 'The local day is no date, or more than a day from the server’s.',
      schema: analytics.localDayRefusal,
    },
  },
};

export const JOURNAL_CALLS: readonly Call[] = [
  // Copies of journals
  {
    method: 'POST',
    path: '/api/journal',
    summary: 'Keeps entries with the account.',
    request: contract.journalBatch,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      ...WITH_SYNC,
      ...LIMITED,
      200: { what: 'They are kept.', schema: contract.journalReceived },
      422: refused('The copy is full. None of these entries is kept.'),
    },
  },
  {
    method: 'GET',
    path: '/api/journal',
    summary: 'What has changed in the copy of the journal.',
    query: contract.journalQuestion,
    answers: {
      ...ALWAYS,
      ...WITH_SYNC,
      200: { what: 'A page of it.', schema: contract.journalChanges },
      400: refused('The question does not fit.'),
      410: refused('The person has deleted the copy that this device knows.'),
    },
  },
  {
    method: 'DELETE',
    path: '/api/journal',
    summary: 'Deletes the copy of the journal and begins an empty one.',
    answers: { ...ALWAYS, ...CHANGES, ...WITH_SYNC, ...LIMITED, 204: { what: 'Deleted.' } },
  },

  // Analytics
  {
    method: 'GET',
    path: '/api/analytics/emotional',
    summary: 'Check-ins by day, week and month.',
    headers: OF_THE_DAY.headers,
    answers: { ...OF_THE_DAY.refused, 200: { what: 'Of all time.', schema: analytics.emotionalAnalytics } },
  },
  {
    method: 'GET',
    path: '/api/analytics/games',
    summary: 'Plays, completion and scores by game.',
    headers: OF_THE_DAY.headers,
    answers: {
      ...OF_THE_DAY.refused,
      200: { what: 'Of all time, this week and this month.', schema: analytics.gamesAnalytics },
    },
  },
  {
    method: 'GET',
    path: '/api/analytics/usage',
    summary: 'All activities, and when in the last seven days.',
    headers: OF_THE_DAY.headers,
    answers: { ...OF_THE_DAY.refused, 200: { what: 'Counts.', schema: analytics.usageAnalytics } },
  },
];

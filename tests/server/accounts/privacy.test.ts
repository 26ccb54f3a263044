import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../../fixtures/postgres';
import { OPERATIONS } from '../support/described';
import { makeSite } from '../support/fixture';
import { type Running, startServer } from '../support/running';
import { PASSWORD, register, visit } from '../support/visitor';

/** Marker in every field, header and address. Letters and digits only, because it must be a valid name. */
const MARKER = 'Mx7MarkerQz9';

let site: string;
let server: Running;
let databaseUrl: string;
beforeAll(async () => {
  site = await makeSite();
  databaseUrl = await createDatabase(inject('postgresUrl'));
  server = await startServer(site, { DATABASE_URL: databaseUrl, TRUST_PROXY: '1' });
});
afterAll(async () => {
  await server.stop();
  await rm(site, { recursive: true });
});

/**
 * Makes every request with the marker in its address, in the fields of its body, and in headers that a browser sends.
 *
 * @param isWellFormed whether to leave out the bodies that never reach the database
 * @returns the statuses of the answers
 */
async function callEverything({ isWellFormed = false } = {}): Promise<Set<number>> {
  const statuses = new Set<number>();
  const person = visit(server.port);
  const keep = (status: number) => statuses.add(status);
  const username = `${MARKER}-${Math.random().toString(36).slice(2, 8)}`;
  keep((await person.call('POST', '/api/auth/register', { username, password: `${MARKER} pond` })).status);
  keep((await person.call('PATCH', '/api/auth/user', { sync: true })).status);
  const entry = {
    kind: 'mood',
    id: MARKER,
    at: 1,
    day: '2026-11-20',
    hour: 9,
    mood: 'neutral',
    after: MARKER,
  };
  keep((await person.call('POST', '/api/journal', { entries: [entry] })).status);
  const fields = ['username', 'password', 'code', 'current', 'next', 'transactionId', 'sync', 'entries'];
  const malformed = [
    `{"broken": "${MARKER}`,
    `{"zero": "${MARKER}\\u0000"}`,
    { username: `${MARKER}\u0000`, password: `${MARKER}\u0000` },
    { username, password: `${MARKER}\u0000`, code: `${MARKER}${MARKER}`, [MARKER]: MARKER },
  ];
  const bodies = [
    Object.fromEntries(fields.map((field) => [field, `${MARKER} ${field}`])),
    ...[['username', 'password'], ['username', 'password', 'code'], ['current', 'next'], ['password']].map(
      (some) => Object.fromEntries(some.map((field) => [field, `${MARKER} ${field} ${'x'.repeat(8)}`])),
    ),
    ...(isWellFormed ? [] : malformed),
  ];
  for (const { method, path } of OPERATIONS) {
    const address = `${path.replace(/\{\w+\}/g, MARKER)}?since=${MARKER}&${MARKER}=${MARKER}`;
    for (const body of method === 'GET' ? [undefined] : bodies) {
      const headers = {
        'User-Agent': MARKER,
        Referer: `http://localhost/${MARKER}`,
        'X-Forwarded-For': MARKER,
      };
      keep((await person.call(method, address, body, headers)).status);
    }
  }
  keep((await person.call('GET', `/games?feeling=${MARKER}`)).status);
  return statuses;
}

test('nothing that a person sends is written to the log', async () => {
  const statuses = await callEverything();
  for (const status of [200, 201, 400, 401, 404]) expect(statuses).toContain(status);
  // Security events have no field that could contain the marker.
  expect(server.output().replace(/^\{"event":.*\}\n/gm, '')).toMatch(/^Stillgrove [^\n]+ is open at \S+\n$/);
  expect(server.output()).not.toContain(MARKER);
});

// In each case other queries fail, and their parameters contain other data of the requests.
test.each([[['entries']], [['recovery_codes']], [['users']], [['attempts', 'sessions', 'journals']]])(
  'the log does not contain it when the database fails at %j',
  async (tables) => {
    const before = await register(server.port);
    const admin = new pg.Client(databaseUrl);
    await admin.connect();
    for (const table of tables) await admin.query(`alter table ${table} rename to ${table}_away`);
    const statuses = await callEverything({ isWellFormed: true });
    for (const table of tables) await admin.query(`alter table ${table}_away rename to ${table}`);
    await admin.end();
    expect(statuses).toContain(500);
    const output = server.output();
    expect(output).toContain('Failed query');
    const token = before.visitor.cookie.split('=')[1] as string;
    for (const secret of [MARKER, MARKER.toLowerCase(), PASSWORD, token, before.username, ...before.codes]) {
      expect(output).not.toContain(secret);
    }
  },
);

/** Answers and log lines of failed requests contain no data that a person sent. */
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { describeErrorForLog } from '../../../server/base/log';
import { isUnreachableError, UnreachableError, unreachableReason } from '../../../server/storage/unreachable';
import { ask } from '../support/ask';
import { serveHere } from '../support/here';
import { enrol, mood } from '../support/person';

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

test('a bug is answered with 500 and logged with its place, and no half of a batch is stored', async () => {
  const here = await serveHere({});
  const person = await enrol(here.storage.database);
  const { database } = here.storage;
  await database.execute(sql`alter table journals rename column position to place`);
  const entry = mood();
  const answer = await person.send(here.port, entry);
  expect([answer.status, answer.json()]).toEqual([
    500,
    { message: 'Something went wrong here. Please try again.' },
  ]);
  const output = String(log.mock.lastCall);
  expect(output).toContain('Failed query: select');
  expect(output).toContain('42703');
  expect(output).toMatch(/at .*journal/);
  expect(output).not.toContain(person.id);

  await database.execute(sql`alter table journals rename column place to position`);
  await database.execute(sql`alter table entries add constraint never check (day < '2000-01-01')`);
  expect((await person.send(here.port, entry)).status).toBe(500);
  const saidNext = String(log.mock.lastCall);
  expect(saidNext).toContain('23514 (never)');
  for (const secret of [entry.id, entry.day, 'positive']) expect(saidNext).not.toContain(secret);
  expect((await person.readAll(here.port)).entries).toEqual([]);
  await here.stop();
});

test('a closed PGlite is answered with 503, and the health check reports it', async () => {
  const here = await serveHere({}, 'pglite');
  const person = await enrol(here.storage.database);
  await here.storage.close();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const answer of [
    await person.send(here.port, mood()),
    await person.look(here.port),
    await ask(here.port, '/healthz'),
  ]) {
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toBe('application/json');
  }
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
  await here.stop();
});

describe('the database counts as unreachable', () => {
  const failed = (cause: unknown) => new DrizzleQueryError('select 1', ['private'], cause as Error);
  const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

  test.each([
    ['a refused connection', failed(coded('ECONNREFUSED'))],
    ['a shutdown', failed(coded('57P01', 'terminating connection due to administrator command'))],
    ['no connection left', failed(coded('53300'))],
    ['a full disk', failed(coded('53100'))],
    ['a connection that ended', failed(new Error('Connection terminated unexpectedly'))],
    ['no answer', failed(new Error('Query read timeout'))],
    ['a transaction that did not begin', new UnreachableError('It does not answer.')],
    ['any of these further down', new Error('outer', { cause: failed(coded('ECONNRESET')) })],
  ])('on %s', (_, error) => {
    expect(isUnreachableError(error)).toBe(true);
  });

  test.each([
    ['a broken constraint', failed(coded('23505', 'duplicate key'))],
    ['a table that is not there', failed(coded('42P01'))],
    ['another connection of ours', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })],
    ['what is no error', 'ECONNREFUSED'],
  ])('but not on %s', (_, error) => {
    expect(isUnreachableError(error)).toBe(false);
  });

  test('and the reason contains no address', () => {
    expect(unreachableReason(coded('ECONNREFUSED', 'connect ECONNREFUSED 192.0.2.1:5432'))).toBe(
      'Nothing answers at its address.',
    );
    expect(unreachableReason(new AggregateError([], ''))).toBeUndefined();
  });
});

describe('the logged form of an error', () => {
  test('is its kind, its place and its cause, never the parameters of a query', () => {
    const cause = Object.assign(new Error('invalid input syntax for type uuid: "private"'), {
      code: '22P02',
    });
    const error = new DrizzleQueryError('select $1', ['private\n    at private'], cause);
    const output = describeErrorForLog(error);
    expect(output).not.toContain('private');
    expect(output).toMatch(/^Failed query: select \$1\n +at .*\ncaused by Error 22P02\n +at /s);
  });

  test('is never the text that a parser could not read', () => {
    const output = describeErrorForLog(
      (() => {
        try {
          return JSON.parse('private thoughts');
        } catch (error) {
          return error;
        }
      })(),
    );
    expect(output).toMatch(/^SyntaxError\n +at /);
    expect(output).not.toContain('private');
  });

  test('is the message of any other error', () => {
    expect(describeErrorForLog(new RangeError('too far'))).toMatch(/^RangeError too far\n +at /);
    expect(describeErrorForLog('private')).toBe('something that is no error: string');
    const round = new Error('round');
    round.cause = round;
    expect(describeErrorForLog(round).match(/round/g)).toHaveLength(5);
  });
});

/** 'Copy diagnostics' reports time, kind, class and place of warnings and errors, never their texts. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lastErrors, startRecordingErrors } from '../../../src/services/last-errors';

const page = new EventTarget();
const { warn } = console;
const written: unknown[][] = [];

beforeAll(() => {
  vi.stubGlobal('window', page);
  console.warn = (...words: unknown[]) => void written.push(words);
  startRecordingErrors();
});
afterAll(() => {
  console.warn = warn;
  vi.unstubAllGlobals();
});

const tell = (type: string, fields: object) => page.dispatchEvent(Object.assign(new Event(type), fields));

test('a warning is written as before, and noted without its words', () => {
  console.warn('The journal of Rowan could not be read', new RangeError('rain on the roof'));
  expect(written.at(-1)?.[0]).toBe('The journal of Rowan could not be read');
  expect(lastErrors().at(-1)).toMatchObject({
    kind: 'warning',
    name: 'RangeError',
    place: expect.stringMatching(/^last-errors\.test\.ts:\d+:\d+$/),
  });
  expect(JSON.stringify(lastErrors())).not.toMatch(/Rowan|rain/);
});

test('uncaught errors and rejections are noted with their class, also those that are no errors', () => {
  tell('error', { error: new TypeError('SG-7KQM-2XWD-94TF') });
  tell('error', { error: null });
  tell('unhandledrejection', { reason: new DOMException('full', 'QuotaExceededError') });
  tell('unhandledrejection', { reason: 'a quiet place' });
  expect(lastErrors().slice(-4)).toMatchObject([
    { kind: 'error', name: 'TypeError', place: expect.stringContaining('last-errors.test.ts') },
    { kind: 'error', name: '', place: '' },
    { kind: 'rejection', name: 'QuotaExceededError' },
    { kind: 'rejection', name: '', place: '' },
  ]);
  expect(JSON.stringify(lastErrors())).not.toMatch(/SG-|full|quiet/);
});

test('only the last 50 stay', () => {
  for (let count = 0; count < 60; count++) console.warn('once more');
  expect(lastErrors()).toHaveLength(50);
  expect(lastErrors().every(({ kind }) => kind === 'warning')).toBe(true);
});

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JournalRecorder } from '../../../../src/device/journal-recorder';
import { sendAndCountJournal } from '../../../../src/pages/profile/account/send-and-count-journal';
import { mood, openJournal, PERSON } from '../../device/support/device';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ username: PERSON, sync: true }) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a server that never answers delays the sign-out by 5 s, and unsent entries are counted', async () => {
  const recorder = new JournalRecorder(openJournal, () => undefined);
  await recorder.write(mood());
  const asking = new Promise<void>((begin) => {
    vi.stubGlobal('fetch', () => {
      begin();
      return new Promise(() => undefined);
    });
  });
  const counting = sendAndCountJournal(recorder, { username: PERSON, sync: true });
  await asking;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await counting).toEqual({ entries: 1, unsent: 1 });
});

/** A replay of each recording in tests/replays has the states that the recording contains. */
import { describe, expect, test } from 'vitest';
import { machineOf } from '../qa/recording/machines';
import { parseRecording } from '../qa/recording/recording';
import { replayHeadless } from '../qa/recording/replay';

const FILES = import.meta.glob<string>('./*.json', { query: '?raw', import: 'default', eager: true });
const RECORDINGS = Object.entries(FILES).map(([file, text]) => ({ file: file.slice(2, -5), text }));

const UPDATE = 'If the change is meant, rewrite the recordings: npm run replay -- --update';

describe.each(RECORDINGS)('$file', ({ text }) => {
  test('gives the same states', async () => {
    const recording = parseRecording(text);
    const machine = await machineOf(recording.machine);
    const { difference, remarks } = replayHeadless(machine, recording, recording.app);
    expect(difference, `${difference}\n${UPDATE}`).toBeUndefined();
    expect(remarks).toEqual([]);
  });

  test('contains no names, ids or typed text', () => {
    const secrets = [
      // Order IDs of PayPal, UUIDs, and all transaction IDs, names and order IDs that are not stand-ins.
      ...(text.match(/SG-(?!0000-0000-)[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g) ?? []),
      ...(text.match(/"(?=[^"]*\d)[0-9A-Z]{17}"/g) ?? []),
      ...(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? []),
      ...(text.match(/"username":"(?!person-\d+")[^"]*"/g) ?? []),
      ...(text.match(/"(?:orderId)":"(?!ORDER-\d+")[^"]*"/g) ?? []),
    ];
    expect(secrets).toEqual([]);
  });
});

test('each recorded game has a calm and a clumsy session', () => {
  const files = RECORDINGS.map(({ file }) => file).filter((file) => /\.(?:calm|clumsy)$/.test(file));
  const slugs = new Set(files.map((file) => file.split('.')[0]));
  expect(files).toEqual([...slugs].flatMap((slug) => [`${slug}.calm`, `${slug}.clumsy`]));
});

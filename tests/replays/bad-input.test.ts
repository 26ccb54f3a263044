/**
 * Recordings that are damaged, foreign or edited by hand. The parser refuses most of them with one sentence. Recordings
 * that the parser accepts are replayed, with a remark or a difference.
 */
import { describe, expect, test } from 'vitest';
import { machineOf } from '../qa/recording/machines';
import {
  checkSize,
  formatRecording,
  parseRecording,
  type Recording,
  RecordingError,
  seal,
} from '../qa/recording/recording';
import { replayHeadless } from '../qa/recording/replay';
import TEXT from './memory-cards.calm.json?raw';

const RECORDING = parseRecording(TEXT);

const replayed = async (recording: Recording, version = recording.app) =>
  replayHeadless(await machineOf(recording.machine), recording, version);

/** Returns the message with which the parser refuses a text. @throws when it accepts the text */
function refusal(text: string): string {
  try {
    parseRecording(text);
  } catch (error) {
    expect(error).toBeInstanceOf(RecordingError);
    return (error as Error).message;
  }
  throw new Error('It was taken for a recording');
}

/** Returns a recording with changed content and a matching seal. */
const changed = (change: (recording: Recording) => Partial<Recording>): Recording => {
  const { seal: _, ...rest } = { ...RECORDING, ...change(structuredClone(RECORDING)) };
  return seal(rest);
};

describe('a file is refused in one sentence', () => {
  test.each([
    [
      'of another format',
      TEXT.replace('"format": 1', '"format": 2'),
      /has format 2, and this version reads format 1 only\.$/,
    ],
    [
      'that is truncated',
      TEXT.slice(0, TEXT.length / 2),
      /^This recording is truncated: its end is missing\.$/,
    ],
    ['that is truncated after an event', TEXT.slice(0, TEXT.indexOf('},\n    {') + 1), /truncated/],
    ['that is edited by hand into no JSON', TEXT.replace('"steps"', 'steps'), /^This file is not JSON\.$/],
    ['that is truncated before its first event', TEXT.slice(0, 40), /truncated/],
    ['that is no JSON', 'a quiet place', /^This file is not JSON\.$/],
    ['that is empty', '', /^This file is not JSON\.$/],
    ['that is another JSON', '[1, 2]', /^This file is no recording of a session\.$/],
    [
      'without its events',
      TEXT.replace('"steps"', '"stops"'),
      /damaged: steps is missing or has a wrong value\.$/,
    ],
    [
      'with an event without a type',
      TEXT.replace('"type":"card.flipped"', '"kind":"card"'),
      /damaged: steps\.\d+\.event/,
    ],
  ])('%s', (_, text, sentence) => {
    expect(refusal(text)).toMatch(sentence);
  });

  test('with events out of order', () => {
    const text = formatRecording(changed(({ steps }) => ({ steps: steps.toReversed() })));
    expect(refusal(text)).toMatch(
      /^The events of this recording are out of order: event \d+, [\w.]+, is at \d+ ms, after \d+ ms\.$/,
    );
    expect(refusal(formatRecording(changed(({ end }) => ({ end: { ...end, at: 1 } }))))).toMatch(
      /it ends at 1 ms/,
    );
  });

  test('of 100 MB, before it is read or parsed', () => {
    expect(() => checkSize(100_000_000)).toThrow('This file has 100 MB, and a recording has at most 20 MB.');
    expect(refusal(' '.repeat(20_000_001))).toContain('at most 20 MB');
  });

  test('of an unknown game', async () => {
    await expect(machineOf('card-castle')).rejects.toThrow(
      'This recording is of "card-castle", and there is no such game or machine here.',
    );
  });
});

test('a recording of another app version is replayed, with a note', async () => {
  const { difference, remarks } = await replayed(RECORDING, '9.0.0');
  expect(difference).toBeUndefined();
  expect(remarks).toEqual([`It was made by version ${RECORDING.app}; this is version 9.0.0.`]);
});

describe('a recording that was changed by hand', () => {
  test('is reported as changed', async () => {
    const { difference, remarks } = await replayed({ ...RECORDING, title: 'another title' });
    expect(difference).toBeUndefined();
    expect(remarks).toEqual(['It was changed by hand: its checksum does not match its content.']);
  });

  test('differs at the changed event, and the report shows both values', async () => {
    const at = RECORDING.steps.findIndex(({ event }) => event.type === 'card.flipped');
    const recording = changed(({ steps }) => ({
      steps: steps.map((step, index) =>
        index === at ? { ...step, event: { ...step.event, index: (step.event.index as number) + 1 } } : step,
      ),
    }));
    const { difference } = await replayed(recording);
    expect(difference).toMatch(
      new RegExp(
        `^Event ${at + 1} of ${RECORDING.steps.length}, card.flipped at \\d+ ms: first: expected \\d+, got \\d+\\.$`,
      ),
    );
  });

  test('differs at the end when events are missing', async () => {
    const recording = changed(({ steps }) => ({ steps: steps.slice(0, 4) }));
    expect((await replayed(recording)).difference).toMatch(
      /^At the end, \d+ ms: expected the state ready, got playing\./,
    );
  });

  test('with an invalid input fails with the reason', async () => {
    const recording = changed(() => ({ input: null }));
    expect((await replayed(recording)).difference).toMatch(/^At the start, 0 ms: the machine failed: /);
  });

  test('with a value of an unknown type is refused', async () => {
    const recording = changed(({ steps: [first, ...steps] }) => ({
      steps: [
        { ...first, event: { type: 'game.started', who: { $type: 'Ghost' } } } as Recording['steps'][number],
        ...steps,
      ],
    }));
    expect((await replayed(recording)).difference).toContain('unknown type "Ghost"');
  });
});

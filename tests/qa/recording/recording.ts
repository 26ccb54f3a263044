/** The format of a recording: one session of one machine, as a JSON file. */
import * as z from 'zod/mini';
import { checksum, type Json } from './values';

/** Version of the format. A reader refuses every other version. */
export const FORMAT = 1;

/** Maximum size of a file, bytes. A session of ten minutes has about 100 KB. */
const LARGEST = 20_000_000;

const json: z.ZodMiniType<Json> = z.json() as z.ZodMiniType<Json>;
const fields = z.record(z.string(), json);
/** Clock time, whole ms. */
const time = z.int().check(z.nonnegative());

/** The machine's state after an event. */
const state = z.object({
  /** The state's value, if it differs from the previous state's. */
  value: z.optional(json),
  /** Changed fields of the context. A checksum replaces a long value: `#` and 16 digits. */
  context: z.optional(fields),
  /** Effects that the machine has emitted since the previous state. A checksum replaces a long list. */
  emitted: z.optional(z.union([z.array(json), z.string()])),
  /** Checksum of the whole snapshot and these effects. */
  sum: z.string(),
});

const event = z.pipe(
  z.looseObject({ type: z.string().check(z.minLength(1)) }),
  z.transform((given) => given as unknown as { readonly type: string } & Record<string, Json>),
);

const recording = z.object({
  format: z.literal(FORMAT),
  /** Version of the app that made the recording. */
  app: z.string(),
  /** Title of the recording, one line. */
  title: z.string(),
  /** Id of the machine. For a game it is the slug. */
  machine: z.string(),
  /** Path of the page. */
  address: z.string().check(z.startsWith('/')),
  /** Input of the machine, including its seed. */
  input: json,
  /** Settings of the device that affect a game, such as the theme. All other settings have their defaults. */
  settings: fields,
  /** Size of the viewport, CSS px. */
  viewport: z.object({ width: z.number(), height: z.number() }),
  /** Clock time of the machine's start, ms. */
  start: time,
  /** State after the start. */
  first: state,
  /**
   * Events from outside and answers of invoked actors, each with its clock time. Delayed transitions are left out,
   * because the clock causes them again.
   */
  steps: z.array(z.object({ at: time, event, after: state })),
  /** State at the end, after all timers that were due by then. */
  end: z.object({ at: time, after: state }),
  /** Checksum of all other fields. */
  seal: z.string(),
});

export type Recording = z.infer<typeof recording>;
export type RecordedState = z.infer<typeof state>;
export type RecordedEvent = Recording['steps'][number]['event'];

/** Error for a file that is not a valid recording. Its message is one sentence for the tester. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

/**
 * Adds the seal.
 * @returns the recording with its seal
 */
export const seal = (unsealed: Omit<Recording, 'seal'>): Recording => ({
  ...unsealed,
  seal: checksum(unsealed as unknown as Json),
});

/** Returns whether someone has edited the file by hand. */
export function isEdited({ seal: sealed, ...unsealed }: Recording): boolean {
  return checksum(unsealed as unknown as Json) !== sealed;
}

/**
 * Checks the size of a recording.
 * @param size bytes
 * @throws RecordingError for a file that is too large
 */
export function checkSize(size: number): void {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  if (size > LARGEST) {
    throw new RecordingError(
      `This file has ${megabytes(size)}, and a recording has at most ${megabytes(LARGEST)}.`,
    );
  }
}

/**
 * Parses and validates a recording.
 *
 * @throws RecordingError with one sentence
 */
export function parseRecording(text: string): Recording {
  checkSize(text.length);
  const given = parsed(text);
  if (typeof given !== 'object' || given === null || !('format' in given))
    throw new RecordingError('This file is no recording of a session.');
  if (given.format !== FORMAT) {
    throw new RecordingError(
      `This recording has format ${JSON.stringify(given.format)}, and this version reads format ${FORMAT} only.`,
    );
  }
  const result = recording.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    const place = issue?.path.join('.') || 'the file';
    throw new RecordingError(`This recording is damaged: ${place} is missing or has a wrong value.`);
  }
  checkOrder(result.data);
  return result.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A recording may be cut after a bracket, but only a whole one ends with its seal.
    const isCut = /^\s*\{\s*"format"/.test(text)
      ? !/"seal":\s*"\w*"\s*\}\s*$/.test(text)
      : text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}');
    throw new RecordingError(
      isCut ? 'This recording is truncated: its end is missing.' : 'This file is not JSON.',
      { cause: error },
    );
  }
}

/**
 * Checks the order of the steps.
 * @throws RecordingError when time runs backward
 */
function checkOrder({ start, steps, end }: Recording): void {
  let last = start;
  for (const [
    index,
    {
      at,
      event: { type },
    },
  ] of steps.entries()) {
    if (at < last) {
      throw new RecordingError(
        `The events of this recording are out of order: event ${index + 1}, ${type}, is at ${at} ms, after ${last} ms.`,
      );
    }
    last = at;
  }
  if (end.at < last) {
    throw new RecordingError(
      `The events of this recording are out of order: it ends at ${end.at} ms, after an event at ${last} ms.`,
    );
  }
}

/** Formats a recording as a file with one line for each event, so that a diff is readable. */
export function formatRecording({ steps, ...rest }: Recording): string {
  const { end, seal: sealed, ...head } = rest;
  const lines = Object.entries(head).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  const events = steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n');
  return `{\n${lines.join('')}  "steps": [${events === '' ? '' : `\n${events}\n  `}],\n  "end": ${JSON.stringify(end)},\n  "seal": "${sealed}"\n}\n`;
}

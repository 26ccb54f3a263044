/** The last warnings and uncaught errors of this visit for 'Copy diagnostics', in memory and without their messages. */

const MOST = 50;

export interface RecordedError {
  /** Time, ms since 1970 UTC. */
  readonly at: number;
  readonly kind: 'warning' | 'error' | 'rejection';
  /** Class of the error: `TypeError`, `QuotaExceededError`; empty for a warning without an error. */
  readonly name: string;
  /** Place in the app's scripts: `page-1a2b3c4d.js:1:2345`; empty when the browser does not report it. */
  readonly place: string;
}

const noted: RecordedError[] = [];

export const lastErrors = (): readonly RecordedError[] => noted;

/** Pattern of a script position in a stack trace. It matches the formats of all browsers. */
const PLACE = /[\w.-]+\.[jt]sx?(?:\?[^:\s)]*)?:\d+:\d+/g;

const isError = (value: unknown): value is Error => value instanceof Error || value instanceof DOMException;

/** `frame` is the index of the error's position in the stack trace. */
function note(kind: RecordedError['kind'], error: unknown, stack: string | undefined, frame = 0): void {
  const place = stack?.match(PLACE)?.[frame] ?? '';
  noted.push({ at: Date.now(), kind, name: isError(error) ? error.name : '', place });
  if (noted.length > MOST) noted.shift();
}

/** Output to the console stays unchanged. */
export function startRecordingErrors(): void {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    // The first position in the stack trace is this function's own.
    note('warning', words.find(isError), new Error().stack, 1);
    warn.apply(console, words);
  };
  window.addEventListener('error', ({ error }) =>
    note('error', error, isError(error) ? error.stack : undefined),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    note('rejection', reason, isError(reason) ? reason.stack : undefined),
  );
}

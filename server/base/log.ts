/** The log limits its own length, and never contains input of a person. */
import { DrizzleQueryError } from 'drizzle-orm';

/** SQLSTATE classes whose messages repeat the data: data exceptions and violated constraints. */
const REPEATS_VALUES = /^(?:22|23)/;

/** An identical line is logged only once within this time (ms), because a failing disk fails for every request. */
const REPEATED_AFTER = 60_000;
/** Different lines within {@link REPEATED_AFTER}. */
const MOST_LINES = 100;
/** Logged characters of a query. The query of a batch insert has 10,000. */
const MOST_OF_QUERY = 300;

export type LogFormat = 'text' | 'json';

type Level = 'info' | 'warn' | 'error';

/** Before {@link setLogFormat} a line is its text. */
let layOut = (_: Level, text: string): string => text;

/** `2026-11-25T18:04:07.113Z warn …`, or one JSON object a line. */
export function setLogFormat(format: LogFormat): void {
  layOut = (level, message) => {
    const time = new Date().toISOString();
    return format === 'json' ? JSON.stringify({ time, level, message }) : `${time} ${level} ${message}`;
  };
}

/** Without the limit of repetitions, such as the line at the start. */
export function writeLogLine(level: Level, text: string): void {
  console[level === 'info' ? 'log' : level](layOut(level, text));
}

interface Repeated {
  readonly since: number;
  count: number;
}

const repeated = new Map<string, Repeated>();

/** @param level `error` needs a person, `warn` resolves by itself */
export function logError(error: unknown, level: 'error' | 'warn' = 'error'): void {
  write(level, describeErrorForLog(error));
}

/** @param text without input of a person */
export function logWarning(text: string): void {
  write('warn', text);
}

function write(level: 'error' | 'warn', text: string): void {
  const now = performance.now();
  const [line = ''] = text.split('\n');
  const known = repeated.get(line);
  if (known !== undefined && now - known.since < REPEATED_AFTER) {
    known.count += 1;
    return;
  }
  for (const [other, { since }] of repeated) if (now - since >= REPEATED_AFTER) repeated.delete(other);
  if (repeated.size >= MOST_LINES) return;
  repeated.set(line, { since: now, count: 0 });
  writeLogLine(
    level,
    known?.count ? `${text}\n(and ${known.count} times more since it was last written)` : text,
  );
}

/** For tests. */
export function forgetRepeatedLogs(): void {
  repeated.clear();
}

/**
 * Name, stack and message of an error and of its causes, without input of a person. Messages of failed queries contain
 * their parameters, and messages of parsers their input, so both are left out.
 */
export function describeErrorForLog(error: unknown): string {
  const lines: string[] = [];
  for (let cause = error; cause !== undefined && lines.length < 5; ) {
    if (!(cause instanceof Error)) {
      lines.push(`something that is no error: ${typeof cause}`);
      break;
    }
    lines.push(describe(cause));
    cause = cause.cause;
  }
  return lines.join('\ncaused by ');
}

function describe(error: Error): string {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const parts = [
    error instanceof DrizzleQueryError ? `Failed query: ${error.query.slice(0, MOST_OF_QUERY)}` : error.name,
  ];
  if (typeof code === 'string') parts.push(code);
  if (typeof constraint === 'string') parts.push(`(${constraint})`);
  if (mayRepeatMessage(error, code)) parts.push(error.message);
  return [parts.join(' '), ...placesOf(error)].join('\n');
}

function mayRepeatMessage(error: Error, code: unknown): boolean {
  if (error instanceof DrizzleQueryError || error instanceof SyntaxError) return false;
  return !(typeof code === 'string' && REPEATS_VALUES.test(code));
}

/** Without the message above the stack, because its lines may look like stack frames. */
function placesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  // If the message was changed after the throw, the stack still contains the old message and is useless.
  if (start < 0) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
}

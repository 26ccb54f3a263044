/** The log: never what a person sent, and never more than can be read. */
import { DrizzleQueryError } from 'drizzle-orm';

/** Of SQLSTATE, those whose messages repeat what was sent: data that is wrong, constraints that are broken. */
const REPEATS_VALUES = /^(?:22|23)/;

/** The same line is written once in so long (ms): a disk that fails fails for every request. */
const REPEATED_AFTER = 60_000;
/** Most different lines within that time. */
const MOST_LINES = 100;

interface Repeated {
  readonly since: number;
  /** How often it was held back. */
  count: number;
}

const repeated = new Map<string, Repeated>();

/**
 * Writes what may be written of an error.
 *
 * @param level What it means for whoever is on duty: `error` is ours to mend, `warn` will pass.
 */
export function logError(error: unknown, level: 'error' | 'warn' = 'error'): void {
  write(level, loggable(error));
}

/** @param text Without anything that a person sent. */
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
  console[level](known?.count ? `${text}\n(and ${known.count} times more since it was last written)` : text);
}

/** Begins anew, as if nothing had been written: for tests. */
export function forgetRepeated(): void {
  repeated.clear();
}

/**
 * What may be written to the log of an error: its kind, its place, and what it says, but never what a person sent. The
 * messages of failed queries hold their parameters, those of parsers what they could not read, so neither is repeated.
 */
export function loggable(error: unknown): string {
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
  const parts = [error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.name];
  if (typeof code === 'string') parts.push(code);
  if (typeof constraint === 'string') parts.push(`(${constraint})`);
  if (mayRepeatMessage(error, code)) parts.push(error.message);
  return [parts.join(' '), ...placesOf(error)].join('\n');
}

function mayRepeatMessage(error: Error, code: unknown): boolean {
  if (error instanceof DrizzleQueryError || error instanceof SyntaxError) return false;
  return !(typeof code === 'string' && REPEATS_VALUES.test(code));
}

/** The stack without the message that stands before it, whose own lines might look like places. */
function placesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  // One that was changed after it was thrown cannot be told from its stack.
  if (start < 0) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
}

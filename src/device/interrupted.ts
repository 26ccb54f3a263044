/** Interrupted sessions, for example of a tab that the browser discarded. Each can be resumed for a day. */
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';
import type { PlayEntry } from '../../domain/journal';
import type { ImportMode } from './game-data';
import { Kept } from './kept';
import { type Fields, isFields } from './stored-fields';

/** Time for which a session can be resumed, ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export interface Interrupted {
  /** Path of the page on which the session was played. */
  readonly address: string;
  /** Time of the interruption, ms since 1970 UTC. */
  readonly leftAt: number;
  /** Journal entry of the session's play; missing if none was recorded. */
  readonly play?: PlayEntry;
  /** Stored state of the game. Only the game can validate it. */
  readonly state: unknown;
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isWord = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** Returns whether a value is a valid play. */
function isPlay(value: unknown): value is PlayEntry {
  if (!isFields(value)) return false;
  const { id, kind, person, game, day, hour, at, level, completedAt, score } = value;
  const isNamed = isWord(id) && id.length >= 8 && typeof person === 'string' && person !== '' && isWord(game);
  const isDated = isTime(at) && /^\d{4}-\d{2}-\d{2}$/.test(`${day}`) && isTime(hour) && hour < 24;
  const isPlain = [level, completedAt, score].every((one) => one === undefined || isTime(one));
  return kind === 'play' && isNamed && isDated && isPlain;
}

/** Parses unknown data as an interrupted session. Returns undefined for invalid data. */
export function interruptedFrom(value: unknown): Interrupted | undefined {
  if (!isFields(value)) return undefined;
  const { address, leftAt, play, state } = value as Fields & Partial<Interrupted>;
  if (typeof address !== 'string' || !isTime(leftAt) || state === undefined) return undefined;
  return { address, leftAt, ...(isPlay(play) && { play }), state };
}

function parse(text: string): Interrupted | undefined {
  try {
    return interruptedFrom(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const BY_SLUG = new Map(
  BUILT_GAMES.map(({ slug }) => [
    slug as string,
    new Kept<Interrupted | null>({
      key: `stillgrove.interrupted.${slug}`,
      parse,
      format: JSON.stringify,
      fallback: null,
    }),
  ]),
);

/** Returns the {@link Kept} of a game's interrupted session. Its value is null if there is none. */
export const interruptedOf = (slug: GameSlug): Kept<Interrupted | null> =>
  BY_SLUG.get(slug) as Kept<Interrupted | null>;

/**
 * Returns whether a session can still be resumed.
 * @param now ms since 1970 UTC. A clock that was set back counts as no elapsed time.
 */
export const isFresh = ({ leftAt }: Interrupted, now: number): boolean => now - leftAt <= KEPT_MS;

/** Returns all interrupted sessions by slug; undefined for none. */
export function readInterrupted(): Readonly<Record<string, Interrupted>> | undefined {
  const all = [...BY_SLUG].flatMap(([slug, { value }]) => (value ? [[slug, value] as const] : []));
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** Imports sessions. Ignores games that this version does not have. */
export function takeInterrupted(all: Readonly<Record<string, unknown>>, how: ImportMode): void {
  for (const [slug, value] of Object.entries(all)) {
    const session = interruptedFrom(value);
    if (session) BY_SLUG.get(slug)?.take(session, how);
  }
}

/** Restores an earlier result of {@link readInterrupted}. */
export function putInterrupted(before: Readonly<Record<string, Interrupted>> | undefined): void {
  for (const [slug, kept] of BY_SLUG) kept.set(before?.[slug] ?? null);
}

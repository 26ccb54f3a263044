/** Sessions that were interrupted: a tab that the browser discarded, say. Each can go on for a day. */
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';
import type { PlayEntry } from '../../domain/journal';
import type { ImportMode } from './game-data';
import { Kept } from './kept';
import { type Fields, isFields } from './stored-fields';

/** A session can go on for this long, ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export interface Interrupted {
  /** Version of the game's format. */
  readonly version: number;
  /** Path at which the session was played. */
  readonly address: string;
  /** Time of the interruption, ms since 1970 UTC. */
  readonly leftAt: number;
  /** Play of the session in the journal; missing when none was recorded. */
  readonly play?: PlayEntry;
  /** Kept state of the game; only the game can validate it. */
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

/** Parses unknown data as an interrupted session; undefined for an invalid one. */
export function interruptedFrom(value: unknown): Interrupted | undefined {
  if (!isFields(value)) return undefined;
  const { version, address, leftAt, play, state } = value as Fields & Partial<Interrupted>;
  if (!isTime(version) || typeof address !== 'string' || !isTime(leftAt) || state === undefined)
    return undefined;
  return { version, address, leftAt, ...(isPlay(play) && { play }), state };
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

/** Returns the interrupted session of a game; null without one. */
export const interruptedOf = (slug: GameSlug): Kept<Interrupted | null> =>
  BY_SLUG.get(slug) as Kept<Interrupted | null>;

/**
 * Returns whether a session can still go on.
 * @param now ms since 1970 UTC; a clock that was set back counts as no time
 */
export const isFresh = ({ leftAt }: Interrupted, now: number): boolean => now - leftAt <= KEPT_MS;

/** Returns all interrupted sessions by slug; undefined without any. */
export function readInterrupted(): Readonly<Record<string, Interrupted>> | undefined {
  const all = [...BY_SLUG].flatMap(([slug, { value }]) => (value ? [[slug, value] as const] : []));
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** Imports sessions. Those of a game that this version does not have are ignored. */
export function takeInterrupted(all: Readonly<Record<string, unknown>>, how: ImportMode): void {
  for (const [slug, value] of Object.entries(all)) {
    const session = interruptedFrom(value);
    if (session) BY_SLUG.get(slug)?.take(session, how);
  }
}

/** Stores an earlier result of {@link readInterrupted}. */
export function putInterrupted(before: Readonly<Record<string, Interrupted>> | undefined): void {
  for (const [slug, kept] of BY_SLUG) kept.set(before?.[slug] ?? null);
}

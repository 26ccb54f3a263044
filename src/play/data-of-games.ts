/** Finds what the games store on the device. Each is loaded alone, when everything is exported or deleted. */
import type { DataOfGames, GameData, Taking } from '../device/game-data';

const FILES = import.meta.glob<GameData>('../games/*/*.data.ts', { import: 'default' });

const slugOf = (file: string): string => file.split('/').at(-2) as string;

/**
 * What each game has, by its slug; games without data are left out.
 * @throws what the browser throws when something cannot be read
 */
export async function readDataOfGames(): Promise<Record<string, unknown>> {
  const all = await Promise.all(
    Object.entries(FILES).map(async ([file, load]) => [slugOf(file), await (await load()).read()] as const),
  );
  return Object.fromEntries(all.filter(([, data]) => data !== undefined));
}

/** @throws what the browser throws when it refuses */
export async function wipeDataOfGames(): Promise<void> {
  await Promise.all(Object.values(FILES).map(async (load) => (await load()).wipe()));
}

/**
 * Looks at what an import has of games.
 *
 * @returns how to store all of it, game by game; `unknown` when there is a game that this version does not know, or that
 *   stores nothing here, `damaged` when something is not what its game has exported
 */
export async function takeDataOfGames(
  data: Readonly<Record<string, unknown>>,
): Promise<((how: Taking) => Promise<void>) | 'unknown' | 'damaged'> {
  const takes: ((how: Taking) => Promise<void>)[] = [];
  for (const [slug, ofGame] of Object.entries(data)) {
    const load = Object.entries(FILES).find(([file]) => slugOf(file) === slug)?.[1];
    if (!load) return 'unknown';
    const take = (await load()).take(ofGame);
    if (!take) return 'damaged';
    takes.push(take);
  }
  return async (how) => {
    for (const take of takes) await take(how);
  };
}

/** Stores what {@link readDataOfGames} has read, and of the games among these that had nothing, nothing. */
export async function restoreDataOfGames(
  slugs: readonly string[],
  before: Readonly<Record<string, unknown>>,
): Promise<void> {
  const put = await takeDataOfGames(before);
  if (typeof put === 'function') await put('replace');
  for (const [file, load] of Object.entries(FILES)) {
    const slug = slugOf(file);
    if (slugs.includes(slug) && before[slug] === undefined) await (await load()).wipe();
  }
}

export const dataOfGames: DataOfGames = {
  read: readDataOfGames,
  wipe: wipeDataOfGames,
  take: takeDataOfGames,
  restore: restoreDataOfGames,
};

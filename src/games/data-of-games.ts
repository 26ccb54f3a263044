/** Finds what the games store on the device. Each is loaded alone, when everything is exported or deleted. */
import type { GameData } from './game-data';

const FILES = import.meta.glob<GameData>('./*/*.data.ts', { import: 'default' });

const slugOf = (file: string): string => file.split('/')[1] as string;

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

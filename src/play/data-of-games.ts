/** Finds the parts of games in the data file. */
import type { DataPart, DataParts } from '../device/data-part';

const FILES = import.meta.glob<DataPart>('../games/*/*.data.ts', { import: 'default' });

/** Loads the parts of all games, by slug. */
export async function loadDataOfGames(): Promise<DataParts> {
  const all = Object.entries(FILES).map(
    async ([file, load]) => [file.split('/').at(-2) as string, await load()] as const,
  );
  return Object.fromEntries(await Promise.all(all));
}

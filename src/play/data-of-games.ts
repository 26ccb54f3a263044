import type { DataPart, DataParts } from '../device/data-part';

const FILES = import.meta.glob<DataPart>('../games/*/*.data.ts', { import: 'default' });

/** The parts of all games, by slug. */
export async function loadDataOfGames(): Promise<DataParts> {
  const all = Object.entries(FILES).map(
    async ([file, load]) => [file.split('/').at(-2) as string, await load()] as const,
  );
  return Object.fromEntries(await Promise.all(all));
}

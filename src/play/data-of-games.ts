/** Finds the stored data of games. Each module loads on export, import or deletion. */
import type { DataOfGames, GameData, ImportMode } from '../device/game-data';

const FILES = import.meta.glob<GameData>('../games/*/*.data.ts', { import: 'default' });

/** Loaders by slug. */
const LOADERS = new Map(
  Object.entries(FILES).map(([file, load]) => [file.split('/').at(-2) as string, load]),
);

export const dataOfGames: DataOfGames = {
  async read() {
    const all = await Promise.all(
      [...LOADERS].map(async ([slug, load]) => [slug, await (await load()).read()] as const),
    );
    return Object.fromEntries(all.filter(([, data]) => data !== undefined));
  },

  async wipe() {
    await Promise.all([...LOADERS.values()].map(async (load) => (await load()).wipe()));
  },

  async take(data) {
    const takes: ((how: ImportMode) => Promise<void>)[] = [];
    for (const [slug, ofGame] of Object.entries(data)) {
      const load = LOADERS.get(slug);
      if (!load) return 'unknown';
      const take = (await load()).take(ofGame);
      if (!take) return 'damaged';
      takes.push(take);
    }
    return async (how) => {
      for (const take of takes) await take(how);
    };
  },

  async restore(slugs, before) {
    const put = await dataOfGames.take(before);
    if (typeof put === 'function') await put('replace');
    for (const [slug, load] of LOADERS)
      if (slugs.includes(slug) && before[slug] === undefined) await (await load()).wipe();
  },
};

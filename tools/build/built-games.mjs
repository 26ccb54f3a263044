import { runnerImport } from 'vite';

/**
 * Refuses to build games that contradict one another: see `contradictions` in `domain/built-games.ts`.
 *
 * @returns {import('vite').Plugin}
 */
export function builtGames() {
  return {
    name: 'stillgrove-built-games',
    async buildStart() {
      const { module } = await runnerImport('./domain/built-games.ts', { configFile: false });
      const troubles = /** @type {typeof import('../../domain/built-games')} */ (module).contradictions();
      if (troubles.length > 0) this.error(troubles.join('\n'));
    },
  };
}

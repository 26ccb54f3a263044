import { defineConfig } from 'vitest/config';

/** A replacement in one module, from `tests/scene-faults.mjs`. */
const fault = process.env.SCENE_FAULT ? JSON.parse(process.env.SCENE_FAULT) : undefined;

const tests = (process.env.MUTATION_TESTS ?? '').split(',');
const skipped = process.env.MUTATION_SKIPPED;

/** Runs the tests of one module against its mutants. `tools/mutate.mjs` lists the files in `MUTATION_TESTS`. */
export default defineConfig({
  plugins: [
    {
      name: 'scene-fault',
      enforce: 'pre',
      transform: (code, id) =>
        fault && id.endsWith(fault.module) ? code.replace(fault.from, () => fault.to) : undefined,
    },
  ],
  test: {
    environment: 'node',
    include: tests,
    globalSetup: tests.some((file) => file.includes('/server/'))
      ? ['tests/fixtures/postgres-for-all.ts']
      : [],
    // As in vitest.config.ts.
    setupFiles: tests.some((file) => /\/(?:contract|src)\//.test(file))
      ? ['tests/players/support/stand-in-stage.setup.ts']
      : [],
    // Of the tests over all games, only those of the part's games run.
    ...(skipped && { testNamePattern: new RegExp(`^(?!.*(?:${skipped}))`) }),
    // A server with a new database starts slowly on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
  },
});

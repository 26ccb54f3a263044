import { defineConfig } from 'vitest/config';

/** A replacement in one module, from `tests/scene-faults.mjs`. */
const fault = process.env.SCENE_FAULT ? JSON.parse(process.env.SCENE_FAULT) : undefined;

const tests = (process.env.MUTATION_TESTS ?? '').split(',');

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
    // Of the tests over all games, only those of the mutated game run.
    testNamePattern: new RegExp(`^(?!'?(?:${process.env.MUTATION_SKIPPED})'?$).`),
    // A server with a new database starts slowly on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
  },
});

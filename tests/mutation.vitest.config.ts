import { defineConfig } from 'vitest/config';

/** Runs the tests of one module against its mutants. `tools/mutate.mjs` lists the files in `MUTATION_TESTS`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    // Only PGlite runs in this process, and of the tests over all games only those of the mutated game.
    testNamePattern: new RegExp(`^(?!.*postgresql)(?!'?(?:${process.env.MUTATION_SKIPPED})'?$).`),
    testTimeout: 30_000,
    expect: { poll: { timeout: 40_000 } },
  },
});

import { defineConfig } from 'vitest/config';

/** Runs the tests of one part against its mutants. `tools/mutate.mjs` names the files in `MUTATION_TESTS`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    testTimeout: 30_000,
    expect: { poll: { timeout: 40_000 } },
  },
});

/** Mutation tests of one part of the code. `npm run mutate` runs all parts one after another (`tools/mutate.mjs`). */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation.vitest.config.ts', related: false },
  // The copy for the mutants needs no earlier output. A pattern without '/' matches at every depth.
  ignorePatterns: ['/dist', '/data', '/screenshots', '/tests/pictures', '/tests/e2e'],
  // Stryker's default of five seconds is too short for a busy machine. A mutant that times out counts as killed.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  tempDirName: 'node_modules/.cache/stryker',
  // 'none' names no file. Stryker rewrites a tsconfig with the JavaScript API of TypeScript, which version 7 lacks.
  tsconfigFile: 'none',
  // The plugins are Stryker's own and the sample of tools/mutation-sample.mjs.
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation-sample.mjs'],
  checkers: process.env.MUTATION_SAMPLE ? ['sample'] : [],
  jsonReporter: { fileName: process.env.MUTATION_REPORT },
  // Stryker does not print the survivors, because tools/mutate.mjs prints them.
  reporters: ['json', 'progress-append-only'],
};

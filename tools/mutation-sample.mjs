/** A checker for Stryker that lets only a seeded sample of `MUTATION_SAMPLE` mutants run. */
import { createHash } from 'node:crypto';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Seed of the sample. Mutants keep their rank while their file and position stay the same. */
const SEED = 'stillgrove';

/** @typedef {import('@stryker-mutator/api/core').Mutant} Mutant */

const IN_SAMPLE = /** @type {const} */ ({ status: CheckStatus.Passed });
const OTHER = /** @type {const} */ ({ status: CheckStatus.CompileError, reason: 'Not in the sample.' });

/** Identifiers of the mutants in the sample. */
const sample = new Set();

/** @param {Mutant} mutant */
const rank = ({ fileName, replacement, mutatorName, location: { start } }) =>
  createHash('sha256')
    .update(
      [
        SEED,
        fileName.split('/').slice(-3).join('/'),
        mutatorName,
        replacement,
        start.line,
        start.column,
      ].join(),
    )
    .digest('hex');

const checker = {
  async init() {},

  /** @param {Mutant[]} mutants all mutants of the run */
  async group(mutants) {
    const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rank(mutant) }));
    ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1));
    for (const { id } of ranked.slice(0, Number(process.env.MUTATION_SAMPLE))) sample.add(id);
    return mutants.map(({ id }) => [id]);
  },

  /** @param {Mutant[]} mutants @returns {Promise<Record<string, import('@stryker-mutator/api/check').CheckResult>>} */
  async check(mutants) {
    return Object.fromEntries(mutants.map(({ id }) => [id, sample.has(id) ? IN_SAMPLE : OTHER]));
  },
};

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', () => checker)];

import { expect, test } from 'vitest';
import { readCode } from './support/tree';

/** Classes of characters that only the normalization of identifiers needs. */
const OF_DASHES_AND_INVISIBLES = /\\p\{(?:Pd|Cf|Zs|Default_Ignorable_Code_Point|DI)\}|\\u(?:200b|2212|00ad)/i;

test('one function normalizes names, codes and transaction IDs', () => {
  const files = readCode('domain', 'machines', 'src', 'server').filter(({ text }) =>
    OF_DASHES_AND_INVISIBLES.test(text),
  );
  expect(files.map(({ path }) => path)).toEqual(['domain/identifiers.ts']);
});

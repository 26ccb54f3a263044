/** The generated paths take every transition of the games' machines, except those that are listed with a reason. */
import { afterAll, expect, test } from 'vitest';
import { machineOf } from '../../src/qa/recording/machines';
import { FROM_PAGE, INPUTS, NOT_GENERATED, TOLD } from './by-hand';
import { generate } from './generate';

const rows: string[] = [];
afterAll(() => console.info(['| machine | paths | transitions |', ...rows].join('\n')));

test.each(Object.keys(INPUTS))('%s', async (id) => {
  const { paths, missing, all } = generate(await machineOf(id), INPUTS[id], TOLD[id]);
  rows.push(`| ${id} | ${paths.length} | ${all - missing.length} of ${all} |`);
  const ofPeople = missing.filter((transition) => !FROM_PAGE.test(transition));
  expect(ofPeople.sort()).toEqual(Object.keys(NOT_GENERATED[id] ?? {}).sort());
});

/**
 * The generated paths visit every state and take every transition of the games' machines, except the transitions that
 * are listed with a reason.
 */
import { afterAll, expect, test } from 'vitest';
import { machineOf } from '../../src/qa/recording/machines';
import { INPUTS, NOT_GENERATED, OF_TWO_PAGES, TOLD } from './by-hand';
import { generate, sizeOf } from './generate';

/** Rows of the tables of machines and of reasons in `docs/testing.md`. */
const rows: string[] = [];
const reasons: string[] = [];
afterAll(() => {
  console.info(['| machine | paths | states | transitions |', ...rows].join('\n'));
  console.info(['| machine | transition | reason |', ...reasons].join('\n'));
});

/** Returns the listed reason for a transition that no path takes; undefined for none. */
const reasonOf = (id: string, name: string): string | undefined =>
  NOT_GENERATED[id]?.[name] ??
  Object.entries(OF_TWO_PAGES).find(([event]) => name.includes(` · ${event} `))?.[1];

/** Longest time of a search on a busy machine, ms. */
const LONGEST_MS = 120_000;

test.each(Object.keys(INPUTS))(
  '%s',
  async (id) => {
    const machine = await machineOf(id);
    const { paths, missing, visited } = generate(machine, INPUTS[id], TOLD[id]);
    const { states, transitions } = sizeOf(machine);
    const taken = transitions - missing.length;
    rows.push(`| ${id} | ${paths.length} | ${visited.length} of ${states} | ${taken} of ${transitions} |`);
    expect(visited).toHaveLength(states);
    for (const name of missing)
      reasons.push(`| ${id} | ${name.replaceAll(`${id}.`, '')} | ${reasonOf(id, name)} |`);
    expect(missing.filter((name) => reasonOf(id, name) === undefined)).toEqual([]);
    expect(Object.keys(NOT_GENERATED[id] ?? {}).filter((name) => !missing.includes(name))).toEqual([]);
  },
  LONGEST_MS,
);

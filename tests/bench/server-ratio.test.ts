/**
 * What one process carries of what everybody asks for first, against the same bytes from Hono alone: 50 connections to
 * one of them, then to the other, again and again. A second of processor time is what is shared out, since the rest of
 * the machine has none of it; where the answering process has a core of its own, that is the same as a second.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { median } from '../support/sand/rake-costs';
import { fire, type Load } from './support/load/fire';
import { BARE_HONO, type MeasuredProcess, OURS, PAGE, startMeasured } from './support/load/measured-process';

const CONNECTIONS = 50;
const SECONDS = 2;
/** Rounds until the ratios agree, and how far the middle half of them may lie apart. */
const ROUNDS = { least: 5, most: 15 };
const APART = 0.1;

const ASKED = [
  { name: 'page', path: '/', least: 0.5 },
  { name: 'auth/user of a guest', path: '/api/auth/user', least: 0.6 },
] as const;

let dataDir: string;
let ours: MeasuredProcess;
let bare: MeasuredProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stillgrove-data-'));
  [ours, bare] = await Promise.all([
    startMeasured(OURS, { DATA_DIR: dataDir }),
    startMeasured(BARE_HONO, { PAGE }),
  ]);
}, 60_000);
afterAll(async () => {
  await Promise.all([ours.stop(), bare.stop()]);
  await rm(dataDir, { recursive: true });
});

const quartiles = (values: readonly number[]): [number, number] => {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] as number;
  return [at(0.25), at(0.75)];
};

test.each(ASKED)(
  '$name',
  async ({ name, path: asked, least }) => {
    const ask = (server: MeasuredProcess) =>
      fire([server], { connections: CONNECTIONS, seconds: SECONDS, shots: () => [{ path: asked }] });
    // What is asked for the first time is compiled.
    await ask(bare);
    await ask(ours);
    const rounds: { bare: Load; ours: Load; ratio: number }[] = [];
    for (;;) {
      const [theirs, mine] = [await ask(bare), await ask(ours)];
      expect([theirs.errors, mine.errors]).toEqual([0, 0]);
      expect(Object.keys(mine.statuses)).toEqual(Object.keys(theirs.statuses));
      rounds.push({ bare: theirs, ours: mine, ratio: theirs.cpuMs / mine.cpuMs });
      const [low, high] = quartiles(rounds.map(({ ratio }) => ratio));
      if (rounds.length >= ROUNDS.most || (rounds.length >= ROUNDS.least && high - low <= APART)) break;
    }
    const of = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
    const ratio = of(({ ratio }) => ratio);
    const [low, high] = quartiles(rounds.map(({ ratio }) => ratio));
    const line = (load: (round: (typeof rounds)[number]) => Load) =>
      `${of((round) => load(round).perSecond).toFixed(0)} a second, ` +
      `${(1000 * of((round) => load(round).cpuMs)).toFixed(1)} µs of processor time each, ` +
      `p50 ${of((round) => load(round).half)} ms, p99 ${of((round) => load(round).slowest)} ms`;
    console.log(
      [
        `${name}, ${CONNECTIONS} connections, one process, ${rounds.length} rounds; load of the machine ${loadavg()[0]?.toFixed(1)}`,
        `ours  ${line((round) => round.ours)}`,
        `bare  ${line((round) => round.bare)}`,
        `ratio ${ratio.toFixed(2)} (middle half ${low.toFixed(2)} to ${high.toFixed(2)}), at least ${least}`,
      ].join('\n'),
    );
    expect(ratio, `${name}: answers a second of processor time, of Hono alone`).toBeGreaterThanOrEqual(least);
  },
  300_000,
);

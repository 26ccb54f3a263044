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
import { untilAgreed } from './support/load/rounds';

const CONNECTIONS = 50;
const SECONDS = 1;
/** How often each is asked in a round, in turn. A busy machine only makes an answer dearer, so the cheapest counts. */
const TURNS = 3;

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

const cheapest = (loads: readonly Load[]): Load =>
  loads.reduce((least, load) => (load.cpuMs < least.cpuMs ? load : least));

test.each(ASKED)('$name', { timeout: 300_000 }, async ({ name, path: asked, least }) => {
  const ask = (server: MeasuredProcess) =>
    fire([server], { connections: CONNECTIONS, seconds: SECONDS, shots: () => [{ path: asked }] });
  // What is asked for the first time is compiled.
  await ask(bare);
  await ask(ours);
  const { rounds, atMost, said } = await untilAgreed(
    async () => {
      const mine: Load[] = [];
      const theirs: Load[] = [];
      for (let turn = 0; turn < TURNS; turn++) {
        theirs.push(await ask(bare));
        mine.push(await ask(ours));
      }
      const round = { bare: cheapest(theirs), ours: cheapest(mine) };
      expect([round.bare.errors, round.ours.errors]).toEqual([0, 0]);
      expect(Object.keys(round.ours.statuses)).toEqual(Object.keys(round.bare.statuses));
      return round;
    },
    (round) => round.bare.cpuMs / round.ours.cpuMs,
  );
  const line = (who: 'ours' | 'bare') => {
    const of = (value: (load: Load) => number) => median(rounds.map((round) => value(round[who])));
    return [
      `${who}  ${of(({ perSecond }) => perSecond).toFixed(0)} a second`,
      `${(1000 * of(({ cpuMs }) => cpuMs)).toFixed(1)} µs of processor time each`,
      `p50 ${of(({ half }) => half)} ms, p99 ${of(({ slowest }) => slowest)} ms`,
    ].join(', ');
  };
  console.log(
    [
      `${name}, ${CONNECTIONS} connections, one process; load of the machine ${loadavg()[0]?.toFixed(1)}`,
      line('ours'),
      line('bare'),
      `ratio ${said}, at least ${least}`,
    ].join('\n'),
  );
  expect(atMost, `${name}: answers a second of processor time, of Hono alone`).toBeGreaterThanOrEqual(least);
});

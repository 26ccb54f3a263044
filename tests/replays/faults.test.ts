/**
 * Recordings detect faults. Each test puts one deliberate fault into a machine, and the machine's recordings report a
 * difference.
 */
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { BUILT_GAMES } from '../../domain/built-games';
import type { Fault } from '../players/support/game-player';
import { playerOf } from '../players/support/players';
import { machineOf } from '../qa/recording/machines';
import { parseRecording } from '../qa/recording/recording';
import { replayHeadless } from '../qa/recording/replay';

const FILES = import.meta.glob<string>('./*.json', { query: '?raw', import: 'default', eager: true });
const RECORDINGS = Object.values(FILES).map(parseRecording);

const FAULTS: readonly (Fault & { readonly machine: string })[] = [
  ...BUILT_GAMES.filter(({ slug }) => RECORDINGS.some(({ machine }) => machine === slug)).map(({ slug }) => ({
    machine: slug,
    ...playerOf(slug).fault,
  })),
  {
    machine: 'check-in',
    what: "'Not Great' gets no offers",
    change: { guards: { isHard: () => false } },
  },
];

/** Returns the first difference in each recording of the machine. */
function differences(machine: AnyStateMachine, id: string): string[] {
  return RECORDINGS.filter((recording) => recording.machine === id).flatMap(
    (recording) => replayHeadless(machine, recording, recording.app).difference ?? [],
  );
}

/** Rows of the printed table. */
const rows: string[] = [];
afterAll(() => console.info(['| machine | fault | found at |', ...rows].join('\n')));

describe('a fault is found by the recordings of its machine', () => {
  test.each(FAULTS)('$machine: $what', async ({ machine: id, what, change }) => {
    const machine = await machineOf(id);
    expect(differences(machine, id)).toEqual([]);
    const [found] = differences(machine.provide(change) as AnyStateMachine, id);
    rows.push(`| ${id} | ${what} | ${found?.split(':')[0]} |`);
    expect(found).toMatch(/^(?:Event \d+ of \d+, [\w.]+ at \d+ ms|At the end, \d+ ms): .+\.$/);
  });
});

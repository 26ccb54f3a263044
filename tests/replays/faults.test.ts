/**
 * Recordings detect faults. Each test puts one deliberate fault into a machine, and the machine's recordings report a
 * difference.
 */
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { BUILT_GAMES } from '../../domain/built-games';
import { machineOf } from '../../src/qa/recording/machines';
import { parseRecording } from '../../src/qa/recording/recording';
import { replayHeadless } from '../../src/qa/recording/replay';

const FILES = import.meta.glob<string>('./*.json', { query: '?raw', import: 'default', eager: true });
const RECORDINGS = Object.values(FILES).map(parseRecording);

interface Fault {
  readonly machine: string;
  readonly what: string;
  /** Implementations that replace those of the machine. */
  readonly change: {
    readonly guards?: Record<string, () => boolean>;
    readonly actions?: Record<string, () => void>;
  };
}

const nothing = () => undefined;

const FAULTS: readonly Fault[] = [
  {
    machine: 'basic-breathing',
    what: 'the fourth breath is not the last one',
    change: { guards: { isLastPhase: () => false } },
  },
  {
    machine: 'breathing-puzzle',
    what: 'the pace may always change',
    change: { guards: { isPaceOpen: () => true } },
  },
  {
    machine: 'forest-meditation',
    what: 'each press counts as a tap',
    change: { guards: { isTap: () => true } },
  },
  {
    machine: 'grounding-techniques',
    what: 'Next works without a response',
    change: { guards: { isFilled: () => true } },
  },
  {
    machine: 'guided-imagery',
    what: 'the end asks for no check-in',
    change: { actions: { askForCheckIn: nothing } },
  },
  {
    machine: 'memory-cards',
    what: 'two different cards stay open',
    change: { actions: { turnBack: nothing } },
  },
  { machine: 'pattern-flow', what: 'a pattern gives no points', change: { actions: { addPoints: nothing } } },
  {
    machine: 'progressive-relaxation',
    what: 'the play is never completed',
    change: { actions: { recordCompletion: nothing } },
  },
  {
    machine: 'safe-space-builder',
    what: 'a refused save says nothing',
    change: { actions: { toastRefused: nothing } },
  },
  {
    machine: 'thought-bubbles',
    what: 'the time never runs out',
    change: { guards: { isLastSecond: () => false } },
  },
  {
    machine: 'water-flow',
    what: 'a stone with moss turns all the same',
    change: { guards: { canTurn: () => true } },
  },
  {
    machine: 'worry-stones',
    what: 'a time that has passed can be chosen',
    change: { guards: { isAhead: () => true } },
  },
  {
    machine: 'zen-garden',
    what: 'a minute of raking is not enough',
    change: { guards: { isEnough: () => false } },
  },
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

/** Rows of a table in `docs/testing.md`. */
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

  test('each game has a fault in the list', () => {
    const without = BUILT_GAMES.map(({ slug }) => slug).filter(
      (slug) => !FAULTS.some(({ machine }) => machine === slug),
    );
    expect(without).toEqual([]);
  });
});

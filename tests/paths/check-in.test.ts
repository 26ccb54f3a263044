import { test } from 'vitest';
import { MOODS } from '../../domain/mood';
import type { CheckInEvent } from '../../machines/app/check-in.machine';
import { AT, journaled, MINUTE } from '../machines/app/check-in';
import { everyWay } from './every-way';

const EVENTS: readonly CheckInEvent[] = [
  { type: 'requested', after: 'memory-cards', delay: 1000, at: AT + MINUTE },
  { type: 'requested', after: 'zen-garden', delay: 1500, at: AT + 20 * MINUTE },
  { type: 'hastened' },
  { type: 'postponed' },
  { type: 'session.ended' },
  { type: 'reminders.changed', isOn: true },
  { type: 'reminders.changed', isOn: false },
  ...MOODS.map((mood) => ({ type: 'chosen', mood }) as const),
  { type: 'submitted' },
  { type: 'skipped', at: AT },
  { type: 'skip.reported', lastSkipAt: AT, at: AT + MINUTE },
  { type: 'skip.reported', lastSkipAt: AT, at: AT + 11 * MINUTE },
  { type: 'closed' },
  { type: 'opened' },
];

test('every state and transition of the check-in is reached, and every path can be replayed', async () => {
  const { machine, journal } = journaled();
  await everyWay(machine, {
    inputs: [
      { lastSkipAt: null, isOn: true },
      { lastSkipAt: AT, isOn: true },
      { lastSkipAt: null, isOn: false },
    ],
    events: () => EVENTS,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
    settle: (how) => journal.settle(how === 'done' ? 'kept' : 'broken'),
  });
});

import { expect, test } from 'vitest';
import {
  type GroundingEvent,
  type GroundingSnapshot,
  groundingTechniquesMachine,
} from '../../machines/games/grounding-techniques/grounding-techniques.machine';
import { selectFound, selectIsFilled } from '../../machines/games/grounding-techniques/selectors';
import { stonesOf } from '../../machines/games/grounding-techniques/steps';
import { everyWay } from './every-way';

const events = ({ context: { step } }: GroundingSnapshot): GroundingEvent[] => [
  { type: 'game.started' },
  { type: 'session.shown' },
  { type: 'game.resumed', kept: { step: 2, turned: Array.from({ length: 15 }, (_, stone) => stone < 7) } },
  { type: 'response.changed', filled: true },
  { type: 'response.changed', filled: false },
  { type: 'stone.tapped', stone: stonesOf(step)[0] as number },
  { type: 'stone.tapped', stone: -1 },
  { type: 'step.advanced' },
  { type: 'step.skipped' },
  { type: 'step.returned' },
  { type: 'answers.cleared' },
  { type: 'game.left' },
];

test('every state and transition of Grounding is reached, and every path can be replayed', async () => {
  const ways = await everyWay(groundingTechniquesMachine, {
    inputs: [undefined],
    events,
    // Neither the responses to other steps nor the exact number of turned stones affects later paths, so the key only
    // compares the number with 0.
    serializeState: (snapshot) =>
      JSON.stringify([
        snapshot.value,
        snapshot.context.step,
        selectIsFilled(snapshot),
        snapshot.context.typed[snapshot.context.step],
        selectFound(snapshot) > 0,
      ]),
  });
  expect(ways.some(({ path }) => path.state.matches('complete'))).toBe(true);
});

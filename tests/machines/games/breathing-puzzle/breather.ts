/** Plays the Breathing Puzzle's machine. */
import { createActor } from 'xstate';
import {
  breathingPuzzleMachine,
  type Variant,
} from '../../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import type { PatternId } from '../../../../machines/games/breathing-puzzle/patterns';
import { selectStage } from '../../../../machines/games/breathing-puzzle/selectors';
import { run } from '../../run';

interface Choices {
  readonly variant?: Variant;
  readonly pattern?: PatternId;
  readonly tenths?: number;
  readonly skipsHolds?: boolean;
}

/** Returns the Breathing Puzzle in `ready` with these choices. */
export function choose({ variant = 'full', pattern = 'box', tenths = 10, skipsHolds = false }: Choices = {}) {
  const session = run((clock) => createActor(breathingPuzzleMachine, { clock, input: { variant } }));
  const { actor, clock } = session;
  actor.send({ type: 'pattern.chosen', pattern });
  actor.send({ type: 'speed.changed', tenths });
  if (skipsHolds) actor.send({ type: 'holds.toggled' });
  return {
    ...session,
    now: () => clock.now(),
    stage: () => selectStage(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    begin() {
      actor.send({ type: 'game.started' });
      actor.send({ type: 'session.shown', at: clock.now() });
    },
    pause: () => actor.send({ type: 'breath.paused', at: clock.now() }),
    resume: () => actor.send({ type: 'breath.resumed', at: clock.now() }),
  };
}

export function begin(wish?: Choices) {
  const session = choose(wish);
  session.begin();
  return session;
}

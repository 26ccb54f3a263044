/** Plays the Breathing Puzzle's machine. */
import { createActor } from 'xstate';
import { breathingPuzzleMachine } from '../../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import type { Options, PuzzleVariant } from '../../../../machines/games/breathing-puzzle/options';
import { selectSessionStage } from '../../../../machines/games/breathing-puzzle/selectors';
import { run } from '../../run';

interface Wish extends Partial<Options> {
  readonly variant?: PuzzleVariant;
}

/** Returns the Breathing Puzzle in `ready` with these options. */
export function choose({ variant = 'full', ...options }: Wish = {}) {
  const session = run((clock) => createActor(breathingPuzzleMachine, { clock, input: { variant } }));
  const { actor, clock } = session;
  actor.send({ type: 'options.changed', options });
  return {
    ...session,
    now: () => clock.now(),
    stage: () => selectSessionStage(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    begin() {
      actor.send({ type: 'game.started' });
      actor.send({ type: 'session.shown', at: clock.now() });
      // The first breath begins after the quiet second.
      session.pass(1000);
    },
    pause: () => actor.send({ type: 'breath.paused', at: clock.now() }),
    resume: () => actor.send({ type: 'breath.resumed', at: clock.now() }),
  };
}

export function begin(wish?: Wish) {
  const session = choose(wish);
  session.begin();
  return session;
}

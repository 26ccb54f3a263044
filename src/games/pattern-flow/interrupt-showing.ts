import type { PatternFlowActor } from '../../../machines/games/pattern-flow/pattern-flow.machine';
import type { Services } from '../../services/services';

/**
 * While a dialog is open or the tab is hidden nobody can watch: no stone is lit then, and the showing begins anew
 * afterwards.
 *
 * @returns how to stop
 */
export function interruptShowing(actor: PatternFlowActor, { clock }: Pick<Services, 'clock'>): () => void {
  const stops = [
    clock.onHold(() => actor.send({ type: 'showing.interrupted' })),
    clock.onRelease(() => actor.send({ type: 'showing.resumed' })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

import type { PatternFlowActor } from '../../../machines/games/pattern-flow/pattern-flow.machine';
import type { Services } from '../../services/services';

/**
 * Interrupts the demonstration while a dialog is open or the tab is hidden, and restarts it afterward.
 * @returns a function that stops this
 */
export function interruptDemonstration(
  actor: PatternFlowActor,
  { clock }: Pick<Services, 'clock'>,
): () => void {
  const stops = [
    clock.onPause(() => actor.send({ type: 'showing.interrupted' })),
    clock.onResume(() => actor.send({ type: 'showing.resumed' })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

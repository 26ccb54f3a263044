import type { WaterFlowActor } from '../../../machines/games/water-flow/water-flow.machine';
import type { Services } from '../../services/services';
import { followTerrace } from './kept-terrace';

/**
 * Tells the machine the width of the viewport, and whether stones have short names for assistive technology. Keeps a
 * terrace that is interrupted.
 *
 * @returns how to stop
 */
export function followDevice(actor: WaterFlowActor, { settings }: Pick<Services, 'settings'>): () => void {
  const measure = () => actor.send({ type: 'width.measured', width: window.innerWidth });
  const name = () => actor.send({ type: 'names.shortened', isShort: settings.value.shortNames });
  window.addEventListener('resize', measure);
  const unsubscribe = settings.subscribe(name);
  const unfollow = followTerrace(actor);
  measure();
  name();
  return () => {
    unfollow();
    window.removeEventListener('resize', measure);
    unsubscribe();
  };
}

import type { WaterFlowActor } from '../../../machines/games/water-flow/water-flow.machine';
import type { Services } from '../../services/services';

/** Sends the viewport's width, and whether stones have short names. Returns a function that stops this. */
export function sendWidthAndNameLength(
  actor: WaterFlowActor,
  { settings }: Pick<Services, 'settings'>,
): () => void {
  const measure = () => actor.send({ type: 'width.measured', width: window.innerWidth });
  const name = () => actor.send({ type: 'names.shortened', isShort: settings.value.shortNames });
  window.addEventListener('resize', measure);
  const unsubscribe = settings.subscribe(name);
  measure();
  name();
  return () => {
    window.removeEventListener('resize', measure);
    unsubscribe();
  };
}

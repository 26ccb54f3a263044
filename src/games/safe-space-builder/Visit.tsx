/** The view of a visit: the place, and below it the space's name, Back, and 'End after …'. */
import { useSelector } from '@xstate/react';
import { Hammer } from 'lucide-react';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectName } from '../../../machines/games/safe-space-builder/selectors';
import { NEXT } from '../../play/use-session-focus';
import { Boundary } from '../../ui/Boundary';
import { Button } from '../../ui/Button';
import { loadedLater } from '../../ui/loaded-later';
import styles from './visit.module.css';

/** The timer loads after the first frame, and Back works without it. */
const Sitting = loadedLater(() => import('./Sitting'));

export function Visit({ actor }: { actor: SafeSpaceActor }) {
  const name = useSelector(actor, selectName);
  return (
    <section className={styles.visit} aria-label="Visit">
      <Button className={styles.back} onClick={() => actor.send({ type: 'visit.ended' })} {...NEXT}>
        <Hammer size={20} aria-hidden />
        Back to building
      </Button>
      <p className={styles.name}>{name}</p>
      <Boundary>
        <Sitting actor={actor} />
      </Boundary>
    </section>
  );
}

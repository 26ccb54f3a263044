/** A visit: beneath the place its name, the way back, and when it ends. */
import { useSelector } from '@xstate/react';
import { Hammer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectName } from '../../../machines/games/safe-space-builder/selectors';
import { NEXT } from '../../play/use-session-focus';
import { Boundary } from '../../ui/Boundary';
import { Button } from '../../ui/Button';
import styles from './visit.module.css';

/** What a visit is kept by and sounds like comes later than the first frame; the way back is there without it. */
const Sitting = lazy(() => import('./Sitting'));

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
        <Suspense>
          <Sitting actor={actor} />
        </Suspense>
      </Boundary>
    </section>
  );
}

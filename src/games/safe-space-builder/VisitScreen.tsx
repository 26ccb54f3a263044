import { useSelector } from '@xstate/react';
import { Hammer } from 'lucide-react';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectSpaceName } from '../../../machines/games/safe-space-builder/selectors';
import { useNextActionProps } from '../../play/play-context';
import { Button } from '../../ui/Button';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { lazyComponent } from '../../ui/lazy-component';
import styles from './visit.module.css';

/** Loads separately, because Back works without it. */
const Sitting = lazyComponent(() => import('./VisitExtras'));

export function VisitScreen({ actor }: { actor: SafeSpaceActor }) {
  const name = useSelector(actor, selectSpaceName);
  const next = useNextActionProps();
  return (
    <section className={styles.visit} aria-label="Visit" data-fades>
      <Button className={styles.back} onClick={() => actor.send({ type: 'visit.ended' })} {...next}>
        <Hammer size={20} aria-hidden />
        Back to building
      </Button>
      <p className={styles.name}>{name}</p>
      <ErrorBoundary>
        <Sitting actor={actor} />
      </ErrorBoundary>
    </section>
  );
}

import { useSelector } from '@xstate/react';
import { Hammer } from 'lucide-react';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectName } from '../../../machines/games/safe-space-builder/selectors';
import { useNext } from '../../play/play-context';
import { Boundary } from '../../ui/Boundary';
import { Button } from '../../ui/Button';
import { loadedLater } from '../../ui/loaded-later';
import styles from './visit.module.css';

/** Loads separately, because Back works without it. */
const Sitting = loadedLater(() => import('./Sitting'));

export function Visit({ actor }: { actor: SafeSpaceActor }) {
  const name = useSelector(actor, selectName);
  const next = useNext();
  return (
    <section className={styles.visit} aria-label="Visit" data-fades>
      <Button className={styles.back} onClick={() => actor.send({ type: 'visit.ended' })} {...next}>
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

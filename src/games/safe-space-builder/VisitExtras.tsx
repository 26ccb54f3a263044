/** Sounds of the place and of touched elements, and 'End after …'. */
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { hasWebGl } from '../../../engine/stage/capabilities';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectIsFading } from '../../../machines/session/end-after.machine';
import { Dusk, EndAfter, useEndAfter } from '../../play/EndAfter';
import { ElementTouchButtons } from './ElementTouchButtons';
import { useVisitSound } from './use-visit-sound';
import styles from './visit.module.css';

export default function VisitExtras({ actor }: { actor: SafeSpaceActor }) {
  // The timer runs as long as the visit.
  const end = useEndAfter(true, () => actor.send({ type: 'game.left' }));
  useVisitSound(actor);
  const [isDrawable] = useState(hasWebGl);
  return (
    <>
      <div className={styles.end}>
        <EndAfter actor={end} />
        <Dusk isFalling={useSelector(end, selectIsFading)} />
      </div>
      {!isDrawable && <ElementTouchButtons actor={actor} />}
    </>
  );
}

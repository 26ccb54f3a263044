import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  changeAnnouncement,
  firstElementsToMaximum,
  isElementLit,
  selectSpace,
} from '../../../machines/games/safe-space-builder/selectors';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import styles from './visit.module.css';

/** Buttons and announcements when there is no canvas. */
export function ElementTouchButtons({ actor }: { actor: SafeSpaceActor }) {
  const { clock } = useServices();
  const { elements } = useSelector(actor, selectSpace);
  const snapshot = useSelector(actor, (current) => current);
  const [announced, setAnnounced] = useState('');
  const last = useRef(snapshot);
  useEffect(() => {
    const words = changeAnnouncement(last.current, snapshot);
    last.current = snapshot;
    if (words) setAnnounced(words);
  }, [snapshot]);
  return (
    <div className={styles.things}>
      <p role="status">{announced}</p>
      <ul aria-label="In your space">
        {firstElementsToMaximum(elements).map((element) => (
          <li key={element.id}>
            <Button
              aria-pressed={isElementLit(snapshot, element)}
              onClick={() => actor.send({ type: 'thing.touched', id: element.id, at: clock.now() })}
            >
              {element.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

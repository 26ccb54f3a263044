import { useSelector } from '@xstate/react';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  describeElement,
  firstElementsToMaximum,
  selectSelectedElement,
  selectSpace,
} from '../../../machines/games/safe-space-builder/selectors';
import styles from './panel.module.css';

/** For selection when there is no canvas. */
export default function ThingsAsList({ actor }: { actor: SafeSpaceActor }) {
  const { elements } = useSelector(actor, selectSpace);
  const selected = useSelector(actor, selectSelectedElement);
  return (
    <ul className="grid gap-6" aria-label="In your space">
      {firstElementsToMaximum(elements).map((element) => (
        <li key={element.id}>
          <button
            type="button"
            className={styles.listed}
            aria-pressed={element === selected}
            onClick={() =>
              actor.send({ type: 'element.selected', id: element === selected ? null : element.id })
            }
          >
            <span>{element.name}</span>
            <span>{describeElement(element, false).split('. ')[0]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { ELEMENT_SCALE_RANGE, type PlacedElement } from '../../../domain/safe-space';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectSelectedElement, sizeText } from '../../../machines/games/safe-space-builder/selectors';
import { Button } from '../../ui/Button';
import { SliderRow } from '../../ui/SliderRow';
import styles from './editing-card.module.css';
import { useFocusHandover } from './use-focus-handover';

interface EditingProps {
  actor: SafeSpaceActor;
  element: PlacedElement;
}

export function EditingCard({ actor }: { actor: SafeSpaceActor }) {
  const element = useSelector(actor, selectSelectedElement);
  return element ? <Editing actor={actor} element={element} /> : null;
}

function Editing({ actor, element }: EditingProps) {
  const { id, name, x, y, scale } = element;
  useFocusHandover(actor);
  return (
    <section className={styles.card} aria-label={`Editing ${name}`}>
      <h2 className="text-h3">{name}</h2>
      <Button className={styles.remove} onClick={() => actor.send({ type: 'element.removed', id })}>
        <Trash2 size={20} aria-hidden />
        Remove
      </Button>
      <div className="col-span-full">
        <SliderRow
          label="Size"
          value={Math.round(scale * 100)}
          min={ELEMENT_SCALE_RANGE.min * 100}
          max={ELEMENT_SCALE_RANGE.max * 100}
          step={ELEMENT_SCALE_RANGE.step * 100}
          shown={sizeText(element)}
          onChange={(percent) =>
            actor.send({ type: 'element.placed', id, pose: { x, y, scale: percent / 100 }, isOn: true })
          }
          onSettled={() => actor.send({ type: 'change.settled' })}
        />
      </div>
    </section>
  );
}

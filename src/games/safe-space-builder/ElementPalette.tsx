import * as Tabs from '@radix-ui/react-tabs';
import { useSelector } from '@xstate/react';
import {
  CATEGORY_NAMES,
  ELEMENT_CATEGORIES,
  type ElementCategory,
  type ElementKind,
  elementNameOf,
  kindsIn,
} from '../../../domain/safe-space';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectHasRoom, selectIsBuilding } from '../../../machines/games/safe-space-builder/selectors';
import { useNextActionProps } from '../../play/play-context';
import { KEYBOARD_RING_PROPS } from '../../ui/tabs';
import tabs from '../../ui/tabs.module.css';
import { Icon } from './Icon';
import styles from './panel.module.css';

export function ElementPalette({ actor }: { actor: SafeSpaceActor }) {
  const hasRoom = useSelector(actor, selectHasRoom);
  // Before the start, the next action is on the intro.
  const isBuilding = useSelector(actor, selectIsBuilding);
  const next = useNextActionProps(isBuilding);
  const add = (kind: ElementKind) => actor.send({ type: 'element.added', kind, at: Date.now() });
  return (
    <Tabs.Root
      defaultValue={ELEMENT_CATEGORIES[0]}
      className={`grid grid-cols-1 gap-10 container-inline ${styles.palette}`}
    >
      <Tabs.List
        className={`${tabs.track} ${styles.tabs}`}
        aria-label="Things to add"
        loop
        {...KEYBOARD_RING_PROPS}
      >
        {ELEMENT_CATEGORIES.map((category, index) => (
          <Tabs.Trigger
            key={category}
            value={category}
            className={`${tabs.tab} ${styles.tab}`}
            {...(index === 0 && next)}
          >
            {CATEGORY_NAMES[category]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {ELEMENT_CATEGORIES.map((category) => (
        <Tabs.Content key={category} value={category} tabIndex={-1}>
          <Things category={category} hasRoom={hasRoom} onAdd={add} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

interface ThingsProps {
  category: ElementCategory;
  hasRoom: boolean;
  onAdd: (kind: ElementKind) => void;
}

function Things({ category, hasRoom, onAdd }: ThingsProps) {
  return (
    <ul className={styles.things}>
      {kindsIn(category).map((kind) => (
        <li key={kind}>
          <button
            type="button"
            className={styles.thing}
            aria-label={`Add ${elementNameOf(kind)}`}
            aria-disabled={!hasRoom}
            onClick={() => onAdd(kind)}
          >
            <Icon kind={kind} />
            <span>{elementNameOf(kind)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

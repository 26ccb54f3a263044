/** On a phone the panel is a collapsible sheet. */
import { useSelector } from '@xstate/react';
import { Armchair, ChevronDown, ChevronUp, Download, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { MAX_ELEMENTS } from '../../../domain/safe-space';
import { formatNumber } from '../../../domain/text';
import { hasWebGl } from '../../../engine/stage/capabilities';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  selectCanRedo,
  selectCanRevert,
  selectCanUndo,
  selectElementCount,
  selectIsSaved,
  selectIsUnsaved,
} from '../../../machines/games/safe-space-builder/selectors';
import { useSavePicture } from '../../play/use-save-picture';
import { Button } from '../../ui/Button';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { focusIfFree } from '../../ui/focus';
import { IconButton } from '../../ui/IconButton';
import { lazyComponent } from '../../ui/lazy-component';
import { EditingCard } from './EditingCard';
import { ElementPalette } from './ElementPalette';
import styles from './panel.module.css';
import { SpaceSettings } from './SpaceSettings';
import { useFocusHandover } from './use-focus-handover';

/** Few devices need this list. */
const ThingsAsList = lazyComponent(() => import('./ThingsAsList'));

interface PanelProps {
  actor: SafeSpaceActor;
  takePicture: () => Promise<HTMLCanvasElement | undefined>;
}

export function BuilderPanel({ actor, takePicture }: PanelProps) {
  const [isFolded, setIsFolded] = useState(false);
  const [isDrawable] = useState(hasWebGl);
  const isSaved = useSelector(actor, selectIsSaved);
  return (
    <section className={styles.panel} aria-label="Your space" data-folded={isFolded || undefined}>
      <div className={styles.bar}>
        <span className={styles.fold}>
          <IconButton
            label={isFolded ? 'Show the panel' : 'Fold the panel'}
            aria-expanded={!isFolded}
            onClick={() => setIsFolded(!isFolded)}
          >
            {isFolded ? <ChevronUp size={22} aria-hidden /> : <ChevronDown size={22} aria-hidden />}
          </IconButton>
        </span>
        <Steps actor={actor} />
        <SavePicture actor={actor} takePicture={takePicture} />
        <div className={styles.acts}>
          <Button
            // The panel appears again after a visit.
            ref={focusIfFree}
            look={isSaved ? 'primary' : 'outlined'}
            className={styles.sit}
            onClick={() => actor.send({ type: 'visit.began' })}
          >
            <Armchair size={20} aria-hidden />
            Visit
          </Button>
          <Button
            look={isSaved ? 'outlined' : 'primary'}
            className={styles.save}
            onClick={() => actor.send({ type: 'save.requested' })}
          >
            Save Space
          </Button>
        </div>
      </div>
      <div className={styles.parts} hidden={isFolded} data-scrolls>
        <EditingCard actor={actor} />
        {!isDrawable && (
          <ErrorBoundary>
            <ThingsAsList actor={actor} />
          </ErrorBoundary>
        )}
        <ElementPalette actor={actor} />
        <Many actor={actor} />
        <SpaceSettings actor={actor} />
      </div>
      <Unsaved actor={actor} />
    </section>
  );
}

function Steps({ actor }: { actor: SafeSpaceActor }) {
  const canUndo = useSelector(actor, selectCanUndo);
  const canRedo = useSelector(actor, selectCanRedo);
  return (
    <>
      <IconButton label="Undo" aria-disabled={!canUndo} onClick={() => actor.send({ type: 'step.undone' })}>
        <Undo2 size={22} aria-hidden />
      </IconButton>
      <IconButton label="Redo" aria-disabled={!canRedo} onClick={() => actor.send({ type: 'step.redone' })}>
        <Redo2 size={22} aria-hidden />
      </IconButton>
    </>
  );
}

function SavePicture({ actor, takePicture }: PanelProps) {
  const save = useSavePicture(takePicture, 'safe-space.png');
  return (
    <IconButton
      label="Save as picture"
      onClick={() => {
        // The picture must not contain the selection mark.
        actor.send({ type: 'element.selected', id: null });
        void save();
      }}
    >
      <Download size={22} aria-hidden />
    </IconButton>
  );
}

function Unsaved({ actor }: { actor: SafeSpaceActor }) {
  const isUnsaved = useSelector(actor, selectIsUnsaved);
  const canRevert = useSelector(actor, selectCanRevert);
  return (
    <div className={styles.unsaved} data-shown={isUnsaved || undefined}>
      <p role="status">{isUnsaved && 'Not saved yet'}</p>
      {canRevert && <Revert actor={actor} />}
    </div>
  );
}

function Revert({ actor }: { actor: SafeSpaceActor }) {
  useFocusHandover(actor);
  return (
    <Button className={styles.revert} onClick={() => actor.send({ type: 'space.reverted' })}>
      Back to saved
    </Button>
  );
}

/** The space is full, or has more elements than the scene draws. */
function Many({ actor }: { actor: SafeSpaceActor }) {
  const count = useSelector(actor, selectElementCount);
  if (count < MAX_ELEMENTS) return null;
  return (
    <p className={styles.note}>
      {count > MAX_ELEMENTS
        ? `There are ${formatNumber(count)} things in this space. The first ${MAX_ELEMENTS} are shown, and all of them are kept.`
        : `There are ${MAX_ELEMENTS} things in this space, and no room for more.`}
    </p>
  );
}

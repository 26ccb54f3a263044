/**
 * Title, description and captions: the current sentence of the narration and the next one. All texts are stacked, and
 * the longest one determines the height, so the picture above keeps its size.
 */
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { Narrator } from '../../../engine/audio/narrator';
import type { ImageryActor } from '../../../machines/games/guided-imagery/guided-imagery.machine';
import {
  type MeditationScene,
  SCENES,
  selectSceneIndex,
} from '../../../machines/games/guided-imagery/selectors';
import group from '../../play/figures.module.css';
import { useCaption } from '../../services/use-narrator';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './leaves.module.css';
import { NARRATIONS } from './use-scene-narrator';

interface Props {
  actor: ImageryActor;
  narrator: Narrator;
}

export function SceneTexts({ actor, narrator }: Props) {
  const index = useSelector(actor, selectSceneIndex);
  const caption = useCaption(narrator);
  return (
    <div className={`${group.paper} grid`}>
      {SCENES.map((scene, at) => {
        const sentences = NARRATIONS[at] ?? [];
        const isSeen = at === index;
        // For a moment the caption may still belong to the previous scene.
        const isRead = isSeen && caption?.sentences === sentences;
        return (
          <Leaf
            key={scene.id}
            scene={scene}
            sentences={sentences}
            isSeen={isSeen}
            read={isRead ? caption.index : undefined}
          />
        );
      })}
    </div>
  );
}

interface LeafProps {
  scene: MeditationScene;
  sentences: readonly string[];
  isSeen: boolean;
  /** Index of the current sentence; the number of sentences after the last one. */
  read: number | undefined;
}

/** The texts of all scenes stay mounted, because rendering one during the transition would delay the picture. */
const Leaf = memo(function Leaf({ scene, sentences, isSeen, read }: LeafProps) {
  const Title = isSeen ? 'h1' : 'p';
  // Before the narration the first sentence waits, and after it the last one stays.
  const shown = Math.min(read ?? 0, sentences.length - 1);
  return (
    <div className={isSeen ? styles.leaf : styles.other} aria-hidden={!isSeen || undefined}>
      <Title className={styles.title}>{scene.title}</Title>
      <p className={`text-muted font-semibold ${styles.description}`}>{scene.description}</p>
      {isSeen && <VisuallyHidden>{`Picture: ${scene.image}.`}</VisuallyHidden>}
      <div className={styles.captions}>
        {sentences.map((sentence, at) => (
          <p key={sentence} className={at === shown ? styles.caption : styles.other}>
            <span className={styles.sentence} data-read={at === read || undefined}>
              {sentence}
            </span>
            <span className={styles.next} aria-hidden>
              {sentences[at + 1]}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
});

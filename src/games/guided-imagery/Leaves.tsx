/**
 * The words of the scene: title, description, and all that is narrated, with the sentence marked that is being read.
 * The words of all scenes lie one above the other and one is seen, so their room is that of the longest, and the picture
 * above stays as large as it is.
 */
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { Narrator } from '../../../engine/audio/narrator';
import type { ImageryActor } from '../../../machines/games/guided-imagery/guided-imagery.machine';
import {
  type MeditationScene,
  SCENES,
  selectHasVoice,
  selectIndex,
  selectSaid,
} from '../../../machines/games/guided-imagery/selectors';
import { useCaption } from '../../services/use-led';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './leaves.module.css';
import { canSpeak, NARRATIONS } from './use-narration';

interface Props {
  actor: ImageryActor;
  narrator: Narrator;
}

export function Leaves({ actor, narrator }: Props) {
  const index = useSelector(actor, selectIndex);
  const caption = useCaption(narrator);
  return (
    <div className={styles.leaves}>
      <Said actor={actor} />
      {SCENES.map((scene, at) => {
        const sentences = NARRATIONS[at] ?? [];
        const isSeen = at === index;
        // For a moment the last scene's may still be there.
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
  /** Which sentence is being read. */
  read: number | undefined;
}

/** A page turns by showing one leaf and hiding another: made anew in mid-walk, its words would keep the picture waiting. */
const Leaf = memo(function Leaf({ scene, sentences, isSeen, read }: LeafProps) {
  const Title = isSeen ? 'h1' : 'p';
  return (
    <div className={isSeen ? styles.leaf : styles.other} aria-hidden={!isSeen || undefined}>
      <Title className={styles.title}>{scene.title}</Title>
      <p className={styles.description}>{scene.description}</p>
      {isSeen && <VisuallyHidden>{`Picture: ${scene.image}.`}</VisuallyHidden>}
      <p className={styles.narration}>
        {sentences.map((sentence, at) => (
          <span key={sentence}>
            <span className={styles.sentence} data-read={at === read || undefined}>
              {sentence}
            </span>{' '}
          </span>
        ))}
      </p>
    </div>
  );
});

/** Told when a scene begins. Two voices at once could not be followed: the narration itself only where no other reads it. */
function Said({ actor }: { actor: ImageryActor }) {
  const said = useSelector(actor, selectSaid);
  const index = useSelector(actor, selectIndex);
  const isRead = useSelector(actor, selectHasVoice) && canSpeak();
  return (
    <VisuallyHidden>
      <span role="status">{said && !isRead ? `${said} ${SCENES[index]?.narrationText ?? ''}` : said}</span>
    </VisuallyHidden>
  );
}

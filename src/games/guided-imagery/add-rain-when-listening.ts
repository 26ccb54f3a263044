import type { ImageryActor } from '../../../machines/games/guided-imagery/guided-imagery.machine';
import {
  SCENES,
  selectIsWalkShown,
  selectSceneIndex,
} from '../../../machines/games/guided-imagery/selectors';
import type { Services } from '../../services/services';

const LISTENING = SCENES.findIndex(({ id }) => id === 'listen-sounds');

/** In 'Listen to the Sounds', if background audio is audible. Only once, so that a person can turn it off again. */
export function addRainWhenListening(
  actor: ImageryActor,
  { ambience, sound }: Pick<Services, 'ambience' | 'sound'>,
): () => void {
  let hasJoined = false;
  const subscription = actor.subscribe((snapshot) => {
    if (!selectIsWalkShown(snapshot)) hasJoined = false;
    else if (selectSceneIndex(snapshot) === LISTENING && !hasJoined && sound.levelOf('ambience') > 0) {
      hasJoined = true;
      ambience.play('rainforest');
    }
  });
  return () => subscription.unsubscribe();
}

import type { ImagerySnapshot } from './guided-imagery.machine';
import { OPTIONS, type SceneSeconds } from './options';
import { LAST_SCENE_INDEX, type MeditationScene, SCENES } from './scenes';

export { LAST_SCENE_INDEX, type MeditationScene, SCENES } from './scenes';

/** @throws RangeError for an index outside 0-9 */
export function sceneAtIndex(index: number): MeditationScene {
  const scene = SCENES[index];
  if (scene === undefined) throw new RangeError(`There is no scene ${index}`);
  return scene;
}

/** 0-9; 0 before a session. */
export const selectSceneIndex = ({ context }: ImagerySnapshot): number => context.index;
export const selectIsFirstScene = ({ context }: ImagerySnapshot): boolean => context.index === 0;
export const selectIsLastScene = ({ context }: ImagerySnapshot): boolean =>
  context.index === LAST_SCENE_INDEX;

/** False until the session's first frame. */
export const selectIsWalkShown = (snapshot: ImagerySnapshot): boolean =>
  snapshot.hasTag('session') && snapshot.context.cameAt !== null;
export const selectIsPaused = (snapshot: ImagerySnapshot): boolean => snapshot.matches({ session: 'paused' });
export const selectIsWalkRunning = (snapshot: ImagerySnapshot): boolean =>
  selectIsWalkShown(snapshot) && !selectIsPaused(snapshot);

export const selectHasVoice = ({ context }: ImagerySnapshot): boolean => context.options.voice;

export const selectSceneSeconds = ({ context }: ImagerySnapshot): SceneSeconds => context.options.seconds;

/** Durations of a scene (s), each with that of the whole walk (ms). */
export const LENGTH_CHOICES = OPTIONS.seconds.map((seconds) => ({
  seconds,
  ms: seconds * 1000 * SCENES.length,
}));

export const selectStatusText = (snapshot: ImagerySnapshot): string =>
  selectIsPaused(snapshot)
    ? 'Meditation Paused'
    : `Meditation in Progress (${selectSceneSeconds(snapshot)}s per scene)`;

export const selectScenePosition = (snapshot: ImagerySnapshot): string =>
  `Scene ${selectSceneIndex(snapshot) + 1} of ${SCENES.length}`;

/** Without the narration if a voice reads it, because two simultaneous voices are unintelligible. */
export const selectAnnouncement = (snapshot: ImagerySnapshot, canSpeak: boolean): string => {
  if (!selectIsWalkShown(snapshot)) return '';
  const { title, description, narrationText } = sceneAtIndex(selectSceneIndex(snapshot));
  const said = `${selectScenePosition(snapshot)}. ${title}. ${description}`;
  return canSpeak && selectHasVoice(snapshot) ? said : `${said} ${narrationText}`;
};

import type { ImagerySnapshot } from './guided-imagery.machine';
import { OPTIONS, type SceneSeconds } from './options';
import { LAST_SCENE, type MeditationScene, SCENES } from './scenes';

export { LAST_SCENE, type MeditationScene, SCENES } from './scenes';

/** @throws RangeError for an index outside 0-9 */
export function sceneOf(index: number): MeditationScene {
  const scene = SCENES[index];
  if (scene === undefined) throw new RangeError(`There is no scene ${index}`);
  return scene;
}

/** 0-9; 0 before a session. */
export const selectIndex = ({ context }: ImagerySnapshot): number => context.index;
export const selectIsFirst = ({ context }: ImagerySnapshot): boolean => context.index === 0;
export const selectIsLast = ({ context }: ImagerySnapshot): boolean => context.index === LAST_SCENE;

/** False until the session's first frame. */
export const selectIsLed = (snapshot: ImagerySnapshot): boolean =>
  snapshot.hasTag('session') && snapshot.context.cameAt !== null;
export const selectIsPaused = (snapshot: ImagerySnapshot): boolean => snapshot.matches({ session: 'paused' });
export const selectIsGoing = (snapshot: ImagerySnapshot): boolean =>
  selectIsLed(snapshot) && !selectIsPaused(snapshot);

export const selectHasVoice = ({ context }: ImagerySnapshot): boolean => context.options.voice;

export const selectSceneSeconds = ({ context }: ImagerySnapshot): SceneSeconds => context.options.seconds;

/** Durations of a scene (s), each with that of the whole walk (ms). */
export const LENGTHS = OPTIONS.seconds.map((seconds) => ({ seconds, ms: seconds * 1000 * SCENES.length }));

export const selectStatus = (snapshot: ImagerySnapshot): string =>
  selectIsPaused(snapshot)
    ? 'Meditation Paused'
    : `Meditation in Progress (${selectSceneSeconds(snapshot)}s per scene)`;

export const selectPlace = (snapshot: ImagerySnapshot): string =>
  `Scene ${selectIndex(snapshot) + 1} of ${SCENES.length}`;

/** Without the narration if a voice reads it, because two simultaneous voices are unintelligible. */
export const selectAnnouncement = (snapshot: ImagerySnapshot, canSpeak: boolean): string => {
  if (!selectIsLed(snapshot)) return '';
  const { title, description, narrationText } = sceneOf(selectIndex(snapshot));
  const said = `${selectPlace(snapshot)}. ${title}. ${description}`;
  return canSpeak && selectHasVoice(snapshot) ? said : `${said} ${narrationText}`;
};

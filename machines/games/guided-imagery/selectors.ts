/** Selectors for the intro, the play screen and the scene. Selectors for React return primitives. */
import type { ImagerySnapshot } from './guided-imagery.machine';
import { OPTIONS, type SceneSeconds } from './options';
import { LAST_SCENE, type MeditationScene, SCENES } from './scenes';

// The engine imports values of this game's machine only from this file. It may import types from the other files.
export { LAST_SCENE, type MeditationScene, SCENES } from './scenes';

/**
 * Returns the scene at an index.
 * @throws RangeError for an index outside 0-9
 */
export function sceneOf(index: number): MeditationScene {
  const scene = SCENES[index];
  if (scene === undefined) throw new RangeError(`There is no scene ${index}`);
  return scene;
}

/** Returns the index of the scene, 0-9; 0 before a session. */
export const selectIndex = ({ context }: ImagerySnapshot): number => context.index;
export const selectIsFirst = ({ context }: ImagerySnapshot): boolean => context.index === 0;
export const selectIsLast = ({ context }: ImagerySnapshot): boolean => context.index === LAST_SCENE;

/** Returns whether a scene is visible. False until the session's first frame. */
export const selectIsLed = (snapshot: ImagerySnapshot): boolean =>
  snapshot.hasTag('session') && snapshot.context.cameAt !== null;
export const selectIsPaused = (snapshot: ImagerySnapshot): boolean => snapshot.matches({ session: 'paused' });
/** Returns whether the walk is running, including the last scene. */
export const selectIsGoing = (snapshot: ImagerySnapshot): boolean =>
  selectIsLed(snapshot) && !selectIsPaused(snapshot);

export const selectHasVoice = ({ context }: ImagerySnapshot): boolean => context.options.voice;

/** Returns the duration of a scene, s. */
export const selectSceneSeconds = ({ context }: ImagerySnapshot): SceneSeconds => context.options.seconds;

/** The offered durations of a scene (s), each with the duration of the whole walk (ms). */
export const LENGTHS = OPTIONS.seconds.map((seconds) => ({ seconds, ms: seconds * 1000 * SCENES.length }));

/** Returns the status of the walk: paused, or in progress with the duration of a scene. */
export const selectStatus = (snapshot: ImagerySnapshot): string =>
  selectIsPaused(snapshot)
    ? 'Meditation Paused'
    : `Meditation in Progress (${selectSceneSeconds(snapshot)}s per scene)`;

/** Returns the position in the walk: 'Scene 3 of 10'. */
export const selectPlace = (snapshot: ImagerySnapshot): string =>
  `Scene ${selectIndex(snapshot) + 1} of ${SCENES.length}`;

/**
 * Returns the announcement of a scene. It contains the narration only if no voice reads it, because two simultaneous
 * voices are unintelligible.
 * @param canSpeak whether the browser supports speech
 */
export const selectAnnouncement = (snapshot: ImagerySnapshot, canSpeak: boolean): string => {
  if (!selectIsLed(snapshot)) return '';
  const { title, description, narrationText } = sceneOf(selectIndex(snapshot));
  const said = `${selectPlace(snapshot)}. ${title}. ${description}`;
  return canSpeak && selectHasVoice(snapshot) ? said : `${said} ${narrationText}`;
};

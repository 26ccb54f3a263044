/** What the intro, the part in play and the scene read from a snapshot. Selectors for React return primitives. */
import { type ImagerySnapshot, SCENE_MS } from './guided-imagery.machine';
import { LAST_SCENE, type MeditationScene, SCENES } from './scenes';

// What the engine needs to show a scene: it takes nothing else that runs from here.
export { LAST_SCENE, type MeditationScene, SCENES } from './scenes';

/** The scene with this number. @throws RangeError when there is none (0-9) */
export function sceneOf(index: number): MeditationScene {
  const scene = SCENES[index];
  if (scene === undefined) throw new RangeError(`There is no scene ${index}`);
  return scene;
}

/** Which scene it is, 0-9; the first before a session. */
export const selectIndex = ({ context }: ImagerySnapshot): number => context.index;
export const selectIsFirst = ({ context }: ImagerySnapshot): boolean => context.index === 0;
export const selectIsLast = ({ context }: ImagerySnapshot): boolean => context.index === LAST_SCENE;

/** Whether a scene is on; false while the session is still coming into sight. */
export const selectIsLed = (snapshot: ImagerySnapshot): boolean =>
  snapshot.hasTag('session') && snapshot.context.cameAt !== null;
export const selectIsPaused = (snapshot: ImagerySnapshot): boolean => snapshot.matches({ session: 'paused' });
/** Whether the walk goes on just now, the last scene included. */
export const selectIsGoing = (snapshot: ImagerySnapshot): boolean =>
  selectIsLed(snapshot) && !selectIsPaused(snapshot);

export const selectHasVoice = ({ context }: ImagerySnapshot): boolean => context.options.voice;
export const selectIsSlow = ({ context }: ImagerySnapshot): boolean => context.options.slow;

/** How long a scene lasts as chosen, whole seconds. */
const selectSceneSeconds = ({ context }: ImagerySnapshot): number =>
  SCENE_MS[context.options.slow ? 1 : 0] / 1000;
/** How long a walk takes as chosen, whole minutes, when the last scene is given its time too. */
export const selectChosenMinutes = (snapshot: ImagerySnapshot): number =>
  Math.round((selectSceneSeconds(snapshot) * SCENES.length) / 60);

/** Whether it goes on, and at what pace. */
export const selectStatus = (snapshot: ImagerySnapshot): string =>
  selectIsPaused(snapshot)
    ? 'Meditation Paused'
    : `Meditation in Progress (${selectSceneSeconds(snapshot)}s per scene)`;

/** 'Scene 3 of 10'. */
export const selectPlace = (snapshot: ImagerySnapshot): string =>
  `Scene ${selectIndex(snapshot) + 1} of ${SCENES.length}`;

/** Where one is, for those who do not see. What is narrated is told apart, where no voice says it. */
export const selectSaid = (snapshot: ImagerySnapshot): string => {
  if (!selectIsLed(snapshot)) return '';
  const { title, description } = sceneOf(selectIndex(snapshot));
  return `${selectPlace(snapshot)}. ${title}. ${description}`;
};

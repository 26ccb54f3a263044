/** Selectors for the page, the scene and its mirror. Selectors for React return primitives. */
import { type MazeGarden, shortestWay } from './garden';
import { GATE_CELL, MIDDLE_CELL } from './grid';
import { endOfWay, gardenOfContext, type MindfulMazeSnapshot } from './mindful-maze.machine';
import { BREATH_MS, type Exit, exitsWithGoals, MIDDLE_BREATH_COUNT, placeAt } from './rules';

// The engine imports values of this game's machine only from this file. It may import types from the other files.
export { GARDEN_LANDMARKS } from './garden';
export {
  cellAt,
  cellCenterOf,
  cellPointOf,
  GATE_CELL,
  MIDDLE_CELL,
  polarToPoint,
  RING_ROTATION,
  RING_SIZES,
} from './grid';
export { BREATH_MS, CELL_MS } from './rules';

export const selectGarden = ({ context }: MindfulMazeSnapshot): MazeGarden => gardenOfContext(context);
/** Returns the shortest way from the middle to the gate, which is lit on the way back; none before. */
export const selectWayOut = ({ context }: MindfulMazeSnapshot): readonly number[] =>
  context.isReturning ? shortestWay(MIDDLE_CELL, GATE_CELL, gardenOfContext(context).ways) : [];
export const selectIsLanternMoving = (snapshot: MindfulMazeSnapshot): boolean =>
  snapshot.matches({ session: { walking: 'going' } }) ||
  snapshot.matches({ session: { returning: 'going' } });
export const selectIsComplete = (snapshot: MindfulMazeSnapshot): boolean =>
  snapshot.matches({ session: 'complete' });
export const selectWalksByItself = ({ context }: MindfulMazeSnapshot): boolean => context.walksByItself;
const isWalking = (snapshot: MindfulMazeSnapshot): boolean =>
  snapshot.matches({ session: 'walking' }) || snapshot.matches({ session: 'returning' });

export const selectIsInhaling = (snapshot: MindfulMazeSnapshot): boolean =>
  snapshot.matches({ session: { middle: 'inhaling' } });
/** Returns the half of a breath in the middle, which the music follows; null elsewhere. */
export const selectHalfBreath = (snapshot: MindfulMazeSnapshot) =>
  snapshot.matches({ session: 'middle' })
    ? { fullness: selectIsInhaling(snapshot) ? 1 : 0, seconds: BREATH_MS / 2000 }
    : null;

/** Returns how many things the hand has done that the music answers: places that rang, and breaths in the middle. */
export const selectMusicAnswerCount = ({
  context: { rung, breath, isReturning },
}: MindfulMazeSnapshot): number => rung.length + (isReturning ? MIDDLE_BREATH_COUNT : breath);

const isAtSilentPlace = (snapshot: MindfulMazeSnapshot): boolean =>
  snapshot.matches({ session: { walking: 'atPlace' } });
const REST = 'Rest a breath, and it rings.';

/** Returns the answer to 'How far?', or what to do here; empty where the garden says it. */
export function selectGuidanceText(snapshot: MindfulMazeSnapshot): string {
  const { context } = snapshot;
  if (context.answer) return context.answer.words;
  if (selectIsComplete(snapshot)) return 'You are out, in the sun.';
  if (context.breath > 0) return `Rest here for three breaths: ${context.breath} of ${MIDDLE_BREATH_COUNT}.`;
  if (isAtSilentPlace(snapshot)) return REST;
  if (context.isReturning && context.cell === MIDDLE_CELL) return 'The mist lifts. Walk out in the sun.';
  if (context.visited.length === 1) return 'Lead the lantern with your finger.';
  return '';
}

export function selectExits(snapshot: MindfulMazeSnapshot): Exit[] {
  if (!isWalking(snapshot)) return [];
  const { context } = snapshot;
  return exitsWithGoals(endOfWay(context), context, gardenOfContext(context));
}

/** Returns where the lantern is, in words: `At the bell`. */
export function lanternPlaceText({ context }: MindfulMazeSnapshot): string {
  const garden = gardenOfContext(context);
  const place = placeAt(context.cell, garden);
  if (place) return `At the ${place}`;
  if (context.cell === GATE_CELL) return 'At the gate';
  if (context.cell === MIDDLE_CELL) return 'In the middle';
  return (garden.ways[context.cell]?.length ?? 0) > 2 ? 'At a fork' : 'On the path';
}

/** Returns the announcement of the change between two snapshots; undefined for none. */
export function changeAnnouncement(
  before: MindfulMazeSnapshot,
  after: MindfulMazeSnapshot,
): string | undefined {
  const { context } = after;
  if (context.answer && context.answer !== before.context.answer) return context.answer.words;
  if (selectIsComplete(after)) return selectIsComplete(before) ? undefined : 'You are out, in the sun.';
  if (context.rung.length > before.context.rung.length) return `The ${context.rung.at(-1)} rings.`;
  if (context.breath > before.context.breath)
    return context.breath === 1
      ? 'In the middle. Three breaths.'
      : `Breath ${context.breath} of ${MIDDLE_BREATH_COUNT}.`;
  if (context.isReturning && !before.context.isReturning) return 'The mist lifts. The way out lies open.';
  const hasStopped =
    isWalking(after) &&
    !selectIsLanternMoving(after) &&
    (selectIsLanternMoving(before) || !isWalking(before));
  if (!hasStopped) return undefined;
  const exits = selectExits(after).map(({ label }) => `${label}.`);
  return [`${lanternPlaceText(after)}.`, ...(isAtSilentPlace(after) ? [REST] : []), ...exits].join(' ');
}

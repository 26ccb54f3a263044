/** Selectors for the page, the scene and its mirror. Selectors for React return primitives. */
import type { ColorTranquilitySnapshot } from './color-tranquility.machine';
import { isTintMovable } from './rules';
import { columnCountOf, columnOf, hasStars, isRowEnd, rowOf, skyDescriptionOf, tintColorsOf } from './tints';

// The engine imports values of this game's machine only from this file. It may import types from the other files.
export { DELAYS_MS } from './rules';
export {
  columnCountOf,
  columnOf,
  hasStars,
  isRowEnd,
  MAX_COLUMNS,
  ROW_COUNT,
  rowOf,
  SKY_COUNT,
  tintColorsOf,
} from './tints';

export type GamePhase = 'ready' | 'opening' | 'ordering' | 'melting' | 'sky' | 'next' | 'complete';

export function selectGamePhase({ value }: ColorTranquilitySnapshot): GamePhase {
  if (typeof value === 'string') return 'ready';
  const { session } = value;
  return (typeof session === 'string' ? session : Object.keys(session)[0]) as GamePhase;
}

export const selectSkyIndex = ({ context }: ColorTranquilitySnapshot): number => context.sky;
export const selectSkyDescription = ({ context }: ColorTranquilitySnapshot): string =>
  skyDescriptionOf(context);
export const selectMeltedRowCount = ({ context }: ColorTranquilitySnapshot): number =>
  context.melted.filter(Boolean).length;
export const selectIsHintOffered = ({ context }: ColorTranquilitySnapshot): boolean => context.isHintOffered;
export const selectBlendsByItself = ({ context }: ColorTranquilitySnapshot): boolean =>
  context.blendsByItself;
export function selectTip(snapshot: ColorTranquilitySnapshot): string {
  const { lifted, sky } = snapshot.context;
  if (lifted >= 0) return 'Now the tint to swap it with.';
  return sky === 0 && selectMeltedRowCount(snapshot) === 0 ? 'Dark to light. Lift a tint.' : '';
}
/** Returns whether the four bands are one sky. */
export const selectIsSkyWhole = (snapshot: ColorTranquilitySnapshot): boolean =>
  ['sky', 'next', 'complete'].includes(selectGamePhase(snapshot));
/** Returns whether the tints can be seen in their places. */
export const selectAreTintsVisible = (snapshot: ColorTranquilitySnapshot): boolean =>
  ['opening', 'ordering', 'melting'].includes(selectGamePhase(snapshot));
/** Returns whether each row is a band of the sky, or becomes one now. */
export const selectIsBandByRow = (snapshot: ColorTranquilitySnapshot): boolean[] => {
  const { melted, melting } = snapshot.context;
  const isDissolving = snapshot.matches({ session: { melting: 'dissolving' } });
  return melted.map((isMelted, row) => isMelted || (isDissolving && row === melting));
};
export const selectIsPlaceMelted = ({ context }: ColorTranquilitySnapshot, place: number): boolean =>
  context.melted[rowOf(place, context.sky)] === true;
/** Returns the first place whose tint can be moved; -1 for none. */
export const selectFirstMovablePlace = ({ context }: ColorTranquilitySnapshot): number =>
  context.order.findIndex((_, place) => isTintMovable(context, place));
export const selectCanMoveTint = (snapshot: ColorTranquilitySnapshot, place: number): boolean =>
  selectGamePhase(snapshot) === 'ordering' && isTintMovable(snapshot.context, place);

/** Returns the number of a tint: its place in the finished sky, from 1. Forced colors show it instead of the tint. */
export const tintNumberOf = (tint: number): number => tint + 1;

export function tintLabelOf({ context }: ColorTranquilitySnapshot, place: number): string {
  const { sky, order, melted } = context;
  const tint = order[place] ?? 0;
  const name = `Tint ${tintNumberOf(tint)}`;
  if (melted[rowOf(place, sky)]) return `${name}, melted`;
  const tints = tintColorsOf(context);
  const left = tints[order[place - 1] ?? -1];
  if (columnOf(place, sky) === 0 || !left) return `${name}, the dark end, fixed`;
  const relation = `${(tints[tint]?.[0] ?? 0) > left[0] ? 'lighter' : 'darker'} than its left neighbor`;
  return `${name}, ${relation}${isRowEnd(place, sky) ? ', fixed' : ''}`;
}

export const placeText = (place: number, sky: number): string =>
  `Row ${rowOf(place, sky) + 1}, place ${columnOf(place, sky) + 1} of ${columnCountOf(sky)}`;

/** Returns the announcement of the change between two snapshots; undefined for none. */
export function changeAnnouncement(
  before: ColorTranquilitySnapshot,
  after: ColorTranquilitySnapshot,
): string | undefined {
  const [was, is] = [selectGamePhase(before), selectGamePhase(after)];
  const { context } = after;
  const { sky, melting, order, last } = context;
  if (is === 'melting' && melting !== before.context.melting) return `Row ${melting + 1} is in order.`;
  if (is === 'ordering' && (was === 'opening' || was === 'next'))
    return `Sky ${sky + 1} of 3. Tints 1 to ${order.length}, ${columnCountOf(sky)} in a row, from dark to light.`;
  if (is === 'sky' && was !== 'sky')
    return `${skyDescriptionOf(context)}. ${hasStars(context) ? 'Stars come out.' : 'Geese cross the sky.'}`;
  if (last !== before.context.last && last.length === 2) {
    const [one = 0, other = 0] = last.map((place) => tintNumberOf(order[place] ?? 0));
    return `Tint ${one} and tint ${other} change places.`;
  }
  return undefined;
}

import { basinStonesOf, feedDirectionsOf, joinedNeighborOf, neighborOf } from './board';
import {
  type ChannelShape,
  type OpeningsMask,
  openDirectionsOf,
  oppositeOf,
  quarterTurnsOf,
  shapeOf,
} from './openings';
import { currentOpenings, DUSK_MS, fullBasins, TERRACE_COUNT } from './rules';
import { stoneDescription, stonePositionText, stoneStateText } from './text';
import type { WaterFlowSnapshot } from './water-flow.machine';

export type GamePhase = 'ready' | 'terrace' | 'filled' | 'dusk' | 'complete';

export const selectGamePhase = ({ value }: WaterFlowSnapshot): GamePhase =>
  typeof value === 'string' ? (value as GamePhase) : 'terrace';

/** 1-3; 0 before the first start. */
export const selectTerraceNumber = ({ context }: WaterFlowSnapshot): number => context.terrace;
export const selectIsSolvedByGame = ({ context }: WaterFlowSnapshot): boolean => context.isFinding;
export const selectBasinCount = ({ context }: WaterFlowSnapshot): number =>
  basinStonesOf(context.board).length;
export const selectFullBasinCount = ({ context }: WaterFlowSnapshot): number => fullBasins(context).length;

export const stoneLabel = ({ context }: WaterFlowSnapshot, stone: number): string =>
  stoneDescription(context, stone, context.hasShortNames);

export const DUSK_SECONDS = DUSK_MS / 1000;

/** As the scene shows it. Directions are 0 up, 1 right, 2 down and 3 left. */
export interface ShownStone {
  readonly shape: ChannelShape;
  /**
   * Quarter turns clockwise from the initial orientation: a straight stone opens up and down, a bend up and right, a
   * fork up, right and down, and a basin up.
   */
  readonly turns: number;
  readonly openings: readonly number[];
  /** Openings that meet no channel. Above the spring's stone, the spring counts as a channel. */
  readonly ends: readonly number[];
  readonly isLocked: boolean;
  readonly isWet: boolean;
  /** Direction of the incoming water. Undefined while the stone is dry. */
  readonly feed: number | undefined;
  /** Stones that the water passes before this one. 0 while the stone is dry. */
  readonly distance: number;
}

export function selectStones({ context }: WaterFlowSnapshot): ShownStone[] {
  const { board, quarters, locked, wet } = context;
  const openings = currentOpenings(context);
  const feeds = feedDirectionsOf(board, openings, (stone) => wet[stone] === true);
  const distanceOf = (stone: number): number => {
    const feed = feeds[stone];
    if (stone === board.spring || feed === undefined) return 0;
    return 1 + distanceOf(neighborOf(board, stone, feed) as number);
  };
  return board.solution.map((solution, stone) => ({
    shape: shapeOf(solution),
    turns: quarterTurnsOf(solution) + (quarters[stone] as number),
    openings: openDirectionsOf(openings[stone] as OpeningsMask),
    ends: openDirectionsOf(openings[stone] as OpeningsMask).filter(
      (direction) =>
        joinedNeighborOf(board, openings, stone, direction) === undefined &&
        !(stone === board.spring && direction === 0),
    ),
    isLocked: locked[stone] === true,
    isWet: wet[stone] === true,
    feed: feeds[stone],
    distance: distanceOf(stone),
  }));
}

/** A stone on the path of the water, with the directions in which water enters and leaves. */
export interface StonePassage {
  readonly stone: number;
  readonly from: number;
  readonly to: number;
}

/** From the spring to each basin. Empty for a basin without a connection. */
export function selectWaterPaths({ context }: WaterFlowSnapshot): StonePassage[][] {
  const { board } = context;
  const feeds = feedDirectionsOf(board, currentOpenings(context));
  const pathTo = (stone: number, to?: number): StonePassage[] => {
    const from = feeds[stone];
    if (from === undefined) return [];
    const before =
      stone === board.spring ? [] : pathTo(neighborOf(board, stone, from) as number, oppositeOf(from));
    return [...before, { stone, from, to: to ?? oppositeOf(from) }];
  };
  return basinStonesOf(board).map((basin) => pathTo(basin));
}

function announcePhase(snapshot: WaterFlowSnapshot): string | undefined {
  const { board, terrace } = snapshot.context;
  switch (selectGamePhase(snapshot)) {
    case 'terrace':
      return `Terrace ${terrace} of ${TERRACE_COUNT}. ${board.rows} rows of ${board.columns} stones, ${basinStonesOf(board).length} basins. The spring is above ${stonePositionText(snapshot.context, board.spring)}.`;
    case 'filled':
      return 'Every basin is full.';
    case 'dusk':
      return 'Dusk comes. Paper lanterns drift down the water.';
    case 'complete':
      return 'The lanterns have drifted by. The water goes on.';
    default:
      return undefined;
  }
}

export function changeAnnouncement(before: WaterFlowSnapshot, after: WaterFlowSnapshot): string | undefined {
  const [was, is] = [before.context, after.context];
  if (selectGamePhase(before) !== selectGamePhase(after) || was.terrace !== is.terrace)
    return announcePhase(after);
  if (is.isFinding && !was.isFinding) return 'The stones turn, and the water finds its way.';
  if (is.dragonfly !== null && is.dragonfly !== was.dragonfly)
    return `A dragonfly settles on ${stonePositionText(is, is.dragonfly)}.`;
  const full = fullBasins(is).length;
  if (full > fullBasins(was).length) return `A basin fills. ${full} of ${basinStonesOf(is.board).length}.`;
  if (is.isFinding) return undefined;
  const turned = is.quarters.findIndex((quarters, stone) => quarters !== was.quarters[stone]);
  if (turned >= 0) return stoneStateText(is, turned);
  const mossy = is.locked.findIndex((isLocked, stone) => isLocked !== was.locked[stone]);
  if (mossy >= 0) return is.locked[mossy] ? 'Moss holds the stone.' : 'The moss is gone.';
  return undefined;
}

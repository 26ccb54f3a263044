import { capitalize, formatList } from '../../../domain/text';
import { feedDirectionsOf, joinedNeighborOf, neighborOf } from './board';
import { DIRECTIONS, openDirectionsOf, oppositeOf, shapeOf } from './openings';
import { currentOpenings, type Terrace } from './rules';

/** From 1: `row 2, stone 3`. */
export function stonePositionText({ board }: Pick<Terrace, 'board'>, stone: number): string {
  return `row ${Math.floor(stone / board.columns) + 1}, stone ${(stone % board.columns) + 1}`;
}

const openingsText = (terrace: Terrace, stone: number): string[] =>
  openDirectionsOf(currentOpenings(terrace)[stone] as number).map(
    (direction) => DIRECTIONS[direction] as string,
  );

/**
 * `Row 2, stone 3, bend, opens up and right, dry`.
 * @param isShort omits words that the order of the parts implies: `2, 3, bend, up, right, dry`
 */
export function stoneDescription(terrace: Terrace, stone: number, isShort: boolean): string {
  const { board, wet, locked } = terrace;
  const openings = openingsText(terrace, stone);
  const parts = [
    shapeOf(board.solution[stone] as number),
    ...(isShort ? openings : [`opens ${formatList(openings)}`]),
    wet[stone] ? 'wet' : 'dry',
    ...(locked[stone] ? [isShort ? 'moss' : 'held by moss'] : []),
    ...(stone === board.spring ? [isShort ? 'spring' : 'below the spring'] : []),
  ].join(', ');
  const { columns } = board;
  if (isShort) return `${Math.floor(stone / columns) + 1}, ${(stone % columns) + 1}, ${parts}`;
  return `${capitalize(stonePositionText(terrace, stone))}, ${parts}`;
}

export const stoneStateText = (terrace: Terrace, stone: number): string =>
  `Opens ${formatList(openingsText(terrace, stone))}, ${terrace.wet[stone] ? 'wet' : 'dry'}.`;

/** The path from the spring to the nearest dry end, for 'Follow the water'. */
export function waterPathText(terrace: Terrace): string {
  const { board, wet } = terrace;
  const openings = currentOpenings(terrace);
  const feeds = feedDirectionsOf(board, openings, (stone) => wet[stone] === true);
  const isDry = (stone: number, direction: number): boolean => {
    const next = joinedNeighborOf(board, openings, stone, direction);
    return direction !== feeds[stone] && (next === undefined || !wet[next]);
  };
  if (feeds[board.spring] === undefined)
    return `The spring waits above ${stonePositionText(terrace, board.spring)}.`;
  // Breadth-first search for the nearest opening without a wet stone behind it.
  const reached = [board.spring];
  for (const stone of reached) {
    const dry = openDirectionsOf(openings[stone] as number).find((direction) => isDry(stone, direction));
    if (dry !== undefined) return pathText(terrace, feeds, stone, dry);
    for (const direction of openDirectionsOf(openings[stone] as number)) {
      const next = joinedNeighborOf(board, openings, stone, direction);
      if (next !== undefined && feeds[next] === oppositeOf(direction) && !reached.includes(next))
        reached.push(next);
    }
  }
  return 'The water meets no dry end.';
}

function pathText(
  terrace: Terrace,
  feeds: readonly (number | undefined)[],
  end: number,
  dry: number,
): string {
  const { board } = terrace;
  const path = [end];
  for (let stone = end; stone !== board.spring; ) {
    stone = neighborOf(board, stone, feeds[stone] as number) as number;
    path.unshift(stone);
  }
  const beyond = neighborOf(board, end, dry);
  const places = path.map((stone) => stonePositionText(terrace, stone)).join('; ');
  return `From the spring: ${places}. It is dry ${DIRECTIONS[dry]} from ${stonePositionText(terrace, end)}, ${
    beyond === undefined ? "at the terrace's edge" : `at ${stonePositionText(terrace, beyond)}`
  }.`;
}

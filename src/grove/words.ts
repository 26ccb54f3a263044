import { MOOD_LABELS, MOODS, type Mood } from '../../domain/mood';
import { formatList, formatNumber } from '../../domain/text';
import type { GrovePlan, Tree } from './plan';

export const TREE_NAMES: Readonly<
  Record<Mood, { readonly name: string; readonly counted: readonly [one: string, several: string] }>
> = {
  positive: { name: 'Birch', counted: ['birch', 'birches'] },
  neutral: { name: 'Pine', counted: ['pine', 'pines'] },
  negative: { name: 'Willow', counted: ['willow', 'willows'] },
};

const counted = (count: number, one: string, several: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`;

/** Describes the grove: `Your grove: a hillside with 2 trees, one for each day you checked in: …`. */
export function describeGrove({ trees, stones, ridges, clearing }: GrovePlan): string {
  if (trees.length + stones.length === 0)
    return 'Your grove: a bare hillside, with a path that leads up to the light.';
  const sentences = [treesInWords(trees), stonesInWords(stones.length)];
  const farthest = ridges.at(-1);
  if (farthest) {
    const sum = (kind: 'trees' | 'stones') => ridges.reduce((all, ridge) => all + ridge[kind], 0);
    const what = formatList([
      ...(sum('trees') > 0 ? [counted(sum('trees'), 'more tree', 'more trees')] : []),
      ...(sum('stones') > 0 ? [counted(sum('stones'), 'more stone', 'more stones')] : []),
    ]);
    sentences.push(`The ridges behind are your older days: ${what}, going back to ${farthest.since}.`);
  }
  if (clearing) sentences.push('Today’s place is still empty.');
  return `Your grove: ${sentences.filter(Boolean).join(' ')}`;
}

function treesInWords(trees: readonly Tree[]): string {
  if (trees.length === 0) return 'a hillside without trees yet.';
  const kinds = MOODS.flatMap((mood) => {
    const count = trees.filter((tree) => tree.mood === mood).length;
    return count > 0
      ? [`${counted(count, ...TREE_NAMES[mood].counted)} for mostly ${MOOD_LABELS[mood]} days`]
      : [];
  });
  return `a hillside with ${counted(trees.length, 'tree', 'trees')}, one for each day you checked in: ${formatList(kinds)}.`;
}

const stonesInWords = (count: number): string =>
  count === 0
    ? ''
    : `${counted(count, 'stone lies', 'stones lie')} on its path, one for each session you finished.`;

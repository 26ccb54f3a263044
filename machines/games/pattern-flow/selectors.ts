import type { PatternFlowSnapshot } from './pattern-flow.machine';
import { isStoneNumber, STONE_NAMES } from './rules';

export type GamePhase = 'ready' | 'showing' | 'input' | 'success' | 'failure';

export function selectGamePhase(snapshot: PatternFlowSnapshot): GamePhase {
  const { value } = snapshot;
  if (typeof value === 'string') return 'ready';
  const { turn } = value.playing;
  return typeof turn === 'string' ? turn : 'showing';
}

export const selectScore = ({ context }: PatternFlowSnapshot): number => context.score;
export const selectLevel = ({ context }: PatternFlowSnapshot): number => context.level;
export const selectPatternLength = ({ context }: PatternFlowSnapshot): number => context.pattern.length;

/** The shown stones while the pattern is shown, and the tapped ones afterward. */
export function selectShownOrTappedCount(snapshot: PatternFlowSnapshot): number {
  const { step, taps } = snapshot.context;
  if (selectGamePhase(snapshot) !== 'showing') return taps.length;
  return step + (snapshot.matches({ playing: { turn: { showing: 'lit' } } }) ? 1 : 0);
}

export function isStoneLit(snapshot: PatternFlowSnapshot, stone: number): boolean {
  const { value, context } = snapshot;
  if (typeof value === 'string' || !isStoneNumber(stone)) return false;
  const { turn, lights } = value.playing;
  if (typeof turn === 'object' && turn.showing === 'lit' && context.pattern[context.step] === stone)
    return true;
  return lights[stone as keyof typeof lights] === 'lit';
}

/** Changes each time the stone is lit, also by a tap on a lit stone. Empty for a dark stone. */
export const lightingKeyOf = (snapshot: PatternFlowSnapshot, stone: number): string => {
  const { step, taps, level } = snapshot.context;
  if (!isStoneLit(snapshot, stone)) return '';
  if (selectGamePhase(snapshot) === 'showing') return `${level} shown ${step}`;
  return `${level} tapped ${taps.lastIndexOf(stone)}`;
};

export const stoneLabel = (stone: number): string => `Pad ${stone + 1}, ${STONE_NAMES[stone]}`;

/** Stones are counted from 1: `2, 5, 1`. */
const inNumbers = (pattern: readonly number[]): string => pattern.map((stone) => stone + 1).join(', ');

/** The change between two snapshots. Toasts announce the verdicts. */
export function changeAnnouncement(
  before: PatternFlowSnapshot,
  after: PatternFlowSnapshot,
): string | undefined {
  const [was, is] = [selectGamePhase(before), selectGamePhase(after)];
  const { level, pattern } = after.context;
  if (is === 'showing' && (was === 'ready' || before.context.level !== level))
    return `Level ${level}. ${pattern.length} stones light up.`;
  if (is === 'input' && was !== 'input') return `Your turn: ${inNumbers(pattern)}.`;
  return undefined;
}

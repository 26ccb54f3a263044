import { formatList } from '../../../domain/text';
import type { Outcome } from './hand';
import { THIRD_MS, WHOLE_MS } from './rubbing';
import { isMossy, type ShelfStone } from './shelf';
import { KIND_LABELS, shelfLabel, sinceText, stoneName, timeText, WORRY_LABELS } from './text';
import { type LocalHour, timeOf, type Until } from './times';
import type { WorryStonesSnapshot } from './worry-stones.machine';

export { stoneLabel, stoneName } from './text';

export type Phase =
  | 'ready'
  | 'question'
  | 'lettingGo'
  | 'quiet'
  | 'later'
  | 'layingAgain'
  | 'choosing'
  | 'naming'
  | 'rubbing'
  | 'shining'
  | 'offering'
  | 'makingRoom'
  | 'laying'
  | 'sinking'
  | 'keeping'
  | 'complete';

/** For a nested state other than `rubbing`, the inner state. */
export function selectPhase({ value }: WorryStonesSnapshot): Phase {
  if (typeof value === 'string') return value as Phase;
  const [[state, inner]] = Object.entries(value) as [[string, string]];
  return (state === 'rubbing' ? state : inner) as Phase;
}

export const selectIsRubbed = ({ context }: WorryStonesSnapshot): boolean => context.rubbers.length > 0;
/** By held Space or 'Rub it for me'. */
export const selectIsRubbedByItself = ({ context }: WorryStonesSnapshot): boolean =>
  context.rubbers.includes('itself');
/** Smooth thirds, 0-3. */
export const selectThirds = ({ context }: WorryStonesSnapshot): number =>
  Math.floor(context.contact / THIRD_MS);
/** 0-1. @param now clock time up to which a running contact counts, ms. Default: the last event */
export const selectSmoothShare = ({ context }: WorryStonesSnapshot, now = context.beganAt): number => {
  const since = context.rubbers.length > 0 ? Math.max(0, now - context.beganAt) : 0;
  return Math.min(1, (context.contact + since) / WHOLE_MS);
};
export const selectIsVisited = ({ context }: WorryStonesSnapshot): boolean => context.isVisited;
export const selectHasSat = ({ context }: WorryStonesSnapshot): boolean => context.hasSat;
export const selectOutcome = ({ context }: WorryStonesSnapshot): Outcome | null => context.outcome;
export const selectMossyCount = ({ context: { shelf, now } }: WorryStonesSnapshot): number =>
  shelf.filter((stone) => isMossy(stone, now)).length;
/** Whether each time is in the future, so that the person can choose it. */
export const selectIsAhead: Readonly<Record<Until, (snapshot: WorryStonesSnapshot) => boolean>> = {
  afternoon: ({ context }) => timeOf('afternoon', context.now) !== undefined,
  tomorrow: ({ context }) => timeOf('tomorrow', context.now) !== undefined,
  weekend: ({ context }) => timeOf('weekend', context.now) !== undefined,
};

/** Of the stone that was put on the shelf last (see `WorryStonesContext.placed`). Undefined for a kept stone. */
export const selectPlacedDue = ({ context }: WorryStonesSnapshot): LocalHour | undefined =>
  context.placed?.due;

/** Empty for none. */
export const selectPlacedText = ({ context: { placed, now } }: WorryStonesSnapshot): string =>
  placed?.due ? timeText(placed.due, now) : '';

/** `a worry about money, on Monday`. Empty for none. */
export const selectAskedText = ({ context: { asked, now } }: WorryStonesSnapshot): string =>
  asked ? `${WORRY_LABELS[asked.kind]}, ${sinceText(asked.since, now.day)}` : '';

export interface ShownShelfStone extends Pick<ShelfStone, 'id' | 'stone'> {
  readonly label: string;
  readonly isMossy: boolean;
}

export const selectShelf = ({ context: { shelf, now } }: WorryStonesSnapshot): ShownShelfStone[] =>
  shelf.map((stone) => ({
    id: stone.id,
    stone: stone.stone,
    label: shelfLabel(stone, now),
    isMossy: isMossy(stone, now),
  }));

/** Empty if there are none. */
export function shelfText({ context: { shelf } }: WorryStonesSnapshot): string {
  if (shelf.length === 0) return '';
  const kinds = shelf.map(({ kind }) => KIND_LABELS[kind].toLowerCase());
  return `On the shelf: ${formatList(kinds)}.`;
}

function announcePhase(snapshot: WorryStonesSnapshot): string | undefined {
  const { asked, stone, placed } = snapshot.context;
  switch (selectPhase(snapshot)) {
    case 'question':
      return asked
        ? `A stone is waiting: the ${stoneName(asked.stone).toLowerCase()}. You gave it ${selectAskedText(snapshot)}. Does it still matter?`
        : undefined;
    case 'lettingGo':
      return 'You let it go.';
    case 'quiet':
      return 'Ten quiet minutes. A chime tells when they are over.';
    case 'later':
      return 'When shall it ask again?';
    case 'layingAgain':
      return `It waits until ${selectPlacedText(snapshot)}.`;
    case 'choosing':
      return ['Five stones lie in the moss. Choose one.', shelfText(snapshot)].join(' ').trim();
    case 'naming':
      return `${stoneName(stone ?? 0)}. What kind of worry is it?`;
    case 'rubbing':
      return 'Rub the stone. Slow is as good as fast.';
    case 'offering':
      return 'Where shall it go?';
    case 'makingRoom':
      return 'The shelf holds twelve stones. Which one may go?';
    case 'laying':
      return placed ? `It lies in the moss until ${selectPlacedText(snapshot)}.` : undefined;
    case 'sinking':
      return 'The stream takes it. Rings spread.';
    case 'keeping':
      return 'It lies on your shelf.';
    default:
      return undefined;
  }
}

export function announce(before: WorryStonesSnapshot, after: WorryStonesSnapshot): string | undefined {
  const [was, is] = [selectPhase(before), selectPhase(after)];
  if (is === 'question' && selectHasSat(after) && !selectHasSat(before))
    return 'The ten minutes are over. Does it still matter?';
  if (is === 'shining' && was !== 'shining') return 'It shines.';
  if (is !== was) return announcePhase(after);
  if (is === 'question' && before.context.asked?.id !== after.context.asked?.id) return announcePhase(after);
  if (is === 'choosing' && selectMossyCount(after) < selectMossyCount(before))
    return 'The mossy stones are gone.';
  if (selectThirds(after) > selectThirds(before) && is === 'rubbing')
    return selectThirds(after) === 1 ? 'A third of it is smooth.' : 'Two thirds of it are smooth.';
  return undefined;
}

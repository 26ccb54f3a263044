import { formatList } from '../../../domain/text';
import type { StoneOutcome } from './hand';
import { THIRD_SMOOTH_MS, WHOLE_SMOOTH_MS } from './rubbing';
import { isStoneMossy, type ShelfStone } from './shelf';
import { shelfStoneLabel, sinceText, stoneName, timeText, WORRY_KIND_LABELS, WORRY_PHRASES } from './text';
import { type LocalHour, type UntilChoice, untilTimeOf } from './times';
import type { WorryStonesSnapshot } from './worry-stones.machine';

export { stoneLabel, stoneName } from './text';

export type GamePhase =
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
export function selectGamePhase({ value }: WorryStonesSnapshot): GamePhase {
  if (typeof value === 'string') return value as GamePhase;
  const [[state, inner]] = Object.entries(value) as [[string, string]];
  return (state === 'rubbing' ? state : inner) as GamePhase;
}

export const selectIsRubbed = ({ context }: WorryStonesSnapshot): boolean => context.rubbers.length > 0;
/** By held Space or 'Rub it for me'. */
export const selectIsRubbedByItself = ({ context }: WorryStonesSnapshot): boolean =>
  context.rubbers.includes('itself');
/** Smooth thirds, 0-3. */
export const selectSmoothThirdCount = ({ context }: WorryStonesSnapshot): number =>
  Math.floor(context.contact / THIRD_SMOOTH_MS);
/** 0-1. @param now clock time up to which a running contact counts, ms. Default: the last event */
export const selectSmoothShare = ({ context }: WorryStonesSnapshot, now = context.beganAt): number => {
  const since = context.rubbers.length > 0 ? Math.max(0, now - context.beganAt) : 0;
  return Math.min(1, (context.contact + since) / WHOLE_SMOOTH_MS);
};
export const selectIsTakenBeforeDue = ({ context }: WorryStonesSnapshot): boolean => context.isVisited;
export const selectHasSatWithStone = ({ context }: WorryStonesSnapshot): boolean => context.hasSat;
export const selectOutcome = ({ context }: WorryStonesSnapshot): StoneOutcome | null => context.outcome;
export const selectMossyStoneCount = ({ context: { shelf, now } }: WorryStonesSnapshot): number =>
  shelf.filter((stone) => isStoneMossy(stone, now)).length;
/** Whether each time is in the future, so that the person can choose it. */
export const selectIsTimeAhead: Readonly<Record<UntilChoice, (snapshot: WorryStonesSnapshot) => boolean>> = {
  afternoon: ({ context }) => untilTimeOf('afternoon', context.now) !== undefined,
  tomorrow: ({ context }) => untilTimeOf('tomorrow', context.now) !== undefined,
  weekend: ({ context }) => untilTimeOf('weekend', context.now) !== undefined,
};

/** Of the stone that was put on the shelf last (see `WorryStonesContext.placed`). Undefined for a kept stone. */
export const selectPlacedDueTime = ({ context }: WorryStonesSnapshot): LocalHour | undefined =>
  context.placed?.due;

/** Empty for none. */
export const selectPlacedDueText = ({ context: { placed, now } }: WorryStonesSnapshot): string =>
  placed?.due ? timeText(placed.due, now) : '';

/** `a worry about money, on Monday`. Empty for none. */
export const selectAskedWorryText = ({ context: { asked, now } }: WorryStonesSnapshot): string =>
  asked ? `${WORRY_PHRASES[asked.kind]}, ${sinceText(asked.since, now.day)}` : '';

export interface ShownShelfStone extends Pick<ShelfStone, 'id' | 'stone'> {
  readonly label: string;
  readonly isMossy: boolean;
}

export const selectShelf = ({ context: { shelf, now } }: WorryStonesSnapshot): ShownShelfStone[] =>
  shelf.map((stone) => ({
    id: stone.id,
    stone: stone.stone,
    label: shelfStoneLabel(stone, now),
    isMossy: isStoneMossy(stone, now),
  }));

/** Empty if there are none. */
export function shelfText({ context: { shelf } }: WorryStonesSnapshot): string {
  if (shelf.length === 0) return '';
  const kinds = shelf.map(({ kind }) => WORRY_KIND_LABELS[kind].toLowerCase());
  return `On the shelf: ${formatList(kinds)}.`;
}

function announcePhase(snapshot: WorryStonesSnapshot): string | undefined {
  const { asked, stone, placed } = snapshot.context;
  switch (selectGamePhase(snapshot)) {
    case 'question':
      return asked
        ? `A stone is waiting: the ${stoneName(asked.stone).toLowerCase()}. You gave it ${selectAskedWorryText(snapshot)}. Does it still matter?`
        : undefined;
    case 'lettingGo':
      return 'You let it go.';
    case 'quiet':
      return 'Ten quiet minutes. A chime tells when they are over.';
    case 'later':
      return 'When shall it ask again?';
    case 'layingAgain':
      return `It waits until ${selectPlacedDueText(snapshot)}.`;
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
      return placed ? `It lies in the moss until ${selectPlacedDueText(snapshot)}.` : undefined;
    case 'sinking':
      return 'The stream takes it. Rings spread.';
    case 'keeping':
      return 'It lies on your shelf.';
    default:
      return undefined;
  }
}

export function changeAnnouncement(
  before: WorryStonesSnapshot,
  after: WorryStonesSnapshot,
): string | undefined {
  const [was, is] = [selectGamePhase(before), selectGamePhase(after)];
  if (is === 'question' && selectHasSatWithStone(after) && !selectHasSatWithStone(before))
    return 'The ten minutes are over. Does it still matter?';
  if (is === 'shining' && was !== 'shining') return 'It shines.';
  if (is !== was) return announcePhase(after);
  if (is === 'question' && before.context.asked?.id !== after.context.asked?.id) return announcePhase(after);
  if (is === 'choosing' && selectMossyStoneCount(after) < selectMossyStoneCount(before))
    return 'The mossy stones are gone.';
  if (selectSmoothThirdCount(after) > selectSmoothThirdCount(before) && is === 'rubbing')
    return selectSmoothThirdCount(after) === 1 ? 'A third of it is smooth.' : 'Two thirds of it are smooth.';
  return undefined;
}

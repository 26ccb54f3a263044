import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { addDays, addMonths, monthOf, weeksOfMonth } from '../../../domain/analytics/calendar';
import { moodOfDay } from '../../../domain/analytics/mood-summary';
import { DAY_NAMES } from '../../../domain/analytics/names';
import type { PeriodMoodCounts } from '../../../domain/analytics/responses';
import type { MoodEntry } from '../../../domain/journal';
import { periodPoint } from '../../ui/chart/period-points';
import { moodCountsText } from '../../ui/journal/mood-counts';
import type { Corrections } from '../../ui/journal/use-corrections';
import { useLinkedDay } from '../../ui/journal/use-linked-day';
import { MOOD_ICONS } from '../../ui/weather';
import { ChosenDay } from './ChosenDay';
import styles from './mood-calendar.module.css';
import stats from './stats.module.css';

interface MoodCalendarProps {
  /** Check-ins by day. */
  readonly days: Readonly<Record<string, PeriodMoodCounts>>;
  readonly moods: readonly MoodEntry[];
  readonly today: string;
  readonly corrections: Corrections;
}

/** Monday first, as in ISO weeks and in the trends. */
const WEEKDAYS = [...DAY_NAMES.slice(1), DAY_NAMES[0]];

/** Steps of the arrow keys, days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export function MoodCalendar({ days, moods, today, corrections }: MoodCalendarProps) {
  const linked = useLinkedDay();
  const [chosen, setChosen] = useState(linked ?? today);
  const [month, setMonth] = useState(monthOf(chosen));
  const chosenDay = useRef<HTMLButtonElement>(null);
  /** Whether a key or a link chose the day. An effect below focuses the day when its month is rendered. */
  const isWalking = useRef(linked !== undefined);
  const earliest = monthOf(Object.keys(days)[0] ?? today);
  const latest = [monthOf(today), monthOf(Object.keys(days).at(-1) ?? today)].sort()[1] as string;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref is of the chosen day
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    chosenDay.current?.focus();
  }, [chosen]);

  const turnTo = (to: string) => {
    setMonth(to);
    setChosen(to === monthOf(today) ? today : `${to}-01`);
  };
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const to = step === undefined ? pageOf(event.key, chosen) : addDays(chosen, step);
    if (to === undefined) return;
    event.preventDefault();
    // An unchanged day runs no effect that clears the flag, and the next click would move the focus.
    if (to === chosen || monthOf(to) < earliest || monthOf(to) > latest) return;
    isWalking.current = true;
    setChosen(to);
    setMonth(monthOf(to));
  };

  return (
    <section className={stats.card} aria-label="Mood calendar">
      <div className={styles.head}>
        <h2 className="text-h2" aria-live="polite">
          {periodPoint(month, '').name}
        </h2>
        <div className="flex gap-8">
          <Turn
            label="Previous month"
            Icon={ChevronLeft}
            isOff={month <= earliest}
            onTurn={() => turnTo(addMonths(month, -1))}
          />
          <Turn
            label="Next month"
            Icon={ChevronRight}
            isOff={month >= latest}
            onTurn={() => turnTo(addMonths(month, 1))}
          />
        </div>
      </div>
      <table className={styles.month} onKeyDown={walk}>
        <caption className="visually-hidden">
          {`Days of ${periodPoint(month, '').name}. Use the arrow keys to go from day to day.`}
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name?.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td key={day ?? index}>
                  {day && (
                    <Day
                      ref={day === chosen ? chosenDay : undefined}
                      day={day}
                      trend={days[day]}
                      isToday={day === today}
                      isChosen={day === chosen}
                      onChoose={() => setChosen(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ChosenDay key={chosen} day={chosen} trend={days[chosen]} moods={moods} corrections={corrections} />
    </section>
  );
}

/**
 * Home and End lead to the first or last day of the week within the month, PageUp and PageDown to the same date in an
 * adjacent month (its last day if the month is shorter).
 */
function pageOf(key: string, day: string): string | undefined {
  const months = key === 'PageUp' ? -1 : key === 'PageDown' ? 1 : 0;
  if (months !== 0) {
    const month = addMonths(monthOf(day), months);
    const last = weeksOfMonth(month)
      .flat()
      .filter((other) => other !== null)
      .at(-1) as string;
    const same = `${month}${day.slice(7)}`;
    return same < last ? same : last;
  }
  if (key !== 'Home' && key !== 'End') return undefined;
  const week = weeksOfMonth(monthOf(day)).find((days) => days.includes(day)) ?? [];
  return week.filter((other) => other !== null).at(key === 'Home' ? 0 : -1);
}

function Turn({
  label,
  Icon,
  isOff,
  onTurn,
}: {
  label: string;
  Icon: typeof ChevronLeft;
  isOff: boolean;
  onTurn: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.turnButton}
      aria-label={label}
      // `disabled` would drop the focus at the first or last month.
      aria-disabled={isOff}
      onClick={() => !isOff && onTurn()}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}

interface DayProps {
  readonly ref: RefObject<HTMLButtonElement | null> | undefined;
  readonly day: string;
  readonly trend: PeriodMoodCounts | undefined;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Day({ ref, day, trend, isToday, isChosen, onChoose }: DayProps) {
  const mood = trend && moodOfDay(trend);
  const Icon = mood && MOOD_ICONS[mood];
  return (
    <button
      ref={ref}
      type="button"
      className={styles.day}
      data-day={day}
      data-mood={mood}
      data-today={isToday || undefined}
      aria-pressed={isChosen}
      aria-label={`${periodPoint(day, '').name}: ${moodCountsText(trend)}`}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
    >
      <span className={styles.number}>{Number(day.slice(8))}</span>
      {Icon && <Icon size={20} strokeWidth={2} aria-hidden />}
    </button>
  );
}

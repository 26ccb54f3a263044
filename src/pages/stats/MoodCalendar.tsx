/** A month of days, each with the weather it had; a day can be opened. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, addMonths, monthOf, weeksOfMonth } from '../../../domain/analytics/calendar';
import { isCheckIn, moodOfDay } from '../../../domain/analytics/mood-summary';
import type { TrendEntry } from '../../../domain/analytics/responses';
import type { MoodEntry } from '../../../domain/journal';
import { MOODS } from '../../../domain/mood';
import { DAY_NAMES, periodName } from '../../ui/chart/period-names';
import { WEATHER } from '../../ui/weather';
import styles from './mood-calendar.module.css';
import { MoodRow } from './RecentMoods';
import stats from './stats.module.css';

interface MoodCalendarProps {
  /** By day. */
  readonly days: Readonly<Record<string, TrendEntry>>;
  readonly moods: readonly MoodEntry[];
  readonly today: string;
}

/** Monday first, as ISO weeks and the trends have it. */
const WEEKDAYS = [...DAY_NAMES.slice(1), DAY_NAMES[0]];

/** How many days an arrow key goes. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export function MoodCalendar({ days, moods, today }: MoodCalendarProps) {
  const [chosen, setChosen] = useState(today);
  const [month, setMonth] = useState(monthOf(today));
  const table = useRef<HTMLTableElement>(null);
  /** A key has led to another day, which may be of another month: it is to have the focus. */
  const isWalking = useRef(false);
  const earliest = monthOf(Object.keys(days)[0] ?? today);
  const latest = [monthOf(today), monthOf(Object.keys(days).at(-1) ?? today)].sort()[1] as string;

  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
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
    // Nobody walks who is there already; what is chosen next would take the focus.
    if (to === chosen || monthOf(to) < earliest || monthOf(to) > latest) return;
    isWalking.current = true;
    setChosen(to);
    setMonth(monthOf(to));
  };

  return (
    <section className={stats.card} aria-label="Mood calendar">
      <div className={styles.head}>
        <h2 className={stats.cardTitle} aria-live="polite">
          {periodName(month, '').name}
        </h2>
        <div className={styles.turn}>
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
      <table ref={table} className={styles.month} onKeyDown={walk}>
        <caption className="visually-hidden">
          Days of {periodName(month, '').name}. Use the arrow keys to go from day to day.
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
      <ChosenDay day={chosen} trend={days[chosen]} moods={moods} />
    </section>
  );
}

/** Where Home, End and the page keys lead: within the week, or to the same day of another month. */
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
      // It keeps the focus at the last month.
      aria-disabled={isOff}
      onClick={() => !isOff && onTurn()}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}

interface DayProps {
  readonly day: string;
  readonly trend: TrendEntry | undefined;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Day({ day, trend, isToday, isChosen, onChoose }: DayProps) {
  const mood = trend && moodOfDay(trend);
  const Icon = mood && WEATHER[mood];
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-mood={mood}
      data-today={isToday || undefined}
      aria-pressed={isChosen}
      aria-label={`${periodName(day, '').name}: ${words(trend)}`}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
    >
      <span className={styles.number}>{Number(day.slice(8))}</span>
      {Icon && <Icon size={20} strokeWidth={2} aria-hidden />}
    </button>
  );
}

/** `3 good, 1 not great`, or that there was none. */
function words(trend: TrendEntry | undefined): string {
  const said = { positive: 'good', neutral: 'neutral', negative: 'not great' } as const;
  const counts = MOODS.flatMap((mood) => (trend?.[mood] ? `${trend[mood]} ${said[mood]}` : []));
  return counts.length > 0 ? counts.join(', ') : 'no check-in';
}

function ChosenDay({
  day,
  trend,
  moods,
}: {
  day: string;
  trend: TrendEntry | undefined;
  moods: readonly MoodEntry[];
}) {
  const ofDay = moods.filter((entry) => entry.day === day).filter(isCheckIn);
  return (
    <div className={styles.chosen}>
      <h3 className={styles.chosenName}>{periodName(day, '').name}</h3>
      {ofDay.length > 0 ? (
        <ul className={stats.moods}>
          {ofDay.map((entry) => (
            <MoodRow key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <p className={stats.quiet}>{trend ? `${words(trend)}.` : 'No check-in on this day.'}</p>
      )}
    </div>
  );
}

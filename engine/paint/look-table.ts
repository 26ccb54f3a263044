/** The look of the hour: a table of values by day and one by night, which blend at dusk. */
import { clamp, lerp } from '../stage/easing';

type Value = number | readonly Value[];

const blendValues = (from: Value, to: Value, share: number): Value =>
  typeof from === 'number'
    ? lerp(from, to as number, share)
    : from.map((value, index) => blendValues(value, (to as readonly Value[])[index] as Value, share));

/** Interpolates between two tables of the same keys. Returns a table itself at its end of the `share`, 0-1. */
function blend<TValues extends object>(from: TValues, to: TValues, share: number): TValues {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const mixed = Object.entries(from).map(([key, value]) => [
    key,
    blendValues(value as Value, (to as Record<string, Value>)[key] as Value, share),
  ]);
  return Object.fromEntries(mixed) as TValues;
}

/** Tables along a course, such as a morning or a slider, at increasing positions. */
export type LookCourse<TValues> = readonly (readonly [position: number, values: TValues])[];

function along<TValues extends object>(course: LookCourse<TValues>, position: number): TValues {
  const found = course.findIndex(([until]) => position <= until);
  const next = clamp(found === -1 ? course.length - 1 : found, Math.min(1, course.length - 1), course.length);
  const [until, after] = course[next] as LookCourse<TValues>[number];
  const [from, before] = course[Math.max(0, next - 1)] as LookCourse<TValues>[number];
  return until === from ? after : blend(before, after, (position - from) / (until - from));
}

/** All values of a table are numbers or lists of numbers, so that two tables blend number by number. */
export class LookTable<TValues extends object> {
  readonly #day: LookCourse<TValues>;
  readonly #night: LookCourse<TValues>;
  #last: { readonly night: number; readonly position: number; readonly values: TValues } | undefined;

  /** @param day one table, or a course of tables; likewise `night` */
  constructor(day: TValues | LookCourse<TValues>, night: TValues | LookCourse<TValues>) {
    const courseOf = (values: TValues | LookCourse<TValues>) =>
      Array.isArray(values) ? (values as LookCourse<TValues>) : ([[0, values as TValues]] as const);
    this.#day = courseOf(day);
    this.#night = courseOf(night);
  }

  /**
   * Returns the values. An unchanged look is the same object, so that a redraw is cheap.
   * @param night share of night, 0-1
   * @param position position on the course. Beyond an end of the course the values are those at the end.
   */
  at(night: number, position = 0): TValues {
    if (this.#last?.night === night && this.#last.position === position) return this.#last.values;
    const values =
      night <= 0
        ? along(this.#day, position)
        : night >= 1
          ? along(this.#night, position)
          : blend(along(this.#day, position), along(this.#night, position), night);
    this.#last = { night, position, values };
    return values;
  }
}

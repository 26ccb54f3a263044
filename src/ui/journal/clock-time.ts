import type { JournalEntry } from '../../../domain/journal';
import { localDayAndHour } from '../../device/local-day-and-hour';

/**
 * `09:05`. An entry stores its local hour but no minute, so the minute is that of the device's time zone. For an entry
 * from another zone it is that of UTC, because most zones differ from UTC by whole hours.
 */
export function clockTime({ at, day, hour }: Pick<JournalEntry, 'at' | 'day' | 'hour'>): string {
  const here = localDayAndHour(at);
  const date = new Date(at);
  const minute = here.day === day && here.hour === hour ? date.getMinutes() : date.getUTCMinutes();
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

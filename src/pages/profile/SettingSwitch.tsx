import { CalendarPlus } from 'lucide-react';
import { calendarFile, type Reminder } from '../../device/calendar';
import { downloadText } from '../../device/download';
import { localDayAndHour } from '../../device/local-day-and-hour';
import type { SwitchName } from '../../device/settings';
import { useServices, useSetting } from '../../services/context';
import { Button } from '../../ui/Button';
import { SwitchRow } from '../../ui/SwitchRow';
import styles from './profile.module.css';

/** A reminder without its first day, which is the day of the download. */
export type UndatedReminder = Omit<Reminder, 'first'> & { readonly hour: number };

export function SettingSwitch({
  name,
  label,
  hint,
  reminder,
}: {
  name: SwitchName;
  label: string;
  hint: string;
  /** Calendar file that can be downloaded while the switch is on. */
  reminder?: UndatedReminder;
}) {
  const { settings } = useServices();
  const isOn = useSetting(name);
  return (
    <SwitchRow label={label} hint={hint} isOn={isOn} onChange={(to) => settings.change({ [name]: to })}>
      {reminder && <AddToCalendar reminder={reminder} />}
    </SwitchRow>
  );
}

function AddToCalendar({ reminder: { hour, ...reminder } }: { reminder: UndatedReminder }) {
  const add = () => {
    const now = Date.now();
    const text = calendarFile({ ...reminder, first: { day: localDayAndHour(now).day, hour } }, now);
    downloadText(`stillgrove-${reminder.name}.ics`, 'text/calendar', text);
  };
  return (
    <Button className={styles.calendar} aria-label={`Add to calendar: ${reminder.summary}`} onClick={add}>
      <CalendarPlus size={18} aria-hidden />
      Add to calendar
    </Button>
  );
}

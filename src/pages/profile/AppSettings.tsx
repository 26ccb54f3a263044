import { CalendarPlus, SlidersHorizontal } from 'lucide-react';
import { useServices, useSetting } from '../../app/context';
import { download } from '../../device/download';
import { localTime } from '../../device/local-time';
import type { Switch } from '../../device/settings';
import { Button } from '../../ui/Button';
import { SwitchRow } from '../../ui/SwitchRow';
import { Appearance } from './Appearance';
import { calendarFile, type Reminder } from './calendar';
import styles from './profile.module.css';
import { YourData } from './YourData';

type ReminderOf = Omit<Reminder, 'first'> & { readonly hour: number };

const DAILY: ReminderOf = {
  name: 'daily-session',
  summary: 'A quiet moment with Stillgrove',
  every: 'DAILY',
  hour: 19,
};
const WEEKLY: ReminderOf = {
  name: 'weekly-progress',
  summary: 'Look at your week in Stillgrove',
  every: 'WEEKLY',
  hour: 18,
};

export function AppSettings() {
  const { dialogs } = useServices();
  return (
    <>
      <section className={styles.card}>
        <h2 className={styles.heading}>Notifications</h2>
        <Setting
          name="checkInReminders"
          label="Mood check-in reminders"
          hint="A check-in opens by itself after a game."
        />
        <Setting
          name="dailyReminders"
          label="Daily session reminders"
          hint="Comes from your own calendar, every evening at 7."
          reminder={DAILY}
        />
        <Setting
          name="weeklyUpdates"
          label="Weekly progress updates"
          hint="Comes from your own calendar, once a week at 6 in the evening."
          reminder={WEEKLY}
        />
      </section>
      <section className={styles.card}>
        <h2 className={styles.heading}>Sound</h2>
        <Setting name="backgroundAudio" label="Background audio" hint="Forest, water and night." />
        <Setting name="soundEffects" label="Sound effects" hint="Cards, stones and small chimes." />
        <Setting
          name="autoPlayNext"
          label="Auto-play next track"
          hint="Background audio that was playing goes on in the next game."
        />
        <Button look="outlined" aria-haspopup="dialog" onClick={() => dialogs.open('audio')}>
          <SlidersHorizontal size={20} aria-hidden />
          Audio Settings
        </Button>
      </section>
      <Appearance />
      <section className={styles.card}>
        <h2 className={styles.heading}>Privacy</h2>
        <Setting
          name="dataCollection"
          label="Anonymous data collection"
          hint="Writes games and check-ins to the journal on this device. When it is off, nothing is recorded."
        />
        <YourData />
      </section>
    </>
  );
}

/** One switch, kept as soon as it is turned. */
export function Setting({
  name,
  label,
  hint,
  reminder,
}: {
  name: Switch;
  label: string;
  hint: string;
  /** Offered as a calendar file while the switch is on. */
  reminder?: ReminderOf;
}) {
  const { settings } = useServices();
  const isOn = useSetting(name);
  return (
    <SwitchRow label={label} hint={hint} isOn={isOn} onChange={(to) => settings.change({ [name]: to })}>
      {reminder && <AddToCalendar reminder={reminder} />}
    </SwitchRow>
  );
}

function AddToCalendar({ reminder: { hour, ...reminder } }: { reminder: ReminderOf }) {
  const add = () => {
    const { day } = localTime(Date.now());
    const text = calendarFile({ ...reminder, first: { day, hour } });
    download(`stillgrove-${reminder.name}.ics`, 'text/calendar', text);
  };
  return (
    <Button className={styles.calendar} aria-label={`Add to calendar: ${reminder.summary}`} onClick={add}>
      <CalendarPlus size={18} aria-hidden />
      Add to calendar
    </Button>
  );
}

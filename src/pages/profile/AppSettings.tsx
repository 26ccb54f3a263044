import { SlidersHorizontal } from 'lucide-react';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import { Appearance } from './Appearance';
import { Install } from './Install';
import styles from './profile.module.css';
import { ResetChoices } from './ResetChoices';
import { SettingSwitch, type UndatedReminder } from './SettingSwitch';
import { YourData } from './YourData';

const DAILY: UndatedReminder = {
  name: 'daily-session',
  summary: 'A quiet moment with Stillgrove',
  every: 'DAILY',
  hour: 19,
};
const WEEKLY: UndatedReminder = {
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
        <h2 className="text-h3">Notifications</h2>
        <SettingSwitch
          name="checkInReminders"
          label="Mood check-in reminders"
          hint="Opens by itself after a game."
        />
        <SettingSwitch name="moodBefore" label="Mood before a game" hint="One tap, for 'What helps me'." />
        <SettingSwitch
          name="dailyReminders"
          label="Daily session reminders"
          hint="At 7 every evening, in your own calendar."
          reminder={DAILY}
        />
        <SettingSwitch
          name="weeklyUpdates"
          label="Weekly progress updates"
          hint="At 6 one evening a week. Delete either in your calendar to stop it."
          reminder={WEEKLY}
        />
      </section>
      <section className={styles.card}>
        <h2 className="text-h3">Sound</h2>
        <SettingSwitch name="backgroundAudio" label="Background audio" hint="Forest, water and night." />
        <SettingSwitch name="soundEffects" label="Sound effects" hint="Cards, stones and small chimes." />
        <SettingSwitch
          name="autoPlayNext"
          label="Auto-play next track"
          hint="Background audio goes on into the next game."
        />
        <Button look="outlined" aria-haspopup="dialog" onClick={() => dialogs.open('audio')}>
          <SlidersHorizontal size={20} aria-hidden />
          Audio Settings
        </Button>
      </section>
      <Appearance />
      <ResetChoices />
      <section className={styles.card}>
        <h2 className="text-h3">Privacy</h2>
        <SettingSwitch
          name="dataCollection"
          label="Anonymous data collection"
          hint="On: games and check-ins, in the journal on this device. Off: nothing."
        />
        <YourData />
      </section>
      <Install />
    </>
  );
}

import { SlidersHorizontal } from 'lucide-react';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import { Appearance } from './Appearance';
import { GameChoices } from './GameChoices';
import { Install } from './Install';
import { Strip } from './Pictured';
import styles from './profile.module.css';
import { type ReminderOf, Setting } from './Setting';
import { YourData } from './YourData';

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
      <Strip />
      <section className={styles.card}>
        <h2 className={styles.heading}>Notifications</h2>
        <Setting
          name="checkInReminders"
          label="Mood check-in reminders"
          hint="A check-in opens by itself after a game."
        />
        <Setting
          name="moodBefore"
          label="Mood before a game"
          hint="Asks how you feel before a game, in one tap, so that 'What helps me' can compare."
        />
        <Setting
          name="dailyReminders"
          label="Daily session reminders"
          hint="Your own calendar reminds you every evening at 7. To stop it, delete it there."
          reminder={DAILY}
        />
        <Setting
          name="weeklyUpdates"
          label="Weekly progress updates"
          hint="Your own calendar reminds you once a week, at 6 in the evening. To stop it, delete it there."
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
          hint="Background audio keeps playing when you go to the next game."
        />
        <Button look="outlined" aria-haspopup="dialog" onClick={() => dialogs.open('audio')}>
          <SlidersHorizontal size={20} aria-hidden />
          Audio Settings
        </Button>
      </section>
      <Appearance />
      <GameChoices />
      <section className={styles.card}>
        <h2 className={styles.heading}>Privacy</h2>
        <Setting
          name="dataCollection"
          label="Anonymous data collection"
          hint="Records games and check-ins in the journal on this device. When it's off, nothing is recorded."
        />
        <YourData />
      </section>
      <Install />
    </>
  );
}

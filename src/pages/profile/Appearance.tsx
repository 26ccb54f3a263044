import { Moon, Smartphone, Sun } from 'lucide-react';
import { useId } from 'react';
import type { ThemeChoice } from '../../device/settings';
import { useServices, useSetting } from '../../services/context';
import { ChoiceTile } from '../../ui/ChoiceTile';
import styles from './profile.module.css';
import { SettingSwitch } from './SettingSwitch';

const CHOICES = [
  { theme: 'system', label: 'Match my device', Icon: Smartphone },
  { theme: 'day', label: 'Day', Icon: Sun },
  { theme: 'night', label: 'Night', Icon: Moon },
] as const satisfies readonly { theme: ThemeChoice; label: string; Icon: typeof Sun }[];

export function Appearance() {
  const { settings } = useServices();
  const chosen = useSetting('theme');
  const name = useId();
  return (
    <section className={styles.card}>
      <h2 className="text-h3">Appearance</h2>
      <fieldset className={styles.themes}>
        <legend className="mb-8 font-semibold">Day and night</legend>
        {CHOICES.map(({ theme, label, Icon }) => (
          <ChoiceTile
            key={theme}
            name={name}
            isChosen={chosen === theme}
            onChoose={() => settings.change({ theme })}
            look="outlined"
            className={styles.theme}
          >
            <Icon className="text-primary" size={22} aria-hidden />
            <span>{label}</span>
          </ChoiceTile>
        ))}
      </fieldset>
      <SettingSwitch name="hideFigures" label="Hide timers and scores" hint="Clocks, turns and points." />
      <SettingSwitch name="keepControls" label="Keep controls visible" hint="Nothing fades while you play." />
      <SettingSwitch
        name="shortNames"
        label="Short names for screen readers"
        hint="'2, 3, bend, up, right, dry' in Water Flow."
      />
    </section>
  );
}

import type { Bus } from '../../engine/audio/buses';
import { useServices, useSetting } from '../services/context';
import { SliderRow } from '../ui/SliderRow';
import { SwitchRow } from '../ui/SwitchRow';
import { InfoDialog } from './InfoDialog';
import styles from './overlay.module.css';

const BUSES: readonly [bus: Bus, label: string, hint: string][] = [
  ['ambience', 'Background', 'Forest, water and night'],
  ['effects', 'Effects', 'Cards, stones and small chimes'],
  ['voice', 'Voice', 'Guided words'],
];

/** The mixer: a volume for each bus, and silence for all. */
export default function AudioSettings() {
  const { settings, sound } = useServices();
  const volumes = useSetting('volumes');
  const muted = useSetting('muted');
  // What is being turned off in the profile says so here.
  const isOff: Readonly<Record<Bus, boolean>> = {
    ambience: !useSetting('backgroundAudio'),
    effects: !useSetting('soundEffects'),
    voice: false,
  };
  return (
    <InfoDialog title="Audio Settings">
      <div className={styles.rows}>
        <SwitchRow
          label="Mute all sound"
          isOn={muted}
          onChange={(isMuted) => settings.change({ muted: isMuted })}
        />
        {BUSES.map(([bus, label, hint]) => (
          <SliderRow
            key={bus}
            label={label}
            hint={isOff[bus] ? `${hint}. Turned off in Profile.` : hint}
            value={volumes[bus]}
            onChange={(volume) => settings.change({ volumes: { ...volumes, [bus]: volume } })}
            onSettled={() => bus === 'effects' && sound.play({ type: 'cue', cue: 'button' })}
          />
        ))}
      </div>
    </InfoDialog>
  );
}

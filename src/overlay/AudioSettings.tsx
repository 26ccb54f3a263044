import { useEffect } from 'react';
import type { Bus } from '../../engine/audio/buses';
import { NO_CUES } from '../../engine/audio/cue-table';
import { useServices, useSetting } from '../services/context';
import { SliderRow } from '../ui/SliderRow';
import { SwitchRow } from '../ui/SwitchRow';
import { InfoDialog } from './InfoDialog';
import styles from './overlay.module.css';

const BUSES: readonly [bus: Bus, label: string, hint: string][] = [
  ['ambience', 'Background', 'Forest, water and night'],
  ['effects', 'Effects', 'Cards, stones and small chimes'],
  ['voice', 'Voice', 'Spoken guidance'],
];

/** The mixer: a volume for each bus, and mute. */
export default function AudioSettings() {
  const { settings, sound, ambience } = useServices();
  // Loads the sounds in advance, so that the first preview is not late.
  useEffect(() => sound.prepare(NO_CUES), [sound]);
  const volumes = useSetting('volumes');
  const muted = useSetting('muted');
  // Kinds of sound that are off in Profile. Each shows a note.
  const isOff: Readonly<Record<Bus, boolean>> = {
    ambience: !useSetting('backgroundAudio'),
    effects: !useSetting('soundEffects'),
    voice: false,
  };
  /** Preview of each bus. It plays when the person releases the slider. */
  const previews: Readonly<Record<Bus, () => void>> = {
    ambience: ambience.preview,
    effects: () => sound.play({ type: 'cue', cue: 'button' }),
    voice: sound.previewVoice,
  };
  return (
    <InfoDialog title="Audio Settings">
      <div className={styles.rows}>
        <SwitchRow
          label="Mute all sound"
          isOn={muted}
          onChange={(isMuted) => settings.change({ muted: isMuted })}
        />
        {BUSES.filter(([bus]) => bus !== 'voice' || 'speechSynthesis' in window).map(([bus, label, hint]) => (
          <SliderRow
            key={bus}
            label={label}
            hint={isOff[bus] ? `${hint}. Turned off in Profile.` : hint}
            value={volumes[bus]}
            onChange={(volume) => settings.change({ volumes: { ...volumes, [bus]: volume } })}
            onSettled={previews[bus]}
          />
        ))}
      </div>
    </InfoDialog>
  );
}

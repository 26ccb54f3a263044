import { useEffect } from 'react';
import type { BusName } from '../../engine/audio/buses';
import { NO_CUES } from '../../engine/audio/cue-table';
import { useServices, useSetting } from '../services/context';
import { SliderRow } from '../ui/SliderRow';
import { SwitchRow } from '../ui/SwitchRow';
import { InfoDialog } from './InfoDialog';
import { previewAmbience, previewMusic, previewVoice } from './previews';

const BUSES: readonly [bus: Exclude<BusName, 'music'>, label: string, hint: string][] = [
  ['ambience', 'Background', 'Forest, water and night'],
  ['effects', 'Effects', 'Cards, stones and small chimes'],
  ['voice', 'Voice', 'Spoken guidance'],
];

export default function AudioSettings() {
  const services = useServices();
  const { settings, session, sound } = services;
  // Loads the sounds in advance, so that the first preview is not late.
  useEffect(() => sound.prepare(NO_CUES), [sound]);
  const volumes = useSetting('volumes');
  const muted = useSetting('muted');
  const hasMusic = useSetting('music') === true;
  // Kinds of sound that are off in Profile. Each shows a note.
  const isBackgroundOff = !useSetting('backgroundAudio');
  const isOff = {
    ambience: isBackgroundOff,
    effects: !useSetting('soundEffects'),
    voice: false,
  };
  /** A preview plays when the person releases the slider. */
  const previews = {
    ambience: () => previewAmbience(services),
    effects: () => sound.play({ type: 'cue', cue: 'button' }),
    voice: () => previewVoice(sound),
  };
  return (
    <InfoDialog title="Audio Settings">
      <div className="grid gap-18">
        <SwitchRow
          label="Mute all sound"
          isOn={muted}
          onChange={(isMuted) => settings.change({ muted: isMuted })}
        />
        <SwitchRow
          label="Music"
          hint={`Soft notes that follow what you do.${isBackgroundOff ? ' Background audio is turned off in Profile.' : ''}`}
          isOn={hasMusic}
          onChange={(music) => settings.change({ music })}
        >
          <SliderRow
            label="Music volume"
            value={volumes.music}
            onChange={(volume) => settings.change({ volumes: { ...volumes, music: volume } })}
            onSettled={() => session.leave ?? previewMusic(sound)}
          />
        </SwitchRow>
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

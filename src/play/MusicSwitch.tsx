import { useEffect } from 'react';
import { useServices, useSetting } from '../services/context';
import { SwitchRow } from '../ui/SwitchRow';

/** Appears on the intros until the person has answered. */
export function MusicSwitch() {
  const { settings, session } = useServices();
  useEffect(
    () => () => {
      // A session that begins beside the switch is an answer too. It has begun when this effect ends.
      if (session.leave && settings.value.music === null) settings.change({ music: true });
    },
    [settings, session],
  );
  return (
    <SwitchRow
      label="Music"
      hint="Soft notes that follow what you do."
      isOn={useSetting('music') !== false}
      onChange={(music) => settings.change({ music })}
    />
  );
}

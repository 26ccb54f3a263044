import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { DEFAULT_SETTINGS } from '../device/settings';
import { useServices, useSetting } from '../services/context';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';

export interface Rainforest {
  /** Whether the rainforest is turned on and audible. */
  readonly isOn: boolean;
  turnOn(): void;
  toggle(): void;
  /** Dialog for the game to render. It asks before the rainforest turns background audio on. */
  readonly question: ReactElement | false;
}

export function useRainforest(): Rainforest {
  const { ambience, settings } = useServices();
  const isPlaying = useSyncExternalStore(ambience.subscribe, () => ambience.place === 'rainforest');
  const isMuted = useSetting('muted');
  const isAllowed = useSetting('backgroundAudio');
  const volume = useSetting('volumes').ambience;
  const [isAsking, setIsAsking] = useState(false);
  const canBeHeard = isAllowed && volume > 0;
  const isOn = isPlaying && canBeHeard && !isMuted;
  const play = () => {
    // Unmutes the app as well, because a person who turns this sound on wants to hear it.
    settings.change({ muted: false });
    ambience.play('rainforest');
  };
  const turnOn = () => (canBeHeard ? play() : setIsAsking(true));
  const allow = () => {
    setIsAsking(false);
    const { volumes } = settings.value;
    settings.change({
      backgroundAudio: true,
      volumes: { ...volumes, ambience: volumes.ambience || DEFAULT_SETTINGS.volumes.ambience },
    });
    play();
  };
  const question = isAsking && (
    <Dialog title="Background audio is off" onClose={() => setIsAsking(false)}>
      <p>The rainforest is part of background audio, which is turned off in your settings.</p>
      <DialogActions>
        <Button look="outlined" onClick={() => setIsAsking(false)}>
          Keep it off
        </Button>
        <Button look="primary" onClick={allow}>
          Turn it on
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { isOn, turnOn, toggle: () => (isOn ? ambience.stop() : turnOn()), question };
}

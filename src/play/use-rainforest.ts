/** The rainforest behind a game that is led: on when it is asked for. */
import { useSyncExternalStore } from 'react';
import { useServices } from '../services/context';

export interface Rainforest {
  readonly isOn: boolean;
  turnOn(): void;
  toggle(): void;
}

export function useRainforest(): Rainforest {
  const { ambience, settings } = useServices();
  const isOn = useSyncExternalStore(ambience.subscribe, () => ambience.place === 'rainforest');
  const turnOn = () => {
    // Whoever asks for this sound wants to hear it.
    settings.change({ muted: false });
    ambience.play('rainforest');
  };
  return { isOn, turnOn, toggle: () => (isOn ? ambience.stop() : turnOn()) };
}

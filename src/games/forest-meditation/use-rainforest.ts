/** The rainforest: on when it is asked for, and, to be followed with closed eyes, as full as the light. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type {
  ForestMeditationActor,
  ForestMeditationSnapshot,
} from '../../../machines/games/forest-meditation/forest-meditation.machine';
import {
  AUTO_PHASE_MS,
  FULL_BREATH_MS,
  fullnessAt,
  selectLight,
} from '../../../machines/games/forest-meditation/selectors';
import { useServices } from '../../services/context';

/** How loud it is at the end of a breath out when it follows the breath, 0-1: soft, and never gone. */
const EBB = 0.16;

/** Points of the curve that it follows for each second: finer cannot be heard. */
const POINTS_PER_SECOND = 10;

/** How long it takes to be even again, s. */
const EVEN_SECONDS = 1.5;

export interface Rainforest {
  readonly isOn: boolean;
  readonly follows: boolean;
  toggle(): void;
  toggleFollowing(): void;
}

export function useRainforest(actor: ForestMeditationActor): Rainforest {
  const { ambience, settings, clock } = useServices();
  const isOn = useSyncExternalStore(ambience.subscribe, () => ambience.place === 'rainforest');
  const [wantsToFollow, setWantsToFollow] = useState(false);
  const follows = isOn && wantsToFollow;

  useEffect(() => {
    if (!follows) return;
    let last: unknown;
    const follow = (snapshot: ForestMeditationSnapshot) => {
      const light = selectLight(snapshot);
      if (light === last) return;
      last = light;
      const now = clock.now();
      const ms = light.isLed ? Math.max(1, light.since + AUTO_PHASE_MS - now) : FULL_BREATH_MS;
      const count = Math.max(2, Math.ceil((ms / 1000) * POINTS_PER_SECOND));
      const levels = Array.from(
        { length: count },
        (_, index) => EBB + (1 - EBB) * fullnessAt(light, now + (ms * index) / (count - 1)),
      );
      ambience.swell(levels, ms / 1000);
    };
    follow(actor.getSnapshot());
    const subscription = actor.subscribe(follow);
    return () => {
      subscription.unsubscribe();
      ambience.swell([1], EVEN_SECONDS);
    };
  }, [follows, actor, ambience, clock]);

  const turnOn = () => {
    // Whoever asks for this sound wants to hear it.
    settings.change({ muted: false });
    ambience.play('rainforest');
  };
  return {
    isOn,
    follows,
    toggle: () => (isOn ? ambience.stop() : turnOn()),
    toggleFollowing: () => {
      setWantsToFollow(!follows);
      if (!follows && !isOn) turnOn();
    },
  };
}

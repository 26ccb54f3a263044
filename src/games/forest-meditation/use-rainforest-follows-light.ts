/** With 'Follow with closed eyes' the rainforest's volume follows the light. */
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type {
  ForestMeditationActor,
  ForestMeditationSnapshot,
} from '../../../machines/games/forest-meditation/forest-meditation.machine';
import {
  lightPhaseEndTime,
  lightStrengthAt,
  selectBreathLight,
  selectHasClosedEyes,
} from '../../../machines/games/forest-meditation/selectors';
import type { Rainforest } from '../../play/use-rainforest';
import { useServices } from '../../services/context';

/** Volume at the end of an exhale during 'Follow', 0-1. */
const EBB = 0.16;

/** Points per second of the gain curve. A finer curve sounds the same. */
const POINTS_PER_SECOND = 10;

/** Duration of the fade back to the normal volume after 'Follow', s. */
const EVEN_SECONDS = 1.5;

/** If the person has chosen so, the rainforest starts with the session. */
export function useRainforestFollowsLight(actor: ForestMeditationActor, { isOn, turnOn }: Rainforest): void {
  const { ambience, clock } = useServices();
  const hasClosedEyes = useSelector(actor, selectHasClosedEyes);
  const follows = isOn && hasClosedEyes;
  const begin = useEffectEvent(() => hasClosedEyes && !isOn && turnOn());
  useEffect(() => void begin(), []);

  useEffect(() => {
    if (!follows) return;
    let last: unknown;
    const follow = (snapshot: ForestMeditationSnapshot) => {
      const light = selectBreathLight(snapshot);
      if (light === last) return;
      last = light;
      const now = clock.now();
      const ms = Math.max(1, lightPhaseEndTime(light) - now);
      const count = Math.max(2, Math.ceil((ms / 1000) * POINTS_PER_SECOND));
      const levels = Array.from(
        { length: count },
        (_, index) => EBB + (1 - EBB) * lightStrengthAt(light, now + (ms * index) / (count - 1)),
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
}

/** With sound the breath works with closed eyes and without a canvas. */
import { type BreathPhase, BreathVoice } from '../../engine/audio/breath-voice';
import { lengthOf, type Phase, startOf } from '../../machines/breath';
import { type BreathSnapshot, selectStage } from '../../machines/breath-session';
import { phaseEndOf } from '../../machines/light';
import type { Services } from '../services/services';
import type { BreathActor } from './BreathStage';

const SOUNDS: Readonly<Record<Phase, BreathPhase>> = {
  inhale: 'in',
  inhaleHold: 'hold',
  exhale: 'out',
  exhaleHold: 'rest',
};

/** Plays the sound of each phase for its duration. Returns a function that stops the sound. */
export function soundBreath(
  actor: BreathActor,
  { sound, clock }: Pick<Services, 'sound' | 'clock'>,
): () => void {
  const voice = sound.voice('effects', (parts) => new BreathVoice(parts));
  /** Start time of the phase that is playing, ms. */
  let heard: number | undefined;
  const subscription = actor.subscribe((snapshot: BreathSnapshot) => {
    const { breath, light, own } = snapshot.context;
    const stage = selectStage(snapshot);
    const phase =
      stage === 'breathing' && breath
        ? ([SOUNDS[breath.phase], startOf(breath), lengthOf(breath)] as const)
        : stage === 'following' && own.leads
          ? ([light.phase, light.since, phaseEndOf(light) - light.since] as const)
          : undefined;
    if (phase?.[1] === heard) return;
    heard = phase?.[1];
    if (!phase) voice.current?.stop();
    else voice.current?.begin(phase[0], phase[2], Math.max(0, clock.now() - phase[1]));
  });
  return () => {
    subscription.unsubscribe();
    voice.release();
  };
}

/** With sound the breath works with closed eyes and without a canvas. */
import { type BreathPhase, BreathVoice } from '../../engine/audio/breath-voice';
import { type BreathingPhase, phaseLengthMs, phaseStartTime } from '../../machines/breath';
import { type BreathSnapshot, selectSessionStage } from '../../machines/breath-session';
import { lightPhaseEndTime } from '../../machines/light';
import type { Services } from '../services/services';
import type { BreathActor } from './BreathStage';

const SOUNDS: Readonly<Record<BreathingPhase, BreathPhase>> = {
  inhale: 'in',
  inhaleHold: 'hold',
  exhale: 'out',
  exhaleHold: 'rest',
};

/** Plays the sound of each phase for its duration. Returns a function that stops the sound. */
export function playBreathSound(
  actor: BreathActor,
  { sound, clock }: Pick<Services, 'sound' | 'clock'>,
): () => void {
  const voice = sound.voice('effects', (parts) => new BreathVoice(parts));
  /** Start time of the phase that is playing, ms. */
  let heard: number | undefined;
  const subscription = actor.subscribe((snapshot: BreathSnapshot) => {
    const { breath, light, own } = snapshot.context;
    const stage = selectSessionStage(snapshot);
    const phase =
      stage === 'breathing' && breath
        ? ([SOUNDS[breath.phase], phaseStartTime(breath), phaseLengthMs(breath)] as const)
        : stage === 'following' && own.leads
          ? ([light.phase, light.since, lightPhaseEndTime(light) - light.since] as const)
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

/** Runs Guided Meditation's machine, with a clock that the test advances. */
import { createActor } from 'xstate';
import {
  guidedImageryMachine,
  type ImageryEvent,
} from '../../../../machines/games/guided-imagery/guided-imagery.machine';
import type { SceneSeconds } from '../../../../machines/games/guided-imagery/options';
import {
  selectIsPaused,
  selectIsWalkShown,
  selectSceneIndex,
} from '../../../../machines/games/guided-imagery/selectors';
import { run } from '../../run';

/** @param seconds duration of a scene */
export function walker({ seconds = 30 }: { readonly seconds?: SceneSeconds } = {}) {
  const session = run((clock) => createActor(guidedImageryMachine, { clock }));
  const { actor, clock, emitted } = session;
  const send = (event: ImageryEvent) => actor.send(event);
  const snapshot = () => actor.getSnapshot();
  const index = () => selectSceneIndex(snapshot());
  send({ type: 'options.changed', options: { seconds } });
  const pass = (way: 'previous' | 'next', meant = index()) =>
    send({ type: 'scene.passed', way, index: meant, at: clock.now() });
  return {
    ...session,
    send,
    snapshot,
    index,
    /** Duration of a scene, ms. */
    scene: seconds * 1000,
    begin: () => {
      send({ type: 'game.started' });
      send({ type: 'session.shown', at: clock.now() });
    },
    next: (meant?: number) => pass('next', meant),
    previous: (meant?: number) => pass('previous', meant),
    pause: () => send({ type: 'walk.paused', at: clock.now() }),
    resume: () => send({ type: 'walk.resumed', at: clock.now() }),
    complete: () => send({ type: 'walk.completed', at: clock.now() }),
    where: () =>
      selectIsWalkShown(snapshot()) ? `${index()}${selectIsPaused(snapshot()) ? ' paused' : ''}` : 'intro',
    completions: () =>
      emitted.filter((event) => event.type === 'activity' && event.activity.kind === 'play.completed').length,
    checkIns: () => emitted.filter(({ type }) => type === 'check-in.requested'),
  };
}

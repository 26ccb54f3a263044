/** Replaces `src/stage/StageRoot`. Gives the stage's occupant a surface that draws nothing. */
import { useEffect } from 'react';
import { useServices } from '../../../src/services/context';
import { stage } from '../../../src/stage/stage';
import { StandInSurface } from '../stand-in-surface';
import { standIn } from './stand-in';

export function StageRoot() {
  const { clock } = useServices();
  useEffect(() => {
    let surface: StandInSurface | undefined;
    let last: typeof stage.occupant;
    const mount = async (occupant: NonNullable<typeof last>) => {
      const { Container } = await import('pixi.js');
      const { StandInPasses } = await import('../stand-in-passes');
      if (occupant !== stage.occupant) return;
      surface ??= new StandInSurface(clock, new StandInPasses());
      standIn.surface = surface;
      const container = new Container();
      surface.container = container;
      occupant.mount(container, surface.asSurface);
    };
    const follow = () => {
      if (stage.occupant === last) return;
      last = stage.occupant;
      const occupant = last;
      if (occupant) mount(occupant).catch((error: unknown) => occupant.fail(error));
    };
    follow();
    const stop = stage.subscribe(follow);
    return () => {
      stop();
      surface?.destroy();
      standIn.surface = undefined;
    };
  }, [clock]);
  return null;
}

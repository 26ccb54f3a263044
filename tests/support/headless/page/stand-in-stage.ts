/** In the place of `src/stage/StageRoot`: the stage's occupant gets a surface that draws nothing. */
import { useEffect } from 'react';
import { useServices } from '../../../../src/services/context';
import { stage } from '../../../../src/stage/stage';
import { StandInSurface } from '../stand-in-surface';
import { standIn } from './stand-in';

export function StageRoot() {
  const { clock } = useServices();
  useEffect(() => {
    const surface = new StandInSurface(clock);
    standIn.surface = surface;
    let last: typeof stage.occupant;
    const follow = () => {
      if (stage.occupant === last) return;
      last = stage.occupant;
      const occupant = last;
      if (!occupant) return;
      import('pixi.js').then(
        ({ Container }) => occupant === stage.occupant && occupant.mount(new Container(), surface.asSurface),
        (error: unknown) => occupant.fail(error),
      );
    };
    follow();
    const stop = stage.subscribe(follow);
    return () => {
      stop();
      surface.destroy();
      standIn.surface = undefined;
    };
  }, [clock]);
  return null;
}

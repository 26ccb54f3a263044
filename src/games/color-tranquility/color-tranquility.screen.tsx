/** The play screen of Color Tranquility. */
import { useSelector } from '@xstate/react';
import type { colorTranquilityMachine } from '../../../machines/games/color-tranquility/color-tranquility.machine';
import { selectIsRung } from '../../../machines/games/color-tranquility/selectors';
import type { PlayProps } from '../../play/define-game';
import { useNext, useStart } from '../../play/play-context';
import { Button } from '../../ui/Button';

export function ColorTranquility({ actor, scene }: PlayProps<typeof colorTranquilityMachine>) {
  const isRung = useSelector(actor, selectIsRung);
  const { label, start } = useStart('Begin again');
  const next = useNext();
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <h1 data-game-title>Color Tranquility</h1>
      {isRung ? (
        <Button {...next} onClick={start}>
          {label}
        </Button>
      ) : null}
      {scene}
    </div>
  );
}

/** Takes up the terrace that was interrupted, for a day. It belongs to a start that was paid for, so it spends no try. */
import { RotateCw } from 'lucide-react';
import type { waterFlowMachine } from '../../../machines/games/water-flow/water-flow.machine';
import type { PartProps } from '../../play/define-game';
import { useRunningGame } from '../../play/game-context';
import { useKept } from '../../services/use-kept';
import { Button } from '../../ui/Button';
import { freshTerrace, keptTerrace } from './kept-terrace';

export function GoOn({ actor }: PartProps<typeof waterFlowMachine>) {
  const { begin } = useRunningGame();
  useKept(keptTerrace);
  const left = freshTerrace(Date.now());
  if (left === null) return null;
  const goOn = () => {
    actor.send({ type: 'terrace.kept', left });
    begin();
  };
  return (
    <Button look="outlined" onClick={goOn}>
      <RotateCw size={20} aria-hidden />
      Go on with terrace {left.terrace}
    </Button>
  );
}

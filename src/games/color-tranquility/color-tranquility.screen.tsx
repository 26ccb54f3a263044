/** The play screen of Color Tranquility: the tints, two helps, and the ways on from a whole sky. */
import { useSelector } from '@xstate/react';
import { ArrowRight, Download, Lightbulb, RotateCcw, Sunset } from 'lucide-react';
import type {
  ColorTranquilityActor,
  colorTranquilityMachine,
} from '../../../machines/games/color-tranquility/color-tranquility.machine';
import {
  SKIES,
  selectBlendsByItself,
  selectIsHintOffered,
  selectIsLifted,
  selectMeltedRows,
  selectPhase,
  selectSky,
  selectWords,
} from '../../../machines/games/color-tranquility/selectors';
import type { PlayProps } from '../../play/define-game';
import group from '../../play/figures.module.css';
import { useNext, useStart } from '../../play/play-context';
import { useSavePicture } from '../../play/use-save-picture';
import { Button } from '../../ui/Button';
import { Figure } from '../../ui/Figure';
import styles from './color-tranquility.module.css';
import { postcardOf } from './postcard';

type Play = PlayProps<typeof colorTranquilityMachine>;
interface Part {
  actor: ColorTranquilityActor;
}

export function ColorTranquility({ actor, scene, takePicture }: Play) {
  const phase = useSelector(actor, selectPhase);
  const hasWays = phase === 'next' || phase === 'complete';
  return (
    <div className={styles.evening} data-ways={hasWays || undefined}>
      <h1 data-game-title>Color Tranquility</h1>
      <div className={styles.tints}>{scene}</div>
      {hasWays ? (
        <Whole actor={actor} takePicture={takePicture} isComplete={phase === 'complete'} />
      ) : (
        <Helps actor={actor} isWhole={phase === 'sky'} />
      )}
    </div>
  );
}

function Helps({ actor, isWhole }: Part & { isWhole: boolean }) {
  const sky = useSelector(actor, selectSky);
  const isLifted = useSelector(actor, selectIsLifted);
  const isUntouched = useSelector(actor, selectMeltedRows) === 0 && sky === 0;
  const isHintOffered = useSelector(actor, selectIsHintOffered);
  const blendsByItself = useSelector(actor, selectBlendsByItself);
  const hint = isLifted ? 'Now the tint to swap it with.' : isUntouched ? 'Dark to light. Lift a tint.' : '';
  return (
    <div className={styles.below} data-whole={isWhole || undefined}>
      <p className={styles.words}>{hint}</p>
      <div className={styles.row}>
        <div className={group.figures} data-fades>
          <p>
            <span aria-hidden>Sky</span>
            <Figure label="Sky">{`${sky + 1} of ${SKIES}`}</Figure>
          </p>
        </div>
        {isHintOffered && (
          <Button className={styles.act} onClick={() => actor.send({ type: 'hint.taken' })}>
            <Lightbulb size={18} aria-hidden />
            Blend two for me
          </Button>
        )}
        <Button
          className={styles.act}
          aria-pressed={blendsByItself}
          data-fades
          onClick={() => actor.send({ type: 'itself.toggled' })}
        >
          <Sunset size={18} aria-hidden />
          Blend by itself
        </Button>
      </div>
    </div>
  );
}

function Whole({
  actor,
  takePicture,
  isComplete,
}: Part & Pick<Play, 'takePicture'> & { isComplete: boolean }) {
  const words = useSelector(actor, selectWords);
  const { label, start } = useStart('Begin again');
  const next = useNext();
  const save = useSavePicture(async () => postcardOf(await takePicture(), words), 'evening-sky.png');
  const goOn = () => actor.send({ type: 'next.chosen' });
  return (
    <div className={styles.below}>
      <p className={styles.title}>{`${words}.`}</p>
      <div className={styles.row}>
        <Button look="primary" onClick={isComplete ? start : goOn} {...next}>
          {isComplete ? <RotateCcw size={20} aria-hidden /> : <ArrowRight size={20} aria-hidden />}
          <span>{isComplete ? label : 'Next sky'}</span>
        </Button>
        <Button className={styles.act} onClick={save}>
          <Download size={18} aria-hidden />
          Save as picture
        </Button>
        {!isComplete && (
          <Button className={styles.act} onClick={() => actor.send({ type: 'session.stopped' })}>
            Stop here
          </Button>
        )}
      </div>
    </div>
  );
}

import { useSelector } from '@xstate/react';
import { ArrowRight, Download, Lightbulb, RotateCcw, Sunset } from 'lucide-react';
import { useEffect } from 'react';
import type {
  ColorTranquilityActor,
  colorTranquilityMachine,
} from '../../../machines/games/color-tranquility/color-tranquility.machine';
import {
  SKY_COUNT,
  selectBlendsByItself,
  selectFirstMovablePlace,
  selectGamePhase,
  selectIsHintOffered,
  selectIsPlaceMelted,
  selectMeltedRowCount,
  selectSkyDescription,
  selectSkyIndex,
  selectTip,
} from '../../../machines/games/color-tranquility/selectors';
import type { GameActorProps, PlayProps } from '../../play/define-game';
import group from '../../play/figures.module.css';
import { useNextActionProps, usePlay, useStartButton } from '../../play/play-context';
import page from '../../play/scene-screen.module.css';
import { useSavePicture } from '../../play/use-save-picture';
import { Button } from '../../ui/Button';
import { LiveFigure } from '../../ui/LiveFigure';
import styles from './color-tranquility.module.css';
import { postcardOf } from './postcard';

type Play = PlayProps<typeof colorTranquilityMachine>;
type Part = GameActorProps<typeof colorTranquilityMachine>;

export function ColorTranquility({ actor, scene, takePicture }: Play) {
  const phase = useSelector(actor, selectGamePhase);
  const hasWays = phase === 'next' || phase === 'complete';
  useFocusAfterMelting(actor);
  return (
    <div className={`${page.screen} ${styles.evening}`} data-ways={hasWays || undefined}>
      <h1 data-game-title>Color Tranquility</h1>
      <div className={`${page.scene} ${styles.tints}`}>{scene}</div>
      <div className={styles.below} data-whole={phase === 'sky' || undefined}>
        {hasWays ? <Ways actor={actor} takePicture={takePicture} /> : <Helps actor={actor} />}
      </div>
    </div>
  );
}

/** A tint that has melted passes its focus to the first one that can be moved. */
function useFocusAfterMelting(actor: ColorTranquilityActor): void {
  const { focusScene } = usePlay();
  const melted = useSelector(actor, selectMeltedRowCount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows the number of melted rows
  useEffect(() => {
    const snapshot = actor.getSnapshot();
    const { target } = (document.activeElement as HTMLElement).dataset;
    const next = selectFirstMovablePlace(snapshot);
    if (next >= 0 && selectIsPlaceMelted(snapshot, Number(target))) focusScene(String(next));
  }, [melted, actor, focusScene]);
}

function Helps({ actor }: Part) {
  const sky = useSelector(actor, selectSkyIndex);
  const isHintOffered = useSelector(actor, selectIsHintOffered);
  const blendsByItself = useSelector(actor, selectBlendsByItself);
  return (
    <>
      <p className={`${page.words} ${styles.words}`}>{useSelector(actor, selectTip)}</p>
      <div className={`${page.controls} ${styles.row}`}>
        <div className={group.figures} data-fades>
          <p>
            <span aria-hidden>Sky</span>
            <LiveFigure label="Sky">{`${sky + 1} of ${SKY_COUNT}`}</LiveFigure>
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
    </>
  );
}

function Ways({ actor, takePicture }: Part & Pick<Play, 'takePicture'>) {
  const isComplete = useSelector(actor, selectGamePhase) === 'complete';
  const words = useSelector(actor, selectSkyDescription);
  const { label, start } = useStartButton('Begin again');
  const next = useNextActionProps();
  const save = useSavePicture(async () => postcardOf(await takePicture(), words), 'evening-sky.png');
  const goOn = () => actor.send({ type: 'next.chosen' });
  return (
    <>
      <p className={page.words}>{`${words}.`}</p>
      <div className={`${page.controls} ${styles.row}`}>
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
    </>
  );
}

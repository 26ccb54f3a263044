/** The choice of the figure in the picture, shown as three portraits. */
import { useSelector } from '@xstate/react';
import { type CSSProperties, useId } from 'react';
import portraits from '../../../assets/images/progressive-relaxation/people.avif';
import { FIGURES, type FigureName } from '../../../machines/games/progressive-relaxation/figures';
import type { progressiveRelaxationMachine } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import { selectFigure } from '../../../machines/games/progressive-relaxation/selectors';
import type { PartProps } from '../../play/define-game';
import { ChoiceTile } from '../../ui/ChoiceTile';
import styles from './figure-choice.module.css';

const LABELS: Record<FigureName, string> = { short: 'Short hair', long: 'Long hair', curls: 'Curls' };

export function FigureChoice({ actor }: PartProps<typeof progressiveRelaxationMachine>) {
  const name = useId();
  const chosen = useSelector(actor, selectFigure);
  return (
    <fieldset className={styles.figures} style={{ '--people': `url("${portraits}")` } as CSSProperties}>
      <legend className={styles.legend}>Who rests with you</legend>
      {FIGURES.map((figure, index) => (
        <ChoiceTile
          key={figure}
          name={name}
          isChosen={figure === chosen}
          onChoose={() => actor.send({ type: 'options.changed', options: { figure } })}
          look="outlined"
          className={styles.figure}
        >
          <span
            className={styles.portrait}
            style={{ '--place': `${(100 * index) / (FIGURES.length - 1)}%` } as CSSProperties}
            aria-hidden
          />
          <span>{LABELS[figure]}</span>
        </ChoiceTile>
      ))}
    </fieldset>
  );
}

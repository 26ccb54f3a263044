/** The choice of the person in the picture: three portraits. */
import { useSelector } from '@xstate/react';
import { type CSSProperties, useId } from 'react';
import portraits from '../../../assets/images/progressive-relaxation/people.avif';
import { PEOPLE, type Person } from '../../../machines/games/progressive-relaxation/people';
import type { progressiveRelaxationMachine } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import { selectPerson } from '../../../machines/games/progressive-relaxation/selectors';
import type { PartProps } from '../../play/define-game';
import { ChoiceTile } from '../../ui/ChoiceTile';
import styles from './person-choice.module.css';

const LABELS: Record<Person, string> = { short: 'Short hair', long: 'Long hair', curls: 'Curls' };

export function PersonChoice({ actor }: PartProps<typeof progressiveRelaxationMachine>) {
  const name = useId();
  const chosen = useSelector(actor, selectPerson);
  return (
    <fieldset className={styles.people} style={{ '--people': `url("${portraits}")` } as CSSProperties}>
      <legend className={styles.legend}>Who rests with you</legend>
      {PEOPLE.map((person, index) => (
        <ChoiceTile
          key={person}
          name={name}
          isChosen={person === chosen}
          onChoose={() => actor.send({ type: 'person.chosen', person })}
          look="outlined"
          className={styles.person}
        >
          <span
            className={styles.portrait}
            style={{ '--place': `${(100 * index) / (PEOPLE.length - 1)}%` } as CSSProperties}
            aria-hidden
          />
          {LABELS[person]}
        </ChoiceTile>
      ))}
    </fieldset>
  );
}

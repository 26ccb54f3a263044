import { useSelector } from '@xstate/react';
import { selectIsTimeAhead } from '../../../machines/games/worry-stones/selectors';
import { UNTIL_LABELS } from '../../../machines/games/worry-stones/text';
import { UNTIL_CHOICES, type UntilChoice } from '../../../machines/games/worry-stones/times';
import type { WorryStonesActor } from '../../../machines/games/worry-stones/worry-stones.machine';
import { Button } from '../../ui/Button';
import { focusIfFree } from '../../ui/focus';
import styles from './worry-stones.module.css';

/** Past times are omitted. */
export const DueTimeButtons = ({ actor }: { actor: WorryStonesActor }) => (
  <div className={styles.row}>
    {UNTIL_CHOICES.map((until) => (
      <Time key={until} actor={actor} until={until} />
    ))}
  </div>
);

function Time({ actor, until }: { actor: WorryStonesActor; until: UntilChoice }) {
  if (!useSelector(actor, selectIsTimeAhead[until])) return null;
  return (
    <Button
      ref={focusIfFree}
      className={styles.act}
      onClick={() => actor.send({ type: 'until.chosen', until })}
    >
      {UNTIL_LABELS[until]}
    </Button>
  );
}

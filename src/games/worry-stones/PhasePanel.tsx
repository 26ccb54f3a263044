import { useSelector } from '@xstate/react';
import { CalendarPlus, Hand, Moon, RotateCcw, Undo2, Waves } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StoneOutcome } from '../../../machines/games/worry-stones/hand';
import {
  selectAskedWorryText,
  selectGamePhase,
  selectHasSatWithStone,
  selectIsRubbedByItself,
  selectIsTakenBeforeDue,
  selectMossyStoneCount,
  selectOutcome,
  selectPlacedDueText,
  selectPlacedDueTime,
  selectSmoothThirdCount,
} from '../../../machines/games/worry-stones/selectors';
import { WORRY_KINDS } from '../../../machines/games/worry-stones/shelf';
import { WORRY_KIND_LABELS } from '../../../machines/games/worry-stones/text';
import type { WorryStonesActor } from '../../../machines/games/worry-stones/worry-stones.machine';
import { calendarFile } from '../../device/calendar';
import { downloadText } from '../../device/download';
import { useNextActionProps, useStartButton } from '../../play/play-context';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import { focusIfFree } from '../../ui/focus';
import { DueTimeButtons } from './DueTimeButtons';
import styles from './worry-stones.module.css';

interface Props {
  actor: WorryStonesActor;
}

export function PhasePanel({ actor }: Props) {
  const phase = useSelector(actor, selectGamePhase);
  switch (phase) {
    case 'choosing':
      return <Choosing actor={actor} />;
    case 'naming':
      return <Naming actor={actor} />;
    case 'rubbing':
      return <Rubbing actor={actor} />;
    case 'shining':
      return <Said>It shines.</Said>;
    case 'offering':
      return <Offering actor={actor} />;
    case 'makingRoom':
      return (
        <>
          <Said>The shelf holds twelve stones. Which one may go?</Said>
          <Back onClick={() => actor.send({ type: 'room.declined' })} />
        </>
      );
    case 'question':
      return <Question actor={actor} />;
    case 'later':
      return (
        <>
          <Said>When shall it ask again?</Said>
          <div className={styles.rows}>
            <DueTimeButtons actor={actor} />
            <Back onClick={() => actor.send({ type: 'later.declined' })} />
          </div>
        </>
      );
    case 'quiet':
      return (
        <>
          <Said>Ten quiet minutes. A chime tells when they are over.</Said>
          <Button
            ref={focusIfFree}
            className={styles.act}
            onClick={() => actor.send({ type: 'quiet.ended' })}
          >
            <Undo2 size={18} aria-hidden />
            That is enough
          </Button>
        </>
      );
    case 'lettingGo':
      return <Said>You let it go.</Said>;
    case 'layingAgain':
    case 'laying':
      return <Waits actor={actor} />;
    case 'sinking':
      return <Said>The stream takes it.</Said>;
    case 'keeping':
      return <Said>It lies on your shelf.</Said>;
    case 'complete':
      return <Ended actor={actor} />;
    default:
      return null;
  }
}

/** Screen readers get the sentence from the scene's announcements. */
const Said = ({ children }: { children: ReactNode }) => (
  <div className={styles.said}>
    <p className={styles.words}>{children}</p>
  </div>
);

const Back = ({ onClick }: { onClick: () => void }) => (
  <Button className={styles.act} onClick={onClick}>
    <Undo2 size={18} aria-hidden />
    Back
  </Button>
);

function Choosing({ actor }: Props) {
  const mossy = useSelector(actor, selectMossyStoneCount);
  return (
    <>
      <Said>Choose a stone for one worry.</Said>
      {mossy > 0 && (
        <Button className={styles.act} onClick={() => actor.send({ type: 'moss.released' })}>
          <Waves size={18} aria-hidden />
          <span>{mossy === 1 ? 'Let the mossy stone go' : `Let ${mossy} mossy stones go`}</span>
        </Button>
      )}
    </>
  );
}

function Naming({ actor }: Props) {
  return (
    <>
      <Said>What kind of worry is it?</Said>
      <div className={styles.rows}>
        <div className={styles.kinds}>
          {WORRY_KINDS.map((kind) => (
            <Button
              key={kind}
              ref={focusIfFree}
              className={styles.act}
              onClick={() => actor.send({ type: 'kind.named', kind })}
            >
              {WORRY_KIND_LABELS[kind]}
            </Button>
          ))}
        </div>
        <Button className={styles.act} onClick={() => actor.send({ type: 'stone.returned' })}>
          <Undo2 size={18} aria-hidden />
          Another stone
        </Button>
      </div>
    </>
  );
}

/** By the number of smooth thirds of the stone. */
const SMOOTH = [
  'Rub it with your thumb. Slow is as good as fast.',
  'A third of it is smooth.',
  'Two thirds of it are smooth.',
];

function Rubbing({ actor }: Props) {
  const { clock } = useServices();
  const isByItself = useSelector(actor, selectIsRubbedByItself);
  const thirds = useSelector(actor, selectSmoothThirdCount);
  const toggle = () =>
    actor.send({ type: isByItself ? 'rub.ended' : 'rub.began', by: 'itself', at: clock.now() });
  return (
    <>
      <Said>{SMOOTH[thirds]}</Said>
      <Button ref={focusIfFree} className={styles.act} aria-pressed={isByItself} data-fades onClick={toggle}>
        <Hand size={18} aria-hidden />
        Rub it for me
      </Button>
    </>
  );
}

function Offering({ actor }: Props) {
  return (
    <div className={styles.offer}>
      <Said>Lay it down until</Said>
      <DueTimeButtons actor={actor} />
      <div className={styles.row}>
        <Button className={styles.act} onClick={() => actor.send({ type: 'stone.sunk' })}>
          <Waves size={18} aria-hidden />
          Give it to the stream
        </Button>
        <Button className={styles.act} onClick={() => actor.send({ type: 'stone.kept' })}>
          <Hand size={18} aria-hidden />
          Keep it
        </Button>
      </div>
    </div>
  );
}

function Question({ actor }: Props) {
  const given = useSelector(actor, selectAskedWorryText);
  const hasSat = useSelector(actor, selectHasSatWithStone);
  const isVisited = useSelector(actor, selectIsTakenBeforeDue);
  return (
    <>
      <Said>{`You gave it ${given}. Does it still matter?`}</Said>
      <div className={styles.row}>
        <Button
          ref={focusIfFree}
          className={styles.act}
          onClick={() => actor.send({ type: 'worry.released' })}
        >
          <Waves size={18} aria-hidden />
          Let it go
        </Button>
        {!hasSat && (
          <Button className={styles.act} onClick={() => actor.send({ type: 'quiet.began' })}>
            <Moon size={18} aria-hidden />
            Ten quiet minutes with it
          </Button>
        )}
        <Button className={styles.act} onClick={() => actor.send({ type: 'later.asked' })}>
          <CalendarPlus size={18} aria-hidden />
          Later again
        </Button>
        {isVisited && (
          <Button className={styles.act} onClick={() => actor.send({ type: 'shelf.left' })}>
            <Undo2 size={18} aria-hidden />
            Leave it there
          </Button>
        )}
      </div>
    </>
  );
}

function Waits({ actor }: Props) {
  return <Said>{`It waits until ${useSelector(actor, selectPlacedDueText)}.`}</Said>;
}

/** `until` is the time at which the stone is due, in words; empty for none. */
const ENDS: Readonly<Record<StoneOutcome, (until: string) => string>> = {
  laid: (until) => `It waits there until ${until}. You need not carry it.`,
  sunk: () => 'The stream has taken it.',
  kept: () => 'It lies on your shelf, smooth and bright.',
  sat: (until) =>
    until
      ? `You gave it ten minutes. It waits until ${until}.`
      : 'You gave it ten minutes. That is enough for now.',
};

function Ended({ actor }: Props) {
  const { label, start } = useStartButton('Begin again');
  const next = useNextActionProps();
  const outcome = useSelector(actor, selectOutcome);
  const due = useSelector(actor, selectPlacedDueTime);
  const until = useSelector(actor, selectPlacedDueText);
  const add = () => {
    if (!due) return;
    const name = `stone-${due.day}-${due.hour}`;
    const text = calendarFile({ name, summary: 'A stone is waiting', first: due }, Date.now());
    downloadText(`stillgrove-${name}.ics`, 'text/calendar', text);
  };
  return (
    <>
      <Said>{outcome && ENDS[outcome](until)}</Said>
      <div className={styles.row}>
        <Button look="primary" onClick={start} {...next}>
          <RotateCcw size={20} aria-hidden />
          <span>{label}</span>
        </Button>
        {due && (
          <Button className={styles.act} aria-label="Add to calendar: A stone is waiting" onClick={add}>
            <CalendarPlus size={18} aria-hidden />
            Add to calendar
          </Button>
        )}
      </div>
    </>
  );
}

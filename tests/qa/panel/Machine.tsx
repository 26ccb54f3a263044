/** The current machine: its states, its context, its transitions, and 'Go to'. */
import { useState } from 'react';
import type { QaPage } from '../page';
import { nodesOf } from '../paths/coverage';
import { isIn, leavesOf, pathTo } from '../paths/go-to';
import { AFTER } from '../paths/walk';
import type { Root } from '../recording/recorder';
import { inWords } from '../recording/replay';
import { canonical, Disguise, type Json } from '../recording/values';
import styles from './panel.module.css';
import { Pick, Section } from './Section';

/** Maximum length of a shown value, characters. */
const LONGEST = 160;

/** Returns JSON with spaces, at which its lines can break. Cuts it off after {@link LONGEST} characters. */
function shortened(json: string): string {
  const text = json.replaceAll(/,(?=["{[])/g, ', ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

const nameOf = (machine: string, id: string): string => id.replace(`${machine}.`, '');

export function Machine({
  page,
  actor,
  actors,
  onChoose,
}: {
  page: QaPage;
  actor: Root;
  actors: readonly Root[];
  onChoose: (actor: Root) => void;
}) {
  const snapshot = actor.getSnapshot();
  const { id } = actor.logic;
  const disguise = new Disguise();
  const context = Object.entries(snapshot.context as object);
  return (
    <Section
      title="Machine"
      aside={
        <select
          className={styles.field}
          aria-label="Machine"
          value={actor.sessionId}
          onChange={({ target }) =>
            onChoose(actors.find(({ sessionId }) => sessionId === target.value) ?? actor)
          }
        >
          {actors.map(({ sessionId, logic }) => (
            <option key={sessionId} value={sessionId}>
              {logic.id}
            </option>
          ))}
        </select>
      }
    >
      <p className={styles.state} data-testid="state">
        {inWords(snapshot.value as Json)}
      </p>
      <GoTo page={page} actor={actor} />
      <details className={styles.details}>
        <summary>{`Context, ${context.length} fields`}</summary>
        <dl className={styles.context}>
          {context.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{shortened(canonical(disguise.encode(value, name)))}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Transitions page={page} actor={actor} machine={id} />
    </Section>
  );
}

function Transitions({ page, actor, machine }: { page: QaPage; actor: Root; machine: string }) {
  const { taken, missing } = page.coverageOf(actor);
  const never = missing.filter((name) => name.startsWith('transition '));
  return (
    <>
      <details className={styles.details}>
        <summary>{`Taken, ${taken.length} transitions`}</summary>
        <ol className={styles.list}>
          {taken.map((name) => (
            <li key={name}>{nameOf(machine, name).replaceAll(`${machine}.`, '')}</li>
          ))}
        </ol>
      </details>
      <details className={styles.details}>
        <summary>{`Never taken, ${never.length} transitions`}</summary>
        <ol className={styles.list}>
          {never.map((name) => (
            <li key={name}>{name.replace('transition ', '').replaceAll(`${machine}.`, '')}</li>
          ))}
        </ol>
      </details>
    </>
  );
}

function GoTo({ page, actor }: { page: QaPage; actor: Root }) {
  const [told, setTold] = useState('');
  const machine = actor.logic.id;
  const go = (target: string) => {
    const path = pathTo(actor, target);
    if (!path) {
      setTold('No path from here: no action of a person leads there.');
      return;
    }
    for (const event of path) {
      if (AFTER.test(event.type)) page.passTimer(actor, event.type);
      else actor.send({ ...event, ...('at' in event && { at: page.clock.now() }) });
    }
    const snapshot = actor.getSnapshot();
    if (!isIn(snapshot, target)) {
      setTold('The page itself went to another state.');
      return;
    }
    const reached = `Reached in ${path.length} events.`;
    const hasTimer = nodesOf(snapshot).some((node) =>
      [...node.transitions.keys()].some((type) => AFTER.test(type)),
    );
    if (hasTimer) page.setRate(0);
    setTold(hasTimer ? `${reached} The clock is stopped, because a timer runs in this state.` : reached);
  };
  return (
    <>
      <Pick
        label="Go to"
        choices={leavesOf(actor.logic.root)}
        shown={(id) => nameOf(machine, id)}
        act="Go"
        onPick={go}
      />
      <p className={styles.told} role="status">
        {told}
      </p>
    </>
  );
}

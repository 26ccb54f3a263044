/** The current machine: its states, its context, its transitions, and 'Go to'. */
import { useState } from 'react';
import type { QaPage } from '../page';
import { isIn, leavesOf, pathTo } from '../paths/go-to';
import { AFTER } from '../paths/walk';
import type { Root } from '../recording/recorder';
import { inWords } from '../recording/replay';
import { canonical, Disguise, type Json } from '../recording/values';
import styles from './panel.module.css';
import { Pick, Section } from './Section';

/** Maximum length of a shown value, characters. */
const LONGEST = 160;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);

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
        <summary>Context, {context.length} fields</summary>
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
        <summary>Taken, {taken.length} transitions</summary>
        <ol className={styles.list}>
          {taken.map((name) => (
            <li key={name}>{nameOf(machine, name).replaceAll(`${machine}.`, '')}</li>
          ))}
        </ol>
      </details>
      <details className={styles.details}>
        <summary>Never taken, {never.length} transitions</summary>
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
      setTold('No way from here: nothing that a person does leads there.');
      return;
    }
    for (const event of path) {
      if (AFTER.test(event.type)) page.passTimer(actor, event.type);
      else actor.send({ ...event, ...('at' in event && { at: page.clock.now() }) });
    }
    const isThere = isIn(actor.getSnapshot(), target);
    setTold(isThere ? `There by ${path.length} events.` : 'The page itself has gone another way.');
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

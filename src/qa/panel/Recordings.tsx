/** Records sessions, and replays them on the page. */
import { useEffect, useEffectEvent, useState } from 'react';
import { kept } from '../conditions';
import type { QaPage } from '../page';
import { machineOf } from '../recording/machines';
import type { Root } from '../recording/recorder';
import {
  checkSize,
  formatRecording,
  parseRecording,
  type Recording,
  RecordingError,
} from '../recording/recording';
import styles from './panel.module.css';
import { Act, Section } from './Section';

/** Names of the recordings in the build. */
const LIST = '/replays/index.json';

interface RecordingsProps {
  page: QaPage;
  actor: Root;
  /** Opens an address in the frame. */
  open: (address: string) => void;
}

function save(recording: Recording): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([formatRecording(recording)], { type: 'application/json' }));
  link.download = `${recording.machine}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function Recordings({ page, actor, open }: RecordingsProps) {
  const [loaded, setLoaded] = useState<Recording>();
  const [told, setTold] = useState('');
  const [names, setNames] = useState<readonly string[]>([]);
  const isRecording = kept.read('recording') === 'on';

  const take = (recording: Recording) => {
    setLoaded(recording);
    setTold(`${recording.machine}: ${recording.title}, ${recording.steps.length} events.`);
  };
  const load = async (read: () => Promise<string>) => {
    try {
      const recording = parseRecording(await read());
      await machineOf(recording.machine);
      take(recording);
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error;
      setTold(error.message);
    }
  };
  const loadFile = useEffectEvent((name: string) =>
    load(async () => (await fetch(`/replays/${name}`)).text()),
  );
  // The address may name a recording: `npm run replay -- --browser` opens it.
  useEffect(() => {
    fetch(LIST)
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(setNames);
    const asked = new URLSearchParams(location.search).get('replay');
    if (asked !== null) loadFile(encodeURIComponent(asked));
  }, []);

  const begin = () => {
    kept.write('recording', 'on');
    open(page.address);
  };
  const stop = () => {
    kept.write('recording', null);
    take(page.take(actor));
  };
  const replay = () => {
    if (!loaded) return;
    page.openReplay(loaded);
    open(loaded.address);
  };
  const running = page.replay;
  return (
    <Section title="Recording">
      <div className={styles.row}>
        {isRecording ? <Act onAct={stop}>Stop</Act> : <Act onAct={begin}>Record from the start</Act>}
        <Act isDisabled={!loaded} onAct={() => loaded && save(loaded)}>
          Download
        </Act>
        <label className={styles.act}>
          Load
          <input
            className="visually-hidden"
            type="file"
            accept=".json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file)
                load(() => {
                  checkSize(file.size);
                  return file.text();
                });
            }}
          />
        </label>
      </div>
      <div className={styles.row}>
        <label className={styles.grow}>
          <span className={styles.label}>Of this build</span>
          <select
            className={styles.field}
            value=""
            onChange={({ target }) => load(async () => (await fetch(`/replays/${target.value}`)).text())}
          >
            <option value="">Choose …</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <Act isDisabled={!loaded} onAct={replay}>
          Open for replay
        </Act>
      </div>
      {running && (
        <div className={styles.row}>
          <Act isDisabled={running.isOver} onAct={() => page.playStep()}>
            Step
          </Act>
          <Act isDisabled={running.isOver} onAct={() => page.playAll()}>
            To the end
          </Act>
          <output className={styles.figure} data-testid="position">
            {running.position} of {running.recording.steps.length}
            {running.next ? `, next ${running.next.event.type} at ${running.next.at} ms` : ''}
          </output>
        </div>
      )}
      <p className={styles.told} role="status" data-testid="replay">
        {running ? verdictOf(running) : told}
      </p>
      {running?.remarks.map((remark) => (
        <p key={remark} className={styles.told}>
          {remark}
        </p>
      ))}
    </Section>
  );
}

function verdictOf({ difference, isOver, recording }: NonNullable<QaPage['replay']>): string {
  if (difference) return difference;
  return isOver
    ? `The same states: ${recording.steps.length} events.`
    : `${recording.machine}: ${recording.title}`;
}

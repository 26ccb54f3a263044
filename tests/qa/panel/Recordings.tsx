/** Records sessions, and replays them on the page. */
import { useEffect, useEffectEvent, useState } from 'react';
import { downloadText } from '../../../src/device/download';
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
import type { Replay } from '../recording/replay';
import { tabStorage } from '../tab-storage';
import styles from './panel.module.css';
import { Act, Pick, Section } from './Section';

/** Address of the list of recordings in the build. */
const LIST = '/replays/index.json';

interface RecordingsProps {
  page: QaPage;
  actor: Root;
  /** Opens an address in the frame. */
  open: (address: string) => void;
}

const save = (recording: Recording): void =>
  downloadText(`${recording.machine}.json`, 'application/json', formatRecording(recording));

export function Recordings({ page, actor, open }: RecordingsProps) {
  const [loaded, setLoaded] = useState<Recording>();
  const [told, setTold] = useState('');
  const [names, setNames] = useState<readonly string[]>([]);
  const isRecording = tabStorage.read('recording') === 'on';

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
  const loadBuilt = (name: string) => load(async () => (await fetch(`/replays/${name}`)).text());
  const loadAsked = useEffectEvent(loadBuilt);
  // The address may name a recording. `npm run replay -- --browser` opens such an address.
  useEffect(() => {
    fetch(LIST)
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(setNames);
    const asked = new URLSearchParams(location.search).get('replay');
    if (asked !== null) loadAsked(encodeURIComponent(asked));
  }, []);

  const begin = () => {
    tabStorage.write('recording', 'on');
    open(page.address);
  };
  const stop = () => {
    tabStorage.write('recording', null);
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
        {isRecording ? <Act onAct={stop}>Stop</Act> : <Act onAct={begin}>Record</Act>}
        <Act isDisabled={!loaded} onAct={replay}>
          Replay
        </Act>
        <Act isDisabled={!loaded} onAct={() => loaded && save(loaded)}>
          Download
        </Act>
        <label className={styles.act}>
          File …
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
      <Pick label="Of this build" choices={names} act="Load" onPick={loadBuilt} />
      <p className={styles.told} role="status">
        {told}
      </p>
      {running && <Running page={page} replay={running} />}
    </Section>
  );
}

/** State of the replay on the page. */
function Running({ page, replay }: { page: QaPage; replay: Replay }) {
  const { isOver, position, next, recording, remarks, difference } = replay;
  const verdict = difference ?? (isOver ? `The same states: ${recording.steps.length} events.` : '');
  return (
    <>
      <div className={styles.row}>
        <Act isDisabled={isOver} onAct={() => page.playStep()}>
          Step
        </Act>
        <Act isDisabled={isOver} onAct={() => page.playAll()}>
          To the end
        </Act>
        <output className={styles.figure} aria-label="Events of the replay">
          {`${position} of ${recording.steps.length}${next ? `, next ${next.event.type} at ${next.at} ms` : ''}`}
        </output>
      </div>
      <p className={styles.verdict} role="status">
        {verdict}
      </p>
      {remarks.map((remark) => (
        <p key={remark} className={styles.told}>
          {remark}
        </p>
      ))}
    </>
  );
}

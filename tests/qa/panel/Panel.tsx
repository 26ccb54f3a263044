/** The QA panel. The page is in a frame, and the testers' controls are beside it. */
import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BUILT_GAMES } from '../../../domain/built-games';
import type { Root } from '../recording/recorder';
import { tabStorage } from '../tab-storage';
import { Device } from './Device';
import { Machine } from './Machine';
import styles from './panel.module.css';
import { Recordings } from './Recordings';
import { Act, Pick, Section } from './Section';
import { Time } from './Time';
import { usePage } from './use-page';

/** Addresses that the panel offers. Checkout is not among them, because only the app's own links can open it. */
const PAGES = ['/', '/games', '/profile', '/analytics', '/stats', '/login'];
const ADDRESSES = [...PAGES, ...BUILT_GAMES.flatMap(({ addresses }) => addresses)];

function Panel() {
  const frame = useRef<HTMLIFrameElement>(null);
  const page = usePage(frame);
  const [chosen, setChosen] = useState<Root>();
  const actors = page?.actors ?? [];
  const actor = chosen && actors.includes(chosen) ? chosen : page?.current;
  const open = (address: string) => {
    if (frame.current) frame.current.contentWindow?.location.assign(address);
    setChosen(undefined);
  };
  return (
    <div className={styles.bench}>
      <aside className={styles.panel} aria-label="QA panel">
        <h1 className={styles.title}>Stillgrove QA</h1>
        <Section title="Page" aside={<span className={styles.figure}>{page?.address ?? 'loading …'}</span>}>
          <Pick label="Open" choices={ADDRESSES} first={page?.address} act="Open" onPick={open} />
          <Seed
            seed={page?.seed}
            onSet={(seed) => {
              tabStorage.write('seed', seed);
              if (page) open(page.address);
            }}
          />
        </Section>
        {page && actor && (
          <>
            <Machine page={page} actor={actor} actors={actors} onChoose={setChosen} />
            <Time page={page} />
            <Section title="Last events">
              <ol className={styles.events} reversed>
                {page.heard
                  .filter(({ machine }) => machine === actor.logic.id)
                  .slice(-6)
                  .reverse()
                  .map(({ machine, type, at, number }) => (
                    <li key={number}>
                      <span>{type.replace(`${machine}.`, '')}</span>
                      <span className={styles.figure}>{`${at} ms`}</span>
                    </li>
                  ))}
              </ol>
            </Section>
            <Recordings page={page} actor={actor} open={open} />
            <Device page={page} reload={() => open(page.address)} />
            <Diagnostics text={() => page.diagnostics(actor)} />
          </>
        )}
      </aside>
      <main className={styles.stage}>
        <iframe ref={frame} title="Stillgrove" className={styles.frame} src={location.pathname} />
      </main>
    </div>
  );
}

function Seed({ seed, onSet }: { seed: number | undefined; onSet: (seed: string | null) => void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        onSet(/^\d{1,10}$/.test(typed ?? '') ? (typed as string) : null);
        setTyped(undefined);
      }}
    >
      <label className={styles.grow}>
        <span className={styles.label}>Seed</span>
        <input
          className={styles.field}
          inputMode="numeric"
          pattern="\d{1,10}"
          value={typed ?? seed ?? ''}
          placeholder="none here"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit" className={styles.act}>
        Set
      </button>
      <Act onAct={() => onSet(null)}>Random</Act>
    </form>
  );
}

function Diagnostics({ text }: { text: () => string }) {
  const [told, setTold] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setTold('Copied.'),
      () => setTold('The browser does not let the panel copy.'),
    );
  return (
    <div className={styles.row}>
      <Act onAct={copy}>Copy diagnostics</Act>
      <span className={styles.told} role="status">
        {told}
      </span>
    </div>
  );
}

export function showPanel(): void {
  const container = document.getElementById('root') as HTMLElement;
  container.replaceChildren();
  document.documentElement.dataset.shown = '';
  createRoot(container).render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  );
}

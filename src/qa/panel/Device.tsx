/** Controls of the page's device: its journal, its access, and simulated conditions. */
import { useState } from 'react';
import { CONDITIONS, type Condition, isOn, turn } from '../conditions';
import { JOURNALS, type JournalName } from '../journals';
import type { QaPage } from '../page';
import styles from './panel.module.css';
import { Act, Section } from './Section';

const NAMES: Readonly<Record<Condition, string>> = {
  offline: 'Offline',
  full: 'Storage full',
  still: 'Reduced motion',
};

interface DeviceProps {
  page: QaPage;
  /** Reloads the page. */
  reload: () => void;
}

export function Device({ page, reload }: DeviceProps) {
  const [told, setTold] = useState('');
  const { isPremium, trialGamesRemaining } = page.services.access.getSnapshot().context;
  const lay = async (name: JournalName) => {
    await page.layJournal(name);
    setTold(`The journal has ${name === 'empty' ? 'nothing' : name}.`);
    reload();
  };
  return (
    <Section title="Device">
      <div className={styles.row}>
        <label className={styles.grow}>
          <span className={styles.label}>Journal</span>
          <select
            className={styles.field}
            value=""
            onChange={({ target }) => target.value !== '' && lay(target.value as JournalName)}
          >
            <option value="">Choose …</option>
            {Object.keys(JOURNALS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className={styles.grow}>
          <span className={styles.label}>Free tries</span>
          <select
            className={styles.field}
            value={trialGamesRemaining}
            onChange={({ target }) => page.setAccess({ trialGamesRemaining: Number(target.value) })}
          >
            {[0, 1, 2, 3, 4, 5].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.row}>
        <Act isPressed={isPremium} onAct={() => page.setAccess({ isPremium: !isPremium })}>
          Premium
        </Act>
        <Act isPressed={page.isNight} onAct={() => page.setNight(!page.isNight)}>
          Night
        </Act>
        <Act isPressed={page.isContextLost} onAct={() => page.loseContext()}>
          Context lost
        </Act>
        {CONDITIONS.map((condition) => (
          <Act
            key={condition}
            isPressed={isOn(condition)}
            onAct={() => {
              turn(condition, !isOn(condition));
              reload();
            }}
          >
            {NAMES[condition]}
          </Act>
        ))}
      </div>
      <p className={styles.told} role="status">
        {told}
      </p>
    </Section>
  );
}

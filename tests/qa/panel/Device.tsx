/** Controls of the page's device: its journal, its premium and free tries, night, and a lost context. */
import { useState } from 'react';
import { JOURNALS, type JournalName } from '../journals';
import type { QaPage } from '../page';
import styles from './panel.module.css';
import { Act, Pick, Section } from './Section';

const TRIES = [0, 1, 2, 3, 4, 5];

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
      <Pick
        label="Journal"
        choices={Object.keys(JOURNALS)}
        act="Write"
        onPick={(name) => void lay(name as JournalName)}
      />
      <p className={styles.told} role="status">
        {told}
      </p>
      <div className={styles.row}>
        <span className={styles.label}>Free tries</span>
        {TRIES.map((count) => (
          <Act
            key={count}
            isPressed={count === trialGamesRemaining}
            onAct={() => page.setAccess({ trialGamesRemaining: count })}
          >
            {count}
          </Act>
        ))}
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
      </div>
    </Section>
  );
}

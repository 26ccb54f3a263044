/** The clock of the page. */
import type { QaPage } from '../page';
import type { Rate } from '../qa-host';
import styles from './panel.module.css';
import { Act, Section } from './Section';

const RATES: readonly [rate: Rate, name: string][] = [
  [0, 'Pause'],
  [1, '1 ×'],
  [4, '4 ×'],
  [16, '16 ×'],
];
const STEPS: readonly [ms: number, name: string][] = [
  [16, '16 ms'],
  [100, '100 ms'],
  [1000, '1 s'],
];

export function Time({ page }: { page: QaPage }) {
  const { clock, host } = page;
  return (
    <Section
      title="Clock"
      aside={
        <output className={styles.figure} aria-label="Clock time">
          {`${(clock.now() / 1000).toFixed(3)} s${clock.isPaused ? ', held' : ''}`}
        </output>
      }
    >
      <div className={styles.row}>
        {RATES.map(([rate, name]) => (
          <Act key={name} isPressed={host.rate === rate} onAct={() => page.setRate(rate)}>
            {name}
          </Act>
        ))}
      </div>
      <div className={styles.row}>
        <span className={styles.label}>Step</span>
        {STEPS.map(([ms, name]) => (
          <Act key={name} isDisabled={host.rate !== 0} onAct={() => page.pass(ms)}>
            {name}
          </Act>
        ))}
        <Act isDisabled={host.rate !== 0} onAct={() => page.pass(host.untilNext ?? 0)}>
          Next timer
        </Act>
      </div>
    </Section>
  );
}

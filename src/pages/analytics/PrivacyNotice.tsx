import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useCurrentUser } from '../../services/context';
import styles from './analytics.module.css';

const DETAILS = [
  'No personally identifiable information is collected.',
  'No medical records or diagnosis are stored.',
  'No location or sensitive personal data is tracked.',
  'All data is used only to help you track your own progress.',
];

const COPY = 'Sync is on, so a copy of your journal is also kept with your account on our server.';

export function PrivacyNotice() {
  const id = useId();
  const user = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.notice} aria-label="Privacy">
      <div className={styles.noticeLine}>
        <ShieldCheck className="flex-none text-primary" size={20} strokeWidth={1.75} aria-hidden />
        <p>Your analytics are anonymous and stored locally. {user?.sync && <span>{COPY}</span>}</p>
        <button
          type="button"
          className={styles.details}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{isOpen ? 'Show Less' : 'Show Details'}</span>
          <ChevronDown className={styles.chevron} size={18} aria-hidden />
        </button>
      </div>
      <ul id={id} className={styles.noticeDetails} hidden={!isOpen}>
        {DETAILS.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
        {user?.sync && (
          <li>While you're online, these numbers are calculated from that copy, for you alone.</li>
        )}
      </ul>
    </section>
  );
}

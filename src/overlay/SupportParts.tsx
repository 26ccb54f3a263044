import styles from './overlay.module.css';

const PARTS: readonly [heading: string, text: string][] = [
  [
    'What is here',
    '20+ games and exercises for calm moments; three are open to everyone, and five free tries are yours for the others and for Memory Cards.',
  ],
  ['Sound', 'Tap the speaker; tablets may be silenced by their own switch.'],
  [
    'Restore',
    'Settings, Restore Purchase, then your transaction ID (in the app after paying, and in your PayPal e-mail as the invoice ID).',
  ],
  ['Your data', 'Profile, App Settings.'],
  ['Something broken', 'Reload the page; nothing you recorded is lost.'],
];

/** What people ask, in the help dialog and in the profile. */
export const SupportParts = () => (
  <>
    {PARTS.map(([heading, text]) => (
      <section key={heading} className={styles.part}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </section>
    ))}
  </>
);

import styles from './overlay.module.css';

const PARTS: readonly [heading: string, text: string][] = [
  [
    'What is here?',
    '20+ games and exercises for calm moments. Three are open to everyone, and five free tries are yours for the others and for Memory Cards.',
  ],
  [
    'I hear nothing',
    "While a game runs, tap the speaker at the top. If it is still quiet, turn your device's own volume up: many tablets also have a switch or a setting that silences them.",
  ],
  [
    'I have paid already',
    'Open Settings, choose Restore Purchase and enter your transaction ID. You find it in the app after paying, and in your PayPal e-mail as the invoice ID.',
  ],
  [
    'Where is my data?',
    'On this device. In Profile, under App Settings, you can export it, bring it back or delete it.',
  ],
  ['Something is broken', 'Reload the page. Nothing you recorded is lost.'],
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

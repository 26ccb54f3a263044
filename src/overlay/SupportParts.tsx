import styles from './overlay.module.css';

const PARTS: readonly [heading: string, text: string][] = [
  [
    'What’s here',
    '20+ games and exercises for calm moments. Three are open to everyone, and you get five free tries for the others and for Memory Cards.',
  ],
  [
    'Sound',
    "Open Settings and choose Audio Settings. If you still hear nothing, check your device's volume and mute switch.",
  ],
  [
    'Restore',
    "Open Settings, choose Restore Purchase, and enter your transaction ID. You saw it in the app after paying, and it's in your PayPal e-mail as the invoice ID.",
  ],
  ['Your data', 'You can export it, import it or delete it in Profile, under App Settings.'],
  ['If something breaks', "Reload the page. Nothing you've recorded will be lost."],
];

/** What people ask, in the help dialog and in the profile. */
export const SupportParts = () => (
  <>
    {PARTS.map(([heading, text]) => (
      <section key={heading} className={styles.part}>
        <h3>{heading}</h3>
        <p>{text}</p>
      </section>
    ))}
  </>
);

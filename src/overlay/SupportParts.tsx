import { useQuery } from '@tanstack/react-query';
import { contactSchema } from '../../domain/contact';
import styles from './overlay.module.css';

const PARTS: readonly [heading: string, text: string][] = [
  [
    'What’s here?',
    '20+ games and exercises for calm moments. Three are open to everyone, and you get five free tries for the others and for Memory Cards.',
  ],
  [
    'I can’t hear anything',
    "While a game runs, tap the speaker at the top. If it's still quiet, turn up your device's own volume: many tablets also have a switch or a setting that silences them.",
  ],
  [
    'I’ve already paid',
    "Open Settings, choose Restore Purchase, and enter your transaction ID. You saw it in the app after paying, and it's in your PayPal e-mail as the invoice ID.",
  ],
  [
    'Where’s my data?',
    'On this device. If you have an account and turned sync on, a copy is also kept with your account. In Profile, under App Settings, you can export it, import it or delete it.',
  ],
  ['Something isn’t working', "Reload the page. Nothing you've recorded will be lost."],
];

export const SupportParts = () => (
  <>
    {PARTS.map(([heading, text]) => (
      <section key={heading} className="grid gap-4">
        <h2 className="text-h3">{heading}</h2>
        <p>{text}</p>
      </section>
    ))}
    <Contact />
  </>
);

/** Where people reach the operator, if the server has such an address. */
function Contact() {
  // Without a network there is no address to write to.
  const { data: address } = useQuery({
    queryKey: ['/api/contact'],
    select: (answer) => contactSchema.parse(answer).contact,
  });
  if (address === undefined) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-h3">Anything else?</h2>
      <p>
        Write to us:{' '}
        <a className={styles.contact} href={address} target="_blank" rel="noreferrer">
          {address.replace(/^mailto:|^https:\/\//, '')}
        </a>
      </p>
    </section>
  );
}

/** The privacy statement and the medical disclaimer, in full. */
import type { ReactNode } from 'react';
import { HELP_LINES, LEGAL_DATE } from '../../domain/product';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import styles from './overlay.module.css';

function Statement({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className={styles.small}>{LEGAL_DATE}</p>
      {children}
      <DialogActions>
        <Button look="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export const PrivacyPolicy = ({ onClose }: { onClose: () => void }) => (
  <Statement title="We Don't Collect Any Data" onClose={onClose}>
    <p>
      No personal data is collected, and everything stays on the device. You need no account. Your games,
      check-ins, safe space and garden are kept in this browser's storage and nowhere else. There are no
      trackers, no advertising and no third-party pictures, fonts or sounds.
    </p>
    <p>
      If you buy premium, PayPal handles the payment on a page of its own; we keep the purchase's transaction
      ID so that you can restore it, and nothing about your card.
    </p>
    <p>
      If you choose to create an account, we keep the username you pick and a scrambled form of your password;
      a copy of your journal is kept with it only if you turn sync on, and is deleted when you ask.
    </p>
    <p>
      You can export or delete everything at any time in Profile. Clearing the browser's storage deletes it
      too.
    </p>
  </Statement>
);

const PARAGRAPHS: readonly [heading: string, text: string][] = [
  [
    'Not medical advice.',
    'Stillgrove is for relaxation and general wellbeing. It is not a substitute for medical advice, diagnosis or treatment.',
  ],
  [
    'Ask a professional.',
    'Talk to a doctor or a mental health professional about any condition, before changing any treatment, and if an exercise makes you feel unwell.',
  ],
  [
    'In an emergency.',
    `${HELP_LINES.emergency.say}. Crisis line: call or text 988. Older national lifeline: ${HELP_LINES.older.say}. Text line: HOME to 741741.`,
  ],
  [
    'No professional relationship.',
    'Using Stillgrove does not make anyone here your therapist, doctor or counsellor.',
  ],
  ['Results vary.', 'What calms one person may not calm another. Nothing here is promised.'],
  [
    'Your body.',
    'Breathe softly, tense gently, stop whenever something hurts, makes you dizzy or upsets you. Breath holds and tensing can always be skipped.',
  ],
  [
    'Limits of the data.',
    'Mood check-ins and charts show only what you entered here. They measure no illness and replace no assessment.',
  ],
  ['Beta.', 'Stillgrove is still being made, and parts of it may change or fail.'],
  [
    'Your acknowledgment.',
    'By agreeing you confirm that you have read this and use Stillgrove at your own choice.',
  ],
];

export const MedicalDisclaimer = ({ onClose }: { onClose: () => void }) => (
  <Statement title="Medical Disclaimer" onClose={onClose}>
    {PARAGRAPHS.map(([heading, text]) => (
      <p key={heading}>
        <b>{heading}</b> {text}
      </p>
    ))}
  </Statement>
);

import type { ReactNode } from 'react';
import { HELP_LINE_BY_KIND, LEGAL_TEXTS_DATE } from '../../domain/product';
import { InfoDialog } from './InfoDialog';
import styles from './overlay.module.css';

const Line = ({ line, children }: { line: keyof typeof HELP_LINE_BY_KIND; children: string }) => (
  <a className={styles.inline} href={HELP_LINE_BY_KIND[line].href}>
    {children}
  </a>
);

const PARAGRAPHS: readonly [heading: string, text: ReactNode][] = [
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
    <span key="lines">
      <Line line="emergency">{HELP_LINE_BY_KIND.emergency.text}</Line>. Crisis line: call or text{' '}
      <Line line="crisis">{HELP_LINE_BY_KIND.crisis.dial}</Line>. Older national lifeline:{' '}
      <Line line="older">{HELP_LINE_BY_KIND.older.dial}</Line>. Text line:{' '}
      <Line line="text">{HELP_LINE_BY_KIND.text.dial}</Line>.
    </span>,
  ],
  [
    'No professional relationship.',
    'Using Stillgrove does not make anyone here your therapist, doctor or counselor.',
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

export default function MedicalDisclaimer() {
  return (
    <InfoDialog title="Medical Disclaimer">
      <p className="hint">{LEGAL_TEXTS_DATE}</p>
      {PARAGRAPHS.map(([heading, text]) => (
        <p key={heading}>
          <b>{heading}</b> <span>{text}</span>
        </p>
      ))}
    </InfoDialog>
  );
}

/** In a large window the intro lies over the space. On a phone it is below the space or, in landscape, beside it. */
import { Play } from 'lucide-react';
import { AskMusic } from '../../play/AskBefore';
import { AccessBadge, PremiumNotice, TrialLine } from '../../play/GameIntro';
import { useNextActionProps, usePlay, useStartButton } from '../../play/play-context';
import { ResumeButton } from '../../play/ResumeButtons';
import { Button } from '../../ui/Button';
import styles from './safe-space-builder.module.css';

export function Intro() {
  const { game } = usePlay();
  const { label, start } = useStartButton('Start Building');
  const next = useNextActionProps();
  return (
    <section className={styles.gate}>
      <h1 className={styles.title}>Safe Space Builder</h1>
      <p className="text-muted">Choose a view, set the light, and add what feels comforting.</p>
      <Button look="primary" onClick={start} {...next}>
        <Play size={20} aria-hidden />
        <span>{label}</span>
      </Button>
      <ResumeButton />
      <AccessBadge game={game} />
      <PremiumNotice game={game} />
      <TrialLine game={game} />
      <AskMusic />
    </section>
  );
}

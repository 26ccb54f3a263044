import { ChevronLeft, HeartHandshake } from 'lucide-react';
import { useServices } from '../../services/context';
import { Button, ButtonLink } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import notice from '../notice.module.css';
import styles from './box-breathing.module.css';

const COUNTS = ['Breathe in', 'Hold', 'Breathe out', 'Hold'] as const;

/**
 * Where 'I need calm now' leads until the exercise is made: a person who comes here needs something now, so the count
 * stands here in words, and other ways beside it.
 */
export default function BoxBreathing() {
  const { dialogs } = useServices();
  return (
    <section className={notice.notice}>
      <PageTitle heading="Box Breathing" />
      <h1 className={notice.title}>Box Breathing</h1>
      <p className={notice.text}>
        The guided exercise is still being made. You can breathe with these four lines right now, as slowly as
        you like:
      </p>
      <ol className={styles.box}>
        {COUNTS.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the four sides of a square never change places
          <li key={index}>
            {count} <span>1 · 2 · 3 · 4</span>
          </li>
        ))}
      </ol>
      <p className={notice.text}>Go round four times. Leave out the holds if they feel tight.</p>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => dialogs.open('help')}>
          <HeartHandshake size={20} aria-hidden />
          Talk to someone
        </Button>
        <ButtonLink look="outlined" to="/games/memory-cards">
          Memory Cards
        </ButtonLink>
      </div>
      <ButtonLink to="/games">
        <ChevronLeft size={18} aria-hidden />
        Back to Games
      </ButtonLink>
    </section>
  );
}

import { Sprout } from 'lucide-react';
import styles from './parts.module.css';

export const Insights = ({
  title,
  sentences,
  none,
}: {
  title: string;
  sentences: readonly string[];
  none?: string;
}) => (
  <section className={styles.card} aria-label={title}>
    <h2 className="text-h2">{title}</h2>
    {sentences.length > 0 ? (
      <ul className="grid gap-12">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-12 items-start">
            <Sprout className="mt-2 text-primary" size={20} strokeWidth={1.75} aria-hidden />
            <span className="min-w-0 break-words">{sentence}</span>
          </li>
        ))}
      </ul>
    ) : (
      <p className={styles.quiet}>{none}</p>
    )}
  </section>
);

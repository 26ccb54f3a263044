/** 'Copy diagnostics': facts about this device and the last errors, for a message to the developers. */
import { useRef, useState } from 'react';
import { BUILD_LABEL } from '../../domain/build';
import { useServices } from '../services/context';
import { lastErrors } from '../services/last-errors';
import type { Services } from '../services/services';
import { Button } from '../ui/Button';
import styles from './diagnostics.module.css';

const isTrue = (query: string): boolean => matchMedia(query).matches;

/** Returns version, device, settings and last errors. Leaves out the journal, texts and ids. */
export function diagnosticsOf({ settings, theme }: Pick<Services, 'settings' | 'theme'>): string {
  return JSON.stringify(
    {
      build: BUILD_LABEL,
      device: {
        browser: navigator.userAgent,
        language: navigator.language,
        window: `${innerWidth} x ${innerHeight} at ${devicePixelRatio}`,
        isOnline: navigator.onLine,
        isInstalled: isTrue('(display-mode: standalone)'),
        reducedMotion: isTrue('(prefers-reduced-motion: reduce)'),
        forcedColors: isTrue('(forced-colors: active)'),
        theme: theme.value,
      },
      settings: settings.value,
      lastErrors: lastErrors(),
    },
    null,
    1,
  );
}

export function Diagnostics() {
  const services = useServices();
  const [text, setText] = useState('');
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    const diagnostics = diagnosticsOf(services);
    try {
      await navigator.clipboard.writeText(diagnostics);
      setText('');
      setIsCopied(true);
    } catch (error) {
      console.warn('The diagnostics could not be copied', error);
      setText(diagnostics);
      setIsCopied(false);
      // The field exists after the next render.
      requestAnimationFrame(() => field.current?.select());
    }
  };
  return (
    <div className={styles.diagnostics}>
      <Button look="quiet" onClick={copy}>
        Copy diagnostics
      </Button>
      <p className={`hint ${styles.told}`} role="status">
        {isCopied
          ? 'Copied. It tells about this device and its last errors, and nothing about you.'
          : text !== '' && 'Your browser does not let us copy. The text is selected: please copy it by hand.'}
      </p>
      {text !== '' && (
        <textarea
          ref={field}
          className={styles.text}
          aria-label="Diagnostics"
          rows={5}
          readOnly
          value={text}
        />
      )}
    </div>
  );
}

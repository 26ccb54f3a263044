/** An invented month for an empty dashboard. It is marked as an example and is never stored. */
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '../../services/use-today';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import landscape from '../../ui/landscape.module.css';
import styles from './analytics.module.css';
import type { DashboardReports, DashboardState } from './use-dashboard';

export interface ExampleState {
  readonly example: DashboardReports | undefined;
  /** Undefined hides the section. */
  readonly says: 'offer' | 'example' | 'failed' | undefined;
  readonly show: () => void;
  readonly putAway: () => void;
}

/** The first entry of the journal hides the example. */
export function useExample(dashboard: DashboardState): ExampleState {
  const today = useToday();
  const [example, setExample] = useState<DashboardReports>();
  const [hasFailed, setHasFailed] = useState(false);
  const isEmpty = typeof dashboard === 'object' && dashboard.usage.totalActivities === 0;
  return {
    example: isEmpty ? example : undefined,
    says: isEmpty ? (example ? 'example' : hasFailed ? 'failed' : 'offer') : undefined,
    show: () =>
      void import('./example').then(
        ({ exampleReports }) => setExample(exampleReports(today)),
        (error: unknown) => {
          console.warn('The example could not be loaded', error);
          setHasFailed(true);
        },
      ),
    putAway: () => setExample(undefined),
  };
}

export function Example({ says, show, putAway }: ExampleState) {
  const isShown = says === 'example';

  if (says === undefined) return null;
  // Both states use the same elements, so that the button keeps the focus.
  return (
    <section className={isShown ? styles.example : landscape.landscape} aria-label="Example">
      {!isShown && <div className={landscape.scenery} />}
      <div className={isShown ? styles.exampleWords : landscape.words}>
        {says === 'failed' && <Alert>The example could not be loaded just now. Please try again.</Alert>}
        <p role="status">
          {isShown ? (
            <span>
              <strong>This is an example.</strong> The month it shows is made up. None of it is yours, and
              none of it is kept.
            </span>
          ) : (
            <span>There's nothing here yet. Would you like to see what it could look like?</span>
          )}
        </p>
        <Button look={isShown ? 'quiet' : 'outlined'} onClick={isShown ? putAway : show}>
          {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          <span>{isShown ? 'Hide the example' : 'Show me an example'}</span>
        </Button>
      </div>
    </section>
  );
}

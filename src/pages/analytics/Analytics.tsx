import * as Tabs from '@radix-ui/react-tabs';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cachePart } from '../../offline/worker-registration';
import { useServices } from '../../services/context';
import figures from '../../ui/figure-cards.module.css';
import { PageTitle } from '../../ui/PageTitle';
import { Postcard } from '../../ui/Postcard';
import { DayRefused, Remark } from '../../ui/Remark';
import { KEYBOARD_RING_PROPS } from '../../ui/tabs';
import tabs from '../../ui/tabs.module.css';
import { useUrlChoice } from '../../ui/use-url-choice';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import '../../ui/print.css';
import styles from './analytics.module.css';
import { EmotionalTab } from './EmotionalTab';
import { Example, useExample } from './Example';
import { GamesTab } from './GamesTab';
import { OverviewTab } from './OverviewTab';
import { PrivacyNotice } from './PrivacyNotice';
import { UsageTab } from './UsageTab';
import { useDashboard } from './use-dashboard';

const HEADING = 'Analytics Dashboard';

const TABS = [
  { value: 'overview', name: 'Overview', Content: OverviewTab },
  { value: 'emotional', name: 'Emotional', Content: EmotionalTab },
  { value: 'games', name: 'Games', Content: GamesTab },
  { value: 'usage', name: 'Usage', Content: UsageTab },
] as const;
type Tab = (typeof TABS)[number]['value'];

export default function Analytics() {
  const dashboard = useDashboard();
  const example = useExample(dashboard);
  const [tab, setTab] = useUrlChoice<Tab>('tab', ['overview', 'emotional', 'games', 'usage']);
  // Makes the service worker cache the chart scripts. The worker's installation leaves these scripts out.
  useEffect(() => cachePart('analytics'), []);
  if (dashboard === 'loading') {
    return (
      <>
        <PageTitle heading={HEADING} />
        <Skeleton />
      </>
    );
  }
  return (
    <div className={styles.page} data-prints>
      <PageTitle heading={HEADING} />
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{HEADING}</h1>
          <p className={styles.subtitle}>Track your progress and emotional wellbeing</p>
        </div>
        <PrivacyNotice />
      </div>
      {dashboard === 'failed' ? (
        <>
          <div className={styles.failed} role="alert">
            <CircleAlert className={styles.failedIcon} size={24} strokeWidth={1.75} aria-hidden />
            <div>
              <h2 className={styles.failedTitle}>Error</h2>
              <p>There was an error loading your analytics data. Please try again later.</p>
            </div>
          </div>
          <Postcard room="pine-mist" className={styles.mist} />
        </>
      ) : (
        <Tabs.Root value={tab} onValueChange={(value) => setTab(value as Tab)} className={styles.tabs}>
          <Tabs.List
            className={`${tabs.track} ${styles.list}`}
            aria-label={HEADING}
            loop
            {...KEYBOARD_RING_PROPS}
          >
            {TABS.map(({ value, name }) => (
              <Tabs.Trigger key={value} value={value} className={`${tabs.tab} ${styles.tab}`}>
                {name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <NotKept />
          {dashboard.isDayRefused && <DayRefused />}
          <Example {...example} />
          {TABS.map(({ value, Content }) => (
            <Tabs.Content key={value} value={value} className={styles.content}>
              <Content {...(example.example ?? dashboard)} />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}
    </div>
  );
}

/** The browser stores nothing, so the figures cover only this visit. */
function NotKept() {
  const { recorder } = useServices();
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    recorder.journal().then(
      (journal) => setIsKept(journal.database.isPersistent),
      (error: unknown) => console.warn('The journal could not be opened', error),
    );
  }, [recorder]);
  if (isKept) return null;
  return <Remark>This browser keeps nothing for this site, so these numbers cover only this visit.</Remark>;
}

const Skeleton = () => (
  <div className={styles.page} aria-busy="true">
    <VisuallyHidden>
      <h1>{HEADING}</h1>
      <span role="status">Loading your analytics</span>
    </VisuallyHidden>
    <div className={`rounded-card bg-sunken ${styles.boneTitle}`} />
    <div className={`rounded-card bg-sunken ${styles.boneSubtitle}`} />
    <div className={figures.figures} data-count={4}>
      {['activities', 'moods', 'completion', 'game'].map((box) => (
        <div key={box} className={`rounded-card bg-sunken ${styles.boneBox}`} />
      ))}
    </div>
    <div className={`rounded-card bg-sunken ${styles.boneChart}`} />
  </div>
);

import * as Tabs from '@radix-ui/react-tabs';
import { useLinkedDay } from '../../ui/journal/use-linked-day';
import { PageTitle } from '../../ui/PageTitle';
import { KEYBOARD_RING_PROPS } from '../../ui/tabs';
import tabs from '../../ui/tabs.module.css';
import { AppSettings } from './AppSettings';
import { PremiumTab } from './PremiumTab';
import { ProfileTab } from './ProfileTab';
import styles from './profile.module.css';
import { SupportTab } from './SupportTab';

const TABS = [
  { value: 'profile', name: 'Profile', Content: ProfileTab },
  { value: 'settings', name: 'App Settings', Content: AppSettings },
  { value: 'premium', name: 'Premium', Content: PremiumTab },
  { value: 'support', name: 'Help & Support', Content: SupportTab },
] as const;

export default function Profile() {
  return (
    <div className={styles.page}>
      <PageTitle heading="User Profile" />
      <h1 className={`text-h1 ${styles.title}`}>User Profile</h1>
      <Tabs.Root defaultValue={useLinkedDay() ? 'profile' : 'settings'} className={styles.tabs}>
        <Tabs.List
          className={`${tabs.track} ${styles.list}`}
          aria-label="User Profile"
          loop
          {...KEYBOARD_RING_PROPS}
        >
          {TABS.map(({ value, name }) => (
            <Tabs.Trigger key={value} value={value} className={`${tabs.tab} ${styles.tab}`}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map(({ value, Content }) => (
          <Tabs.Content key={value} value={value} className={`content-start ${styles.content}`}>
            <Content />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}

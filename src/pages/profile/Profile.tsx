import * as Tabs from '@radix-ui/react-tabs';
import { useTitle } from '../../app/context';
import { AppSettings } from './AppSettings';
import { PremiumTab } from './PremiumTab';
import { ProfileTab } from './ProfileTab';
import styles from './profile.module.css';
import { SupportTab } from './SupportTab';

const TABS = [
  { name: 'Profile', Content: ProfileTab },
  { name: 'App Settings', Content: AppSettings },
  { name: 'Premium', Content: PremiumTab },
  { name: 'Help & Support', Content: SupportTab },
] as const;

export default function Profile() {
  useTitle('User Profile');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>User Profile</h1>
      <Tabs.Root defaultValue="App Settings" className={styles.tabs}>
        <Tabs.List className={styles.list} aria-label="User Profile" loop>
          {TABS.map(({ name }) => (
            <Tabs.Trigger key={name} value={name} className={styles.tab}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map(({ name, Content }) => (
          <Tabs.Content key={name} value={name} className={styles.content}>
            <Content />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}

import { Landscape } from '../../ui/Landscape';
import styles from './parts.module.css';
import type { DashboardReports } from './use-dashboard';

/** If the whole dashboard is empty, `Example` shows the landscape above the tab. */
export const EmptyTab = ({ usage, children }: Pick<DashboardReports, 'usage'> & { children: string }) =>
  usage.totalActivities > 0 ? (
    <Landscape>
      <p>{children}</p>
    </Landscape>
  ) : (
    <p className={styles.emptyTab}>{children}</p>
  );

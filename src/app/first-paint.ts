/**
 * Runs before the first paint. A person who chose night sees no bright flash, a guest without premium sees the
 * prerendered Home (`prerender.tsx`), and from the second day on Home has room for the grove. The build makes one small
 * classic script of this file, because a module would run after the first paint. Without the script, and in an old
 * browser, the page for unsupported browsers stays (`Unsupported.tsx`).
 */
import { migrateBetaLocalStorage } from '../device/from-the-beta';
import { localDayAndHour } from '../device/local-day-and-hour';
import { storedSettings } from '../device/settings';
import { storedFirstJournalDay, storedPremium, storedUser } from '../device/values';
import { resolveTheme, showTheme } from '../services/theme';

// Safari has both from 16.4 on, the oldest Safari of the build (`vite.config.ts`), Chrome and Edge from 110, Firefox
// from 115. All support WebGL 2. Where it is turned off, as in Safari's Lockdown Mode, words and sounds still work.
if ('CompressionStream' in window && 'toReversed' in Array.prototype)
  document.documentElement.dataset.supported = '';
migrateBetaLocalStorage();
showTheme(resolveTheme(storedSettings.value.theme));
if ((storedFirstJournalDay.value ?? '9') < localDayAndHour(Date.now()).day)
  document.documentElement.dataset.returning = '';
if (import.meta.env.PROD && location.pathname === '/' && !storedPremium.value && !storedUser.value)
  document.documentElement.dataset.shown = '';

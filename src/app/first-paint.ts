/**
 * Runs before the first paint. A person who chose night sees no bright flash, a guest without premium sees the
 * prerendered Home (`prerender.tsx`), and from the second day on Home has room for the grove. The build makes one small classic script of this file, because a module would run
 * after the first paint. Without scripts, and in an old browser, the page for unsupported browsers stays
 * (`Unsupported.tsx`).
 */

import { carryOverTexts } from '../device/from-the-beta';
import { localTime } from '../device/local-time';
import { settings } from '../device/settings';
import { storedFirstDay, storedPremium, storedUser } from '../device/values';
import { resolveTheme, showTheme } from '../services/theme';

// Safari has both features from 16.4 on, which is also the oldest Safari that the build supports (`vite.config.ts`).
// Chrome and Edge have them from 110 on, Firefox from 115 on. All of these support WebGL 2. If the person or the device
// turns WebGL 2 off, as in Safari's Lockdown Mode, words and sounds still work.
if ('CompressionStream' in window && 'toReversed' in Array.prototype)
  document.documentElement.dataset.supported = '';
carryOverTexts();
showTheme(resolveTheme(settings.value.theme));
if ((storedFirstDay.value ?? '9') < localTime(Date.now()).day)
  document.documentElement.dataset.returning = '';
if (import.meta.env.PROD && location.pathname === '/' && !storedPremium.value && !storedUser.value)
  document.documentElement.dataset.shown = '';

/**
 * Runs before the first paint. A person who chose night sees no bright flash, and a guest without premium sees the
 * prerendered Home (`prerender.tsx`). The build makes one small classic script of this file, because a module would run
 * after the first paint. Without scripts, and in an old browser, the page for unsupported browsers stays
 * (`Unsupported.tsx`).
 */

import { read } from '../device/local-storage';
import { parseFields, SETTINGS_KEY, themeFrom } from '../device/stored-fields';
import { keptPremium, keptUser } from '../device/stored-values';
import { resolveTheme, showTheme } from '../services/theme';

// Safari has both features from 16.4 on, which is also the oldest Safari that the build supports (`vite.config.ts`).
// Chrome and Edge have them from 110 on, Firefox from 115 on. All of these support WebGL 2. If the person or the device
// turns WebGL 2 off, as in Safari's Lockdown Mode, words and sounds still work.
if ('CompressionStream' in window && 'toReversed' in Array.prototype)
  document.documentElement.dataset.supported = '';
showTheme(resolveTheme(themeFrom(parseFields(read(SETTINGS_KEY)))));
if (import.meta.env.PROD && location.pathname === '/' && !keptPremium.value && !keptUser.value)
  document.documentElement.dataset.shown = '';

/**
 * Runs before the first paint: a person who chose night sees no bright flash, and a guest without premium sees the
 * prerendered Home (`prerender.tsx`). The build makes one small classic script of it, because a module would come after
 * the first paint.
 */

import { read } from '../device/local-storage';
import { parseFields, SETTINGS_KEY, themeFrom } from '../device/stored-fields';
import { keptPremium, keptUser } from '../device/stored-values';
import { resolveTheme, showTheme } from '../services/theme';

showTheme(resolveTheme(themeFrom(parseFields(read(SETTINGS_KEY)))));
if (import.meta.env.PROD && location.pathname === '/' && !keptPremium.value && !keptUser.value)
  document.documentElement.dataset.shown = '';

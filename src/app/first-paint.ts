/**
 * Runs before anything is painted, so that a person who chose night sees no bright flash, and a first visitor what the
 * page itself says (`first-words.tsx`). The build makes one small classic script of it, because a module would come
 * after the first paint.
 */

import { read } from '../device/local-storage';
import { parseFields, SETTINGS_KEY, themeFrom } from '../device/stored-fields';
import { readDisclaimerAccepted } from '../device/stored-values';
import { resolveTheme, showTheme } from '../services/theme';

const theme = resolveTheme(themeFrom(parseFields(read(SETTINGS_KEY))));
showTheme(theme);
if (!readDisclaimerAccepted()) document.documentElement.dataset.asks = '';

// Home's picture comes while the app's script is being read: asked for by the app itself it would come after.
const picture = document.currentScript?.dataset[theme];
if (picture && location.pathname === '/') new Image().src = picture;

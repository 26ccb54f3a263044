/**
 * Runs before anything is painted, so that a person who chose night sees no bright flash. The build makes one
 * small classic script of it, because a module would come after the first paint.
 */

import { read } from '../device/local-storage';
import { parseSettings, SETTINGS_KEY } from '../device/settings';
import { resolveTheme, showTheme } from '../services/theme';

showTheme(resolveTheme(parseSettings(read(SETTINGS_KEY)).theme));

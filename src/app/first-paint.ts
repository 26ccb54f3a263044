/**
 * Runs before anything is painted, so that a person who chose night sees no bright flash, and everybody what the page
 * itself says of the app (`first-words.tsx`). The build makes one small classic script of it, because a module would
 * come after the first paint.
 */

import { read } from '../device/local-storage';
import { parseSettings, SETTINGS_KEY } from '../device/settings';
import { readDisclaimerAccepted, readPremium, readUser } from '../device/stored-values';
import { resolveTheme, showTheme } from '../services/theme';

const theme = resolveTheme(parseSettings(read(SETTINGS_KEY)).theme);
showTheme(theme);
const { dataset } = document.documentElement;
if (!readDisclaimerAccepted()) dataset.asks = '';

if (location.pathname === '/') {
  // Home welcomes who is signed in by name, and the page itself knows nobody's.
  const isNamed = readUser() !== null;
  if (!isNamed) dataset.home = readPremium() ? 'premium' : '';
  const address = document.currentScript?.dataset[theme];
  if (address) bringPicture(address, !isNamed);
}

/** Home's picture comes while the app's script is being read, and stands in its place as soon as the page does. */
function bringPicture(address: string, isSeen: boolean): void {
  new Image().src = address;
  // The page has been read, and none of its other scripts has run.
  const show = () => document.querySelector('img[fetchpriority]')?.setAttribute('src', address);
  if (isSeen) document.addEventListener('readystatechange', show, { once: true });
}

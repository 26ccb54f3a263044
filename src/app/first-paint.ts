/**
 * Runs before anything is painted, so that a person who chose night sees no bright flash, and everybody what the page
 * itself says of the app (`first-words.tsx`). The build makes one small classic script of it, because a module would
 * come after the first paint.
 */

import { read } from '../device/local-storage';
import { parseFields, SETTINGS_KEY, themeFrom } from '../device/stored-fields';
import { keptDisclaimer, keptPremium, keptUser } from '../device/stored-values';
import { resolveTheme, showTheme } from '../services/theme';

const theme = resolveTheme(themeFrom(parseFields(read(SETTINGS_KEY))));
showTheme(theme);
const { dataset } = document.documentElement;
const isAsked = !keptDisclaimer.value;
if (isAsked) dataset.asks = '';
if (location.pathname === '/') bringHome(document.currentScript?.dataset[theme]);

// Nothing of it can be pressed: what is tapped, the app presses once it is there (early-tap.ts).
document.addEventListener('click', ({ clientX, clientY }) => {
  const isSeen = isAsked || dataset.home !== undefined;
  if (isSeen && document.querySelector('#root > [inert]')) dataset.tapped = `${clientX} ${clientY}`;
});

/**
 * Shows Home, whose picture comes while the app's script is being read and stands in its place as soon as it is there.
 *
 * @param address of the picture; the development server says none, and has nothing to show
 */
function bringHome(address = ''): void {
  if (!address) return;
  const picture = new Image();
  picture.src = address;
  // Home welcomes who is signed in by name, and the page itself knows nobody's.
  if (keptUser.value) return;
  const show = (): void => {
    dataset.home = keptPremium.value ? 'premium' : '';
  };
  // Who is asked reads that first: what lies behind it is in no hurry, and comes with its picture.
  if (isAsked) picture.onload = show;
  else show();
  // The page has been read, and none of its other scripts has run.
  const place = () => document.querySelector('img[fetchpriority]')?.setAttribute('src', address);
  document.addEventListener('readystatechange', place, { once: true });
}

/** The browser's offer to install the app. Chromium makes it; other browsers install from their own menus. */
import { ObservableValue } from '../device/store';

/** https://developer.mozilla.org/en-US/docs/Web/API/BeforeInstallPromptEvent */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

export const installOffer = new ObservableValue<BeforeInstallPromptEvent | null>(null);

/** The browser makes the offer once, soon after the page has loaded. */
export function followInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise Chrome on Android shows a banner of its own.
    event.preventDefault();
    installOffer.set(event as BeforeInstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => installOffer.set(null));
}

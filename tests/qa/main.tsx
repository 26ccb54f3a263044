/**
 * Entry of the QA build, for the window and for the frame in it. The window shows the panel beside the frame. The frame
 * runs the app. With `?bare` the window runs the app without a panel, for tests.
 */
import '../../src/ui/tokens.css';

const isPage = window.parent !== window || new URLSearchParams(location.search).has('bare');

if (isPage) {
  // Without a service worker the browser loads every QA build again, and stores nothing of it on the device.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  import('./page').then(({ startPage }) => startPage());
} else import('./panel/Panel').then(({ showPanel }) => showPanel());

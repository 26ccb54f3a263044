/**
 * Entry of the QA build, for the window and for the frame in it. The window shows the panel beside the frame. The frame
 * runs the app. With `?bare` the window runs the app without a panel, for tests.
 */
import '../../src/ui/tokens.css';
import { bringAbout } from './conditions';

const isPage = window.parent !== window || new URLSearchParams(location.search).has('bare');

if (isPage) {
  bringAbout();
  // Conditions must apply first, because modules read the device while they load.
  import('./page').then(({ startPage }) => startPage());
} else import('./panel/Panel').then(({ showPanel }) => showPanel());

/**
 * The QA build's entry. The window shows the panel, and the page beside it in a frame. The frame runs the app. With
 * `?bare` the window runs it without a panel, for tests.
 */
import '../ui/tokens.css';
import { bringAbout } from './conditions';

const isPage = window.parent !== window || new URLSearchParams(location.search).has('bare');

if (isPage) {
  bringAbout();
  // The conditions come first, because modules read the device while they load.
  import('./page').then(({ startPage }) => startPage());
} else import('./panel/Panel').then(({ showPanel }) => showPanel());

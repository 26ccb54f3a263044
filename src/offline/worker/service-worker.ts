/**
 * Makes Stillgrove work offline. The installation of a version caches the whole shell, with which every page starts. A
 * game's pictures and sounds are cached when the game first opens. A new version waits until the last tab of the old
 * one closes, or until a visit to Home while no tab is busy; all tabs then reload. So page, scripts and pictures always
 * come from one build.
 */
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ListedFile } from '../listed-file';
import type { WorkerMessage } from '../message';
import { GameFiles } from './game-files';
import { beginIfAllAreIdle } from './new-version';

declare const self: ServiceWorkerGlobalScope;

/** Paths that only the server may answer: API calls, payment, and the page with its own security policy. */
const OF_THE_SERVER = /^\/(?:api|paypal|checkout|healthz|readyz)(?:[/?]|$)/;
/**
 * Path of a file: a dot in the last segment, or a folder of files. The server distinguishes files from pages in the
 * same way.
 */
const FILE = /^\/(?:static|assets)\/|^[^?]*\.[^/?]*(?:\?|$)/;

/** All files of the build. `tools/build/offline-files.mjs` inserts the list. */
const files = self.__WB_MANIFEST as readonly ListedFile[];

precacheAndRoute(files.filter(({ games }) => !games));
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [OF_THE_SERVER, FILE] }),
);

const gameFiles = new GameFiles(files.filter(({ games }) => games));
registerRoute(gameFiles.lists, gameFiles.answer);
self.addEventListener('install', (event) => event.waitUntil(gameFiles.keepKnown()));
self.addEventListener('activate', (event) => {
  gameFiles.prune(event);
  // The first visit's page was loaded without a worker.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'part.opened') event.waitUntil(gameFiles.keepPart(message.part));
  else if (message.type === 'version.welcome') event.waitUntil(beginIfAllAreIdle());
});

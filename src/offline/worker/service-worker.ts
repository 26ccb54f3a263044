/**
 * Makes Stillgrove work without a network. The shell is fetched whole when a version is installed, and every page
 * begins with it; a game's pictures and sounds are kept when the game is first opened. A new version waits until the
 * last tab of the old one is closed, or until Home is visited while no tab is busy, which then all begin anew: so page,
 * scripts and pictures are always of one build.
 */
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ListedFile } from '../listed-file';
import type { WorkerMessage } from '../message';
import { GameFiles } from './game-files';
import { beginIfAllAreIdle } from './new-version';

declare const self: ServiceWorkerGlobalScope;

/** Addresses that only the server answers: calls, payment, and the page whose security policy is its own. */
const OF_THE_SERVER = /^\/(?:api|paypal|checkout|healthz|readyz)(?:[/?]|$)/;
/** Files, as the server tells them from pages: a dot in the last part, or below a folder of files. */
const FILE = /^\/(?:static|assets)\/|^[^?]*\.[^/?]*(?:\?|$)/;

/** Every file of the build, which puts the list here: see `tools/build/offline-files.mjs`. */
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

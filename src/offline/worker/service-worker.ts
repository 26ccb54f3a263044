/**
 * Makes Stillgrove work offline. The installation caches the app shell and the games with `isPrecached`. The pictures
 * and sounds of any other game are cached when it first opens. A new version waits until the last tab of the old one
 * closes, or until a visit to Home while no tab is busy; then all tabs reload. Page, scripts and pictures therefore
 * always come from one build.
 */
import { addPlugins, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { pagePathOf } from '../../../domain/addresses';
import type { ListedFile } from '../listed-file';
import type { MessageToWorker } from '../message';
import { activateIfAllTabsIdle } from './new-version';
import { OnDemandFileCache } from './on-demand-file-cache';
import { refillShell } from './shell-files';
import { wholeFileResponse } from './whole-file-response';

declare const self: ServiceWorkerGlobalScope;

/** Paths that only the server answers. Checkout has its own content security policy. The server ignores case, too. */
const OF_THE_SERVER = /^\/(?:api|paypal|checkout|healthz|readyz)(?:[/?]|$)/i;
/** Path of a file: a dot in the last segment, or a folder of files. The rule of server/static.ts is similar. */
const FILE = /^\/(?:static|assets)\/|^[^?]*\.[^/?]*(?:\?|$)/;

/** All files of the build. `tools/build/offline-files.mjs` inserts the list. */
const files = self.__WB_MANIFEST as readonly ListedFile[];

addPlugins([{ fetchDidSucceed: ({ request, response }) => wholeFileResponse(request, response) }]);
const shell = files.filter(({ games }) => !games);
// Without a directory index the route of the pages answers Home too, and refills the shell.
precacheAndRoute([...shell], { directoryIndex: '' });
const answerWithPage = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(
    async (options) => {
      // The browser may have deleted cached files, but not the worker.
      options.event.waitUntil(refillShell(shell));
      const page = await answerWithPage(options);
      if (pagePathOf(decoded(options.url.pathname)) !== undefined) return page;
      // As the server answers it.
      return new Response(page.body, { status: 404, headers: page.headers });
    },
    { denylist: [OF_THE_SERVER, FILE] },
  ),
);

/** Returns a decoded path; the path itself if it is malformed, which no page's is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const gameFiles = new OnDemandFileCache(files.filter(({ games }) => games));
registerRoute(gameFiles.lists, gameFiles.answer);
self.addEventListener('install', (event) => event.waitUntil(gameFiles.cacheKnown()));
self.addEventListener('activate', (event) => {
  gameFiles.prune(event);
  // The page of the first visit was loaded without a worker, so the worker claims it.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = event.data as MessageToWorker;
  if (message.type === 'part.opened') event.waitUntil(gameFiles.cachePart(message.part));
  // The claim at activation missed this page, because the page was still loading.
  else if (message.type === 'page.uncontrolled') event.waitUntil(self.clients.claim());
  else if (message.type === 'version.welcome') event.waitUntil(activateIfAllTabsIdle());
});

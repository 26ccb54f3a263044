/** `npm run dev`: client and API at one address, from the sources, with reload on change. */
import './check-node.mjs';
import path from 'node:path';
import { installMissing } from './install.mjs';
import { launch, root, UserError } from './launch.mjs';

/** URLs that the project's server handles. Vite serves all others. */
const OURS = /^\/(?:api|paypal|healthz)(?:[/?]|$)/;

await launch(async () => {
  await installMissing();
  const { createServer, runnerImport } = await import('vite');
  /** @type {{ module: typeof import('../server/base/settings') }} */
  const { module: settingsModule } = await runnerImport(path.join(root, 'server/base/settings.ts'));
  const settings = await readOrExplain(() => settingsModule.parseSettings(process.env, root));
  /** @type {{ module: typeof import('../server/payments/settings') }} */
  const { module: paymentsModule } = await runnerImport(path.join(root, 'server/payments/settings.ts'));
  const { port, host } = settings;
  const payments = await readOrExplain(() => paymentsModule.readPaymentSettings(process.env, host));

  const vite = await createServer({
    root,
    plugins: [{ name: 'stillgrove:api', configureServer: (server) => serveApi(server, settings, payments) }],
    server: { port, host, strictPort: true },
    // Suppresses Vite's banner, which prints URLs that the settings did not request.
    logLevel: 'warn',
  });
  try {
    await vite.listen();
  } catch (error) {
    await vite.close();
    throw new UserError(`Port ${port} cannot be listened on: ${/** @type {Error} */ (error).message}`);
  }
  console.log(`Stillgrove is open at ${settingsModule.serverUrl(host, port)}, from the sources`);
});

/**
 * Handles {@link OURS} with the current sources of the server at each request.
 *
 * @param {import('vite').ViteDevServer} server
 * @param {import('../server/base/settings').ServerSettings} settings
 * @param {import('../server/payments/settings').PaymentSettings} payments
 */
async function serveApi(server, settings, payments) {
  const { getRequestListener } = await import('@hono/node-server');
  /** @type {typeof import('../server/storage/storage')} */
  const { openStorage } = /** @type {any} */ (await server.ssrLoadModule('/server/storage/storage.ts'));
  const storage = await readOrExplain(() => openStorage(settings));
  server.httpServer?.once('close', () => storage.close());
  const answer = getRequestListener(
    async (request, connection) => {
      /** @type {typeof import('../server/app')} */
      const { createApp } = /** @type {any} */ (await server.ssrLoadModule('/server/app.ts'));
      return createApp({ ...settings, storage, payments }).fetch(request, connection);
    },
    // Vite's middleware shares this process and needs Node's own Request and Response.
    { overrideGlobalObjects: false },
  );
  server.middlewares.use((request, response, next) => {
    if (OURS.test(request.url ?? '')) answer(request, response).catch(next);
    else next();
  });
}

/**
 * @template T
 * @param {() => T | Promise<T>} read
 * @returns {Promise<T>}
 */
async function readOrExplain(read) {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Error && error.name === 'SettingsError' ? new UserError(error.message) : error;
  }
}

import { fileURLToPath } from 'node:url';
import { BUILD_LABEL } from '../domain/build';
import type { AdminContext } from './admin/admin';
import { newestBackupTime } from './admin/backup';
import { scheduleBackups } from './admin/schedule-backups';
import { acceptCommands } from './admin/socket';
import { createApp } from './app';
import { SYSTEM_CLOCK } from './base/clock';
import { describeErrorForLog, setLogFormat, writeLogLine } from './base/log';
import { parseSettings, serverUrl, settingsWarnings, withVariablesFromFiles } from './base/settings';
import { ERROR_PAGE_CSS, ERROR_PAGE_CSS_PATH, errorPage } from './error-page';
import { listen } from './listen';
import { readPaymentSettings } from './payments/settings';
import { securityHeadersFor } from './security';
import { createSecurityLogger } from './security-log';
import { readClientFiles } from './static';
import { openStorage } from './storage/storage';
import { scheduleSweeps } from './sweep';
import { startWatchdog } from './watchdog';

/** For pending requests after a signal to stop (ms). */
const PATIENCE = 10_000;

type Handler = (request: Request, ...rest: never[]) => Response | Promise<Response>;

/**
 * Runs the server until a signal ends it. The client is in `dist/client`, beside the bundle.
 * @throws {SettingsError} when a setting is wrong, or when the port or the database is not available
 */
export async function runServer(): Promise<void> {
  const env = withVariablesFromFiles(process.env);
  const settings = parseSettings(env, process.cwd());
  setLogFormat(settings.logFormat);
  const payments = readPaymentSettings(env, settings.host);
  const { publicOrigin, trustedProxies, isRegistrationOpen, dataDir, contact } = settings;
  const client = await readClientFiles(fileURLToPath(new URL('../client', import.meta.url)), publicOrigin);
  const headers = securityHeadersFor(publicOrigin?.startsWith('https:') ?? false);
  let handle: Handler = (request) => answerWhileStarting(request, headers);
  // The port comes first. A server that does not get it must leave the database as it was, without migrations.
  const server = await listen(
    { fetch: (...given) => handle(...(given as [Request])) },
    { ...settings, headers },
  );
  const storage = await openStorage(settings);
  startWatchdog();
  const securityLog = createSecurityLogger(storage.secret);
  const app = createApp({
    client,
    storage,
    payments,
    publicOrigin,
    trustedProxies,
    isRegistrationOpen,
    contact,
    securityLog,
    ...(settings.backupEvery !== undefined && { newestBackup: () => newestBackupTime(dataDir) }),
  });
  handle = app.fetch as Handler;
  const stops = [
    scheduleSweeps(storage, SYSTEM_CLOCK),
    ...(await startAdministration({ storage, settings, payments })),
  ];
  let closing = false;
  const stop = () => {
    // A second signal, for example one to the whole process group.
    if (closing) return;
    closing = true;
    server
      .close(PATIENCE)
      .then(() => Promise.all(stops.map((end) => end())))
      .then(() => storage.close())
      .then(
        () => process.exit(0),
        (error) => {
          writeLogLine('error', describeErrorForLog(error));
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (const warning of settingsWarnings(settings)) writeLogLine('warn', warning);
  // A supervisor that waits for this line may send SIGTERM at once.
  writeLogLine('info', `Stillgrove ${BUILD_LABEL} is open at ${serverUrl(settings.host, server.port)}`);
}

function answerWhileStarting({ url }: Request, headers: Readonly<Record<string, string>>): Response {
  if (new URL(url).pathname === ERROR_PAGE_CSS_PATH)
    return new Response(ERROR_PAGE_CSS, {
      headers: { ...headers, 'Content-Type': 'text/css; charset=utf-8' },
    });
  const own = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '5' };
  return new Response(errorPage(503), { status: 503, headers: { ...headers, ...own } });
}

/** Regular backups and the socket for commands. @returns functions that end them */
async function startAdministration(admin: AdminContext): Promise<(() => Promise<void>)[]> {
  const { storage, settings } = admin;
  const { dataDir, backupEvery } = settings;
  const stops: (() => Promise<void>)[] = [];
  if (storage.engine === 'pglite') stops.push(await acceptCommands(dataDir, admin));
  if (backupEvery !== undefined) stops.push(scheduleBackups(storage.database, dataDir, backupEvery));
  return stops;
}

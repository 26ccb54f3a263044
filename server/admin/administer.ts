import path from 'node:path';
import { parseSettings, withVariablesFromFiles } from '../base/settings';
import { readPaymentSettings } from '../payments/settings';
import { InUseError } from '../storage/pglite';
import { openStorage } from '../storage/storage';
import type { AdminContext, AdminReport } from './admin';
import { AdminError } from './admin';
import { runCommand, USAGE } from './commands';
import { formatReport } from './print';
import { sendCommand } from './socket';

/**
 * Runs a command of the operator, and writes its report to the standard output.
 * @returns the exit code: 0, or 1 when something needs the operator
 * @throws {AdminError} or {SettingsError} with a message for the operator
 */
export async function runCli(argv: readonly string[]): Promise<0 | 1> {
  const args = argv.filter((word) => word !== '--json');
  if (args.length === 0 || ['help', '--help', '-h'].includes(args[0] as string)) {
    console.log(USAGE);
    return 0;
  }
  const env = withVariablesFromFiles(process.env);
  const settings = parseSettings(env, process.cwd());
  // Most commands need no payment settings, and an operator's shell often lacks them.
  const payments =
    args[0] === 'doctor' ? readPaymentSettings(env, settings.host) : ({ provider: 'sandbox' } as const);
  const report =
    (settings.databaseUrl === undefined && (await sendCommand(settings.dataDir, absolute(args)))) ||
    (await runLocally(args, { settings, payments }));
  console.log(formatReport(report, argv.includes('--json')));
  return report.ok ? 0 : 1;
}

/** The server may have another working directory than the command. */
function absolute(args: readonly string[]): readonly string[] {
  return args.map((word, index) => (args[0] === 'backup' && index === 1 ? path.resolve(word) : word));
}

async function runLocally(
  args: readonly string[],
  rest: Omit<AdminContext, 'storage'>,
): Promise<AdminReport> {
  const storage = await openStorage(rest.settings).catch((error) => {
    // A server without its socket is migrating its database, or closing it.
    if (!(error instanceof InUseError)) throw error;
    throw new AdminError('A server is starting or stopping there. Try again in a moment.');
  });
  try {
    return await runCommand(args, { ...rest, storage });
  } finally {
    await storage.close();
  }
}

/** docs/operations.md describes the commands. */
import path from 'node:path';
import { and, asc, count, eq, inArray, max, or } from 'drizzle-orm';
import { normalizeIdentifier } from '../../domain/identifiers';
import { normalizedName } from '../accounts/names';
import { sessions, users } from '../accounts/schema';
import { SYSTEM_CLOCK } from '../base/clock';
import type { OrderState } from '../payments/order-states';
import { orders } from '../payments/schema';
import type { Storage } from '../storage/database';
import { type AdminContext, AdminError, type AdminReport, type ReportCell } from './admin';
import { newBackupPath, writeBackup } from './backup';
import { examineInstallation } from './doctor';
import { restoreFromBackup } from './restore';

export const USAGE = `Usage: node dist/server/main.mjs [command] [--json]

Without a command the server starts. The commands:
  backup [file]                 write a backup, by default into DATA_DIR/backups
  restore <file> [--replace]    replace the database with a backup; stop the server first
  orders <ID>                   find a payment by the buyer's SG-… ID or by PayPal's ID
  orders --unsettled            list payments whose outcome is not known yet
  accounts                      count the accounts
  accounts delete <name>        delete an account and its copy of the journal
  sessions end <name> | --all   sign out one person, or everybody
  doctor                        check settings, database, disk, clock, backups and PayPal`;

const WRONG_USAGE = (command: string) => new AdminError(`"${command}" is no command.\n\n${USAGE}`);

/** @param args without `--json` @throws {AdminError} with a message for the operator */
export async function runCommand(args: readonly string[], admin: AdminContext): Promise<AdminReport> {
  const { database } = admin.storage;
  const [command, first, second] = args;
  switch (command) {
    case 'backup':
      return backUp(admin, first);
    case 'restore':
      return restoreBackup(admin, args.slice(1));
    case 'orders':
      if (first === '--unsettled') return list(await unsettled(admin.storage));
      if (first !== undefined) return list(await findOrders(admin.storage, first));
      break;
    case 'accounts':
      if (first === undefined) {
        const [found] = await database
          .select({ accounts: count(), newest: max(users.createdAt) })
          .from(users);
        return list([{ accounts: found?.accounts ?? 0, newest: found?.newest ? dayOf(found.newest) : null }]);
      }
      if (first === 'delete' && second !== undefined) return deleteAccount(admin.storage, second);
      break;
    case 'sessions':
      if (first === 'end' && second !== undefined) return endSessions(admin.storage, second);
      break;
    case 'doctor':
      return examineInstallation(admin);
  }
  throw WRONG_USAGE(args.join(' '));
}

const list = (rows: AdminReport['rows']): AdminReport => ({ rows, ok: true });
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

async function backUp({ storage, settings }: AdminContext, file: string | undefined): Promise<AdminReport> {
  const now = SYSTEM_CLOCK();
  const target = file === undefined ? newBackupPath(settings.dataDir, now) : path.resolve(file);
  const counts = await writeBackup(storage.database, target, now);
  return list([{ written: target, accounts: counts.users, entries: counts.entries, orders: counts.orders }]);
}

async function restoreBackup(
  { storage, settings }: AdminContext,
  args: readonly string[],
): Promise<AdminReport> {
  const [file, ...more] = args.filter((word) => word !== '--replace');
  if (file === undefined || more.length > 0) throw WRONG_USAGE(['restore', ...args].join(' '));
  const { counts, restorePoint } = await restoreFromBackup(storage, path.resolve(file), {
    dataDir: settings.dataDir,
    replaces: args.includes('--replace'),
    now: SYSTEM_CLOCK(),
  });
  return list([
    {
      restored: path.resolve(file),
      accounts: counts.users,
      entries: counts.entries,
      orders: counts.orders,
      'restore point': restorePoint ?? null,
    },
  ]);
}

const MEANINGS: Readonly<Record<OrderState, string>> = {
  new: 'Begun here. PayPal may not have it, and no money moved.',
  open: 'PayPal waits for the buyer. No money moved. The buyer pays again.',
  unclear:
    'PayPal never said whether it took the money. Look for the transaction ID (PayPal: invoice ID) among the payments at PayPal. Restore Purchase asks PayPal again.',
  pending: 'PayPal has the money and decides, most often within three days. Premium begins then.',
  completed: 'Paid. Restore Purchase with this transaction ID gives premium on any device.',
  declined: 'PayPal refused. No money moved. The buyer pays again, perhaps with another card.',
  closed: 'It can no longer be paid, and no money moved. The buyer pays again.',
  refunded: 'The money was returned, at PayPal. Premium has ended.',
};

async function findOrders({ database }: Storage, id: string): Promise<AdminReport['rows']> {
  const typed = normalizeIdentifier('shown-id', id);
  const rows = await database
    .select()
    .from(orders)
    .where(
      or(eq(orders.transactionId, typed), eq(orders.providerOrderId, typed), eq(orders.captureId, typed)),
    );
  if (rows.length === 0)
    throw new AdminError(
      `No order has the ID ${typed}. Ask for the ID that begins with SG-, which PayPal's receipt calls the invoice ID. A payment that only PayPal has comes in by Restore Purchase with PayPal's ID.`,
    );
  return rows.map(describeOrder);
}

async function unsettled({ database }: Storage): Promise<AdminReport['rows']> {
  const rows = await database
    .select()
    .from(orders)
    .where(and(inArray(orders.state, ['unclear', 'pending'])))
    .orderBy(asc(orders.createdAt));
  return rows.map(describeOrder);
}

function describeOrder(order: typeof orders.$inferSelect): Readonly<Record<string, ReportCell>> {
  return {
    transaction: order.transactionId,
    state: order.state,
    amount: `${(order.amountCents / 100).toFixed(2)} ${order.currency}`,
    provider: order.provider,
    order: order.providerOrderId,
    capture: order.captureId,
    begun: order.createdAt.toISOString(),
    changed: order.updatedAt.toISOString(),
    meaning: MEANINGS[order.state],
  };
}

async function idOf({ database }: Storage, name: string): Promise<string> {
  const [user] = await database
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.username, name));
  if (user !== undefined) return user.id;
  const other =
    normalizedName(name) === '' ? 'Names have 3 to 32 letters, digits, dots, hyphens and underscores.' : '';
  throw new AdminError(`No account has exactly the name "${name}". ${other}`.trim());
}

async function deleteAccount(storage: Storage, name: string): Promise<AdminReport> {
  const id = await idOf(storage, name);
  await storage.database.delete(users).where(eq(users.id, id));
  return list([{ deleted: name }]);
}

async function endSessions(storage: Storage, who: string): Promise<AdminReport> {
  const rows = await storage.database
    .delete(sessions)
    .where(who === '--all' ? undefined : eq(sessions.userId, await idOf(storage, who)))
    .returning({ id: sessions.id });
  return list([{ ended: rows.length }]);
}

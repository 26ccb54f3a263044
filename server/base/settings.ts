import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LogFormat } from './log';

/** From environment variables. */
export interface ServerSettings {
  /** 0 for any free port. */
  readonly port: number;
  /** Address or host name to listen on. */
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** `postgres://…`; undefined for PGlite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Key for hashes of addresses and for device tokens; undefined for a key that the database stores. */
  readonly secret: string | undefined;
  /** `https://stillgrove.example`. Undefined: the cross-site check compares `Origin` with `Host`. */
  readonly publicOrigin: string | undefined;
  /** The operator's own proxies in front of the server, whose `X-Forwarded-For` it trusts. */
  readonly trustedProxies: number;
  /** Whether people may make new accounts. */
  readonly isRegistrationOpen: boolean;
  /** A `mailto:` or `https:` address; undefined for none. */
  readonly contact: string | undefined;
  /** Time between two backups in the data directory (ms); undefined for none. */
  readonly backupEvery: number | undefined;
  readonly logFormat: LogFormat;
}

/** An invalid setting, or a port, directory or database that is not available. The message is for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Env = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 3000;
const SHORTEST_SECRET = 32;
const LOOPBACK = '127.0.0.1';

/**
 * An empty variable counts as unset.
 *
 * @param directory base of a relative `DATA_DIR`
 * @throws {SettingsError} with one line that names the variable and a remedy
 */
export function parseSettings(env: Env, directory: string): ServerSettings {
  return {
    port: readPort(env.PORT?.trim()),
    host: readHost(env.HOST?.trim()),
    dataDir: path.resolve(directory, env.DATA_DIR || 'data'),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL?.trim()),
    secret: readSecret(env.INSTALLATION_SECRET?.trim()),
    publicOrigin: readPublicOrigin(env.PUBLIC_ORIGIN?.trim()),
    trustedProxies: readTrustedProxies(env.TRUST_PROXY?.trim()),
    isRegistrationOpen: readChoice(env, 'REGISTRATION', ['open', 'closed']) === 'open',
    contact: readContact(env.CONTACT?.trim()),
    backupEvery: readBackupEvery(env.BACKUP_EVERY?.trim()),
    logFormat: readChoice(env, 'LOG_FORMAT', ['text', 'json']),
  };
}

/** Containers and service managers hand over secrets in files. */
const FROM_FILES = ['DATABASE_URL', 'INSTALLATION_SECRET', 'PAYPAL_CLIENT_SECRET'];

/**
 * Adds the contents of the files that `DATABASE_URL_FILE` and its like name, trimmed, because editors end a file with a
 * line break.
 *
 * @throws {SettingsError} when a file cannot be read or is empty, or when a variable is set as well
 */
export function withVariablesFromFiles(env: Env): Env {
  const read = { ...env };
  for (const name of FROM_FILES) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) throw new SettingsError(`${name} and ${name}_FILE are both set. Set one of them.`);
    read[name] = readSecretFile(`${name}_FILE`, file);
  }
  return read;
}

function readSecretFile(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'ENOENT'
        ? 'which is not there'
        : code === 'EISDIR'
          ? 'which is a directory'
          : 'which this account cannot read';
    throw new SettingsError(`${name} is "${file}", ${reason}.`, { cause: error });
  }
  if (text === '') throw new SettingsError(`${name} is "${file}", which is empty.`);
  return text;
}

function readChoice<Choice extends string>(
  env: Env,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = env[name]?.trim();
  if (!text) return choices[0];
  const choice = choices.find((one) => one === text);
  if (choice !== undefined) return choice;
  throw new SettingsError(`${name} is "${text}". Say ${choices.join(' or ')}.`);
}

function readContact(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const address = /^[^\s:/]+@[^\s:/]+$/.test(text) ? `mailto:${text}` : text;
  if (/^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(address) && URL.canParse(address)) return address;
  throw new SettingsError(`CONTACT is "${text}". Give a mail address, or a page that begins with https://.`);
}

const HOUR = 60 * 60 * 1000;

function readBackupEvery(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const [, count, unit] = /^(\d{1,3})([hd])$/.exec(text) ?? [];
  const every = Number(count) * (unit === 'd' ? 24 : 1) * HOUR;
  // A timer of Node takes at most 24.8 days.
  if (every >= HOUR && every <= 24 * 24 * HOUR) return every;
  throw new SettingsError(`BACKUP_EVERY is "${text}". Give hours or days, such as 24h, from 1h to 24d.`);
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new SettingsError(`PORT is "${text}". Give a whole number from 1 to 65535, or 0 for any free port.`);
}

function readHost(text: string | undefined): string {
  if (!text) return LOOPBACK;
  // With the colons and the zone of IPv6. It is not a URL.
  if (/^[\w.:%-]+$/.test(text)) return text;
  throw new SettingsError(`HOST is "${text}". Give an address or a name, such as 0.0.0.0 or localhost.`);
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // The message does not repeat the URL, which may contain a password.
  if (!/^postgres(?:ql)?:\/\/./.test(text) || !URL.canParse(text))
    throw new SettingsError(
      'DATABASE_URL is not the address of a PostgreSQL. Give one such as postgres://user:password@host:5432/name.',
    );
  return text;
}

function readSecret(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= SHORTEST_SECRET) return text;
  throw new SettingsError(
    `INSTALLATION_SECRET is shorter than ${SHORTEST_SECRET} characters. Give random ones, or none: the database keeps its own then.`,
  );
}

function readPublicOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const origin = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  // The server would ignore a path.
  if (origin && origin.href === `${origin.origin}/` && /^[^?#]*$/.test(text)) return origin.origin;
  throw new SettingsError(
    `PUBLIC_ORIGIN is "${text}". Give what people open, without a path, such as https://stillgrove.example.`,
  );
}

function readTrustedProxies(text: string | undefined): number {
  if (!text) return 0;
  if (/^\d$/.test(text)) return Number(text);
  throw new SettingsError(
    `TRUST_PROXY is "${text}". Give how many proxies of yours stand before this server, from 0 to 9.`,
  );
}

/** One sentence, with a remedy, for each contradiction between valid settings. */
export function settingsWarnings({
  host,
  publicOrigin,
  trustedProxies,
}: Pick<ServerSettings, 'host' | 'publicOrigin' | 'trustedProxies'>): string[] {
  const warnings: string[] = [];
  if (publicOrigin === undefined && !isLoopback(host)) {
    warnings.push(
      'WARNING: Without PUBLIC_ORIGIN=https://… people sign in over plain HTTP, which others on the way can read.',
    );
  }
  // This server does not use TLS, so a proxy must be in front of it.
  if (publicOrigin?.startsWith('https:') && trustedProxies === 0) warnings.push(TRUST_PROXY_WARNING);
  return warnings;
}

/** Logged at the start if the settings show the fault, and otherwise when a request shows it. */
export const TRUST_PROXY_WARNING =
  'WARNING: A proxy stands before this server, but TRUST_PROXY is 0: everybody counts as one address, and what one person does too often is refused to all. Set TRUST_PROXY=1, or as many proxies as are yours.';

/** Only this computer can reach a server that listens at `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

export function serverUrl(host: string, port: number): string {
  const reachableHere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const name = reachableHere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

import path from 'node:path';

/** How one server process was asked to run. */
export interface Settings {
  /** TCP port; 0 takes any that is free. */
  readonly port: number;
  /** Address or name to listen on. */
  readonly host: string;
  /** Absolute path of the directory that holds what the server keeps. */
  readonly dataDir: string;
  /** `postgres://…` of a PostgreSQL; undefined when PGlite in `dataDir` is to be used. */
  readonly databaseUrl: string | undefined;
  /** Keys hashes of addresses and device tokens; undefined when the database keeps one of its own. */
  readonly secret: string | undefined;
  /** `https://stillgrove.example`, where people reach us; undefined when it is wherever they reached us. */
  readonly publicOrigin: string | undefined;
  /** How many proxies before us are our own: what they say of where a request comes from is believed. */
  readonly trustedProxies: number;
}

/** A setting that cannot work, or whose subject (a port, a directory) cannot be had. The message is for people. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const DEFAULT_PORT = 3000;
const SHORTEST_SECRET = 32;
const LOOPBACK = '127.0.0.1';

/**
 * Reads the settings from environment variables. One that is empty counts as not set.
 *
 * @param env `process.env`.
 * @param directory What a relative `DATA_DIR` starts from.
 * @throws {SettingsError} in one line that names the variable, its value and what would do.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, directory: string): Settings {
  return {
    port: readPort(env.PORT?.trim()),
    host: readHost(env.HOST?.trim()),
    dataDir: path.resolve(directory, env.DATA_DIR || 'data'),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL?.trim()),
    secret: readSecret(env.INSTALLATION_SECRET?.trim()),
    publicOrigin: readPublicOrigin(env.PUBLIC_ORIGIN?.trim()),
    trustedProxies: readTrustedProxies(env.TRUST_PROXY?.trim()),
  };
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new SettingsError(`PORT is "${text}". Give a whole number from 1 to 65535, or 0 for any free port.`);
}

function readHost(text: string | undefined): string {
  if (!text) return LOOPBACK;
  // An address or a name: letters, digits, dots, hyphens and the colons (and zone) of IPv6. Not a URL.
  if (/^[\w.:%-]+$/.test(text)) return text;
  throw new SettingsError(`HOST is "${text}". Give an address or a name, such as 0.0.0.0 or localhost.`);
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // It may hold a password, so the message does not repeat it.
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
  // Not more than an origin: a path would be silently lost.
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

/**
 * What would go wrong without a word, although every setting by itself is right.
 *
 * @returns a sentence each, which says how to mend it.
 */
export function warningsAbout({
  host,
  publicOrigin,
  trustedProxies,
}: Pick<Settings, 'host' | 'publicOrigin' | 'trustedProxies'>): string[] {
  const warnings: string[] = [];
  if (publicOrigin === undefined && !isLoopback(host)) {
    warnings.push(
      'WARNING: Without PUBLIC_ORIGIN=https://… people sign in over plain HTTP, which others on the way can read.',
    );
  }
  // This server speaks no TLS, so whoever does stands before it.
  if (publicOrigin?.startsWith('https:') && trustedProxies === 0) warnings.push(ONE_ADDRESS);
  return warnings;
}

/** Said at start when the settings show it, else when the first request does. */
export const ONE_ADDRESS =
  'WARNING: A proxy stands before this server, but TRUST_PROXY is 0: everybody counts as one address, and what one person does too often is refused to all. Set TRUST_PROXY=1, or as many proxies as are yours.';

/** Whether only this computer can reach a server that listens at `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** The address to open in a browser for a server that listens at `host` and `port`. */
export function addressOf(host: string, port: number): string {
  const reachableHere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const name = reachableHere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

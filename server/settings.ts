import path from 'node:path';

/** Settings of one server process. */
export interface Settings {
  /** TCP port; 0 for any free port. */
  readonly port: number;
  /** Address or host name to listen on. */
  readonly host: string;
  /** Absolute path of the data directory. */
  readonly dataDir: string;
  /** URL of a PostgreSQL database, `postgres://…`; undefined for PGlite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Key for hashes of addresses and for device tokens; undefined for a key that the database stores. */
  readonly secret: string | undefined;
  /**
   * Public origin, `https://stillgrove.example`. If it is undefined, the cross-site check compares the `Origin` of each
   * request with its `Host` header.
   */
  readonly publicOrigin: string | undefined;
  /** Number of the operator's own proxies in front of the server. The server trusts their `X-Forwarded-For` header. */
  readonly trustedProxies: number;
}

/**
 * Error for an invalid setting, or for a port, directory or database that is not available. The message is for the
 * operator.
 */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const DEFAULT_PORT = 3000;
const SHORTEST_SECRET = 32;
const LOOPBACK = '127.0.0.1';

/**
 * Parses the settings from environment variables. An empty variable counts as unset.
 *
 * @param env `process.env`
 * @param directory base of a relative `DATA_DIR`
 * @throws {SettingsError} with one line that names the variable and a remedy
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
  // A host has letters, digits, dots, hyphens, and the colons and zone of IPv6. It is not a URL.
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
  // Refuses a path, because the server would ignore it.
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
 * Finds settings that are valid separately but not together.
 *
 * @returns one sentence for each, with a remedy
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
  // This server does not use TLS, so a proxy must be in front of it.
  if (publicOrigin?.startsWith('https:') && trustedProxies === 0) warnings.push(ONE_ADDRESS);
  return warnings;
}

/**
 * Warning about a proxy that is not configured. The server logs the warning at the start if the settings show the
 * fault, and otherwise when a request shows it.
 */
export const ONE_ADDRESS =
  'WARNING: A proxy stands before this server, but TRUST_PROXY is 0: everybody counts as one address, and what one person does too often is refused to all. Set TRUST_PROXY=1, or as many proxies as are yours.';

/** Returns whether only this computer can reach a server that listens at `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Returns the URL to open in a browser for a server that listens at `host` and `port`. */
export function addressOf(host: string, port: number): string {
  const reachableHere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const name = reachableHere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

export interface ClientAddress {
  /** An IPv4 address, or the /64 network of an IPv6 address, which usually belongs to one household. */
  readonly address: string;
  /** An IPv4 address, or the /48 network of an IPv6 address, which one customer of a hosting company may own. */
  readonly network: string;
}

/**
 * The client's address from the trusted part of `X-Forwarded-For`, or else the peer address of the connection.
 * @param trustedProxies the operator's own proxies in front of the server. Each appends the address of its peer. The
 *   client can forge the entries before those
 */
export function clientAddress(c: Context, trustedProxies: number): ClientAddress {
  const socket = getConnInfo(c).remote.address ?? '';
  if (trustedProxies === 0) return bucketOf(socket);
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const claimed = withoutPort(forwarded.at(-trustedProxies) ?? '');
  return bucketOf(isIP(claimed) === 0 ? socket : claimed);
}

/** Some proxies append a port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  const [, v6, v4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return v6 ?? v4 ?? text;
}

function bucketOf(text: string): ClientAddress {
  const [bare = ''] = text.split('%');
  if (isIP(bare) !== 6) return { address: bare, network: bare };
  const groups = expandIPv6(bare.toLowerCase()).split(':');
  // A dual-stack socket writes IPv4 addresses as `::ffff:192.0.2.1`.
  if (groups.slice(0, 6).join(':') === '0000:0000:0000:0000:0000:ffff') {
    const address = groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((pair) => [pair >> 8, pair & 255])
      .join('.');
    return { address, network: address };
  }
  return {
    address: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

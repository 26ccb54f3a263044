import { type Answer, ask } from './ask';

/** Someone at a browser: sends JSON, keeps the cookies that come back, and has an address of their own. */
export interface Visitor {
  /** The cookies that are sent, `name=value; name=value`; empty when there are none. To set it is to have no others. */
  cookie: string;
  readonly address: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

let visitors = 0;

function nextAddress(): string {
  visitors += 1;
  return `198.18.${visitors >> 8}.${visitors & 255}`;
}

/**
 * @param port Of a server that trusts one proxy, so that what is limited by address counts for each visitor alone.
 * @param address Where the visitor comes from; one that nobody else has unless given.
 */
export function visit(port: number, address = nextAddress()): Visitor {
  const jar = new Map<string, string>();
  const self: Visitor = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      jar.clear();
      for (const pair of text.split('; ').filter((part) => part !== '')) {
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
    },
    address,
    async call(method, path, body, headers = {}) {
      const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      const answer = await ask(port, path, {
        method,
        headers: {
          'X-Forwarded-For': address,
          // As a browser says of what one of our own pages asks; one that names a page says it its own way.
          ...('Origin' in headers ? {} : { 'Sec-Fetch-Site': 'same-origin' }),
          ...(self.cookie === '' ? {} : { Cookie: self.cookie }),
          ...(sent === undefined
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(sent)) }),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent }),
      });
      for (const given of answer.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
        if (given.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
  };
  return self;
}

export const PASSWORD = 'a quiet pond at dusk';

let names = 0;

/** @returns a name that nobody in this file has yet. */
export function newName(): string {
  names += 1;
  return `Heron.${names}`;
}

/** Registers somebody new, who is signed in then. */
export async function register(
  port: number,
  { username = newName(), password = PASSWORD } = {},
): Promise<{ visitor: Visitor; username: string; password: string; codes: readonly string[] }> {
  const visitor = visit(port);
  const answer = await visitor.call('POST', '/api/auth/register', { username, password });
  if (answer.status !== 201) throw new Error(`Not registered: ${answer.status} ${answer.text()}`);
  const { recoveryCodes } = answer.json() as { recoveryCodes: string[] };
  return { visitor, username, password, codes: recoveryCodes };
}

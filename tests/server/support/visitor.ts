import { type Answer, ask } from './ask';

/** A browser that sends JSON, stores cookies and has a separate IP address. */
export interface Visitor {
  /** Cookies to send, `name=value; name=value`; may be empty. An assignment replaces all cookies. */
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
 * @param port port of a server that trusts one proxy, so that limits by address apply to each visitor separately
 * @param address the visitor's address; a new one unless given
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
          // A browser sends this header on the app's own pages. A test that sets `Origin` also chooses this header.
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

/** Returns a name that is new in this file. */
export function newName(): string {
  names += 1;
  return `Heron.${names}`;
}

/** Registers a new person, who is signed in afterward. */
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

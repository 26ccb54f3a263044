import { type Context, Hono } from 'hono';
import { farewell, passwordChange, recovery, registration, signIn, userChange } from '../../domain/contract';
import { type Limits, type Try, tooOften } from '../limits';
import { refuseMethod } from '../refuse-method';
import { valid } from '../valid';
import type { Accounts, Begin } from './accounts';
import { signedIn } from './current';
import { codeGuess, passwordGuess, registrationTry } from './guesses';
import { isReserved } from './names';
import { weaknessOf } from './passwords';
import type { Sessions } from './sessions';

const NAME_RULE =
  'A name has 3 to 32 characters: letters from a to z, digits, and between them dots, hyphens and underscores.';
const PASSWORD_RULE = 'A password has 10 to 200 characters.';
const GIVE_NAME = 'Please give your name.';
const GIVE_PASSWORD = 'Please give your password.';
const CODE_RULE = 'A recovery code has 16 letters and digits, such as 7KQM-2XWD-94TF-B0HC.';
const TAKEN = 'Somebody here has that name already. Perhaps with a number or a favourite plant added?';
const WRONG_PASSWORD = 'That is not your password.';

/** The calls below `/api/auth`. */
export function accountRoutes({
  accounts,
  sessions,
  limits,
  addressOf,
}: {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly limits: Limits;
  /** Where a request comes from. */
  readonly addressOf: (c: Context) => string;
}): Hono {
  const app = new Hono();
  const beginFor =
    (c: Context): Begin =>
    (userId, database) =>
      sessions.begin(c, userId, database);

  /** Counts tries and, unless there were too many, does what was tried; the first count is forgiven if it succeeds. */
  async function attempt(
    c: Context,
    tries: readonly Try[],
    work: () => Promise<Response | undefined>,
    refused: () => Response,
  ): Promise<Response> {
    const wait = await limits.spend(...tries);
    // Even if this try were the right one: an answer that told it apart would let guessing go on.
    if (wait !== undefined) return tooOften(c, wait);
    const done = await work();
    if (done === undefined) return refused();
    await limits.forget(...tries.slice(0, 1));
    return done;
  }

  app
    .get('/user', signedIn(sessions), (c) => {
      const { username, sync } = c.var.user;
      return c.json({ username, sync });
    })
    .patch('/user', signedIn(sessions), valid('json', userChange), async (c) => {
      const { sync } = c.req.valid('json');
      const { id, username } = c.var.user;
      await accounts.setSync(id, sync);
      return c.json({ username, sync });
    })
    .delete('/user', signedIn(sessions), valid('json', farewell, { password: GIVE_PASSWORD }), async (c) => {
      const { password } = c.req.valid('json');
      const { id, username } = c.var.user;
      return attempt(
        c,
        passwordGuess(username.toLowerCase(), addressOf(c)),
        async () => {
          if (!(await accounts.remove(id, password))) return undefined;
          await sessions.end(c);
          return c.body(null, 204);
        },
        () => c.json({ message: WRONG_PASSWORD }, 403),
      );
    })
    .all('/user', refuseMethod('GET, HEAD, PATCH, DELETE'));

  app
    .post(
      '/register',
      valid('json', registration, { username: NAME_RULE, password: PASSWORD_RULE }),
      async (c) => {
        const { username, password } = c.req.valid('json');
        const weakness = weaknessOf(password, username);
        if (weakness !== undefined) return c.json({ message: weakness }, 400);
        const wait = await limits.spend(registrationTry(addressOf(c)));
        if (wait !== undefined) return tooOften(c, wait);
        const recoveryCodes = isReserved(username)
          ? undefined
          : await accounts.register(username, password, beginFor(c));
        return recoveryCodes === undefined
          ? c.json({ message: TAKEN }, 409)
          : c.json({ username, sync: false, recoveryCodes }, 201);
      },
    )
    .all('/register', refuseMethod('POST'));

  app
    .post('/login', valid('json', signIn, { username: GIVE_NAME, password: GIVE_PASSWORD }), async (c) => {
      const { username, password } = c.req.valid('json');
      return attempt(
        c,
        passwordGuess(username.toLowerCase(), addressOf(c)),
        async () => {
          const user = await accounts.signIn(username, password, beginFor(c));
          return user && c.json(user);
        },
        () => c.json({ message: 'The name or the password is not right.' }, 401),
      );
    })
    .all('/login', refuseMethod('POST'));

  app
    .post('/logout', async (c) => {
      await sessions.end(c);
      return c.body(null, 204);
    })
    .all('/logout', refuseMethod('POST'));

  app
    .post(
      '/recover',
      valid('json', recovery, { username: GIVE_NAME, code: CODE_RULE, password: PASSWORD_RULE }),
      async (c) => {
        const { username, code, password } = c.req.valid('json');
        const weakness = weaknessOf(password, username);
        if (weakness !== undefined) return c.json({ message: weakness }, 400);
        const name = username.toLowerCase();
        return attempt(
          c,
          codeGuess(name, addressOf(c)),
          async () => {
            const recovered = await accounts.recover(username, code, password, beginFor(c));
            if (!recovered) return undefined;
            // Whoever had tried the forgotten password may try the new one.
            await limits.forget(...passwordGuess(name, addressOf(c)).slice(0, 1));
            return c.json(recovered);
          },
          () => c.json({ message: 'The name or the recovery code is not right.' }, 401),
        );
      },
    )
    .all('/recover', refuseMethod('POST'));

  app
    .post(
      '/password',
      signedIn(sessions),
      valid('json', passwordChange, { current: GIVE_PASSWORD, next: PASSWORD_RULE }),
      async (c) => {
        const { current, next } = c.req.valid('json');
        const { id, username } = c.var.user;
        const weakness = weaknessOf(next, username);
        if (weakness !== undefined) return c.json({ message: weakness }, 400);
        return attempt(
          c,
          passwordGuess(username.toLowerCase(), addressOf(c)),
          async () => {
            const isChanged = await accounts.changePassword(id, current, next, beginFor(c));
            return isChanged ? c.body(null, 204) : undefined;
          },
          () => c.json({ message: WRONG_PASSWORD }, 403),
        );
      },
    )
    .all('/password', refuseMethod('POST'));

  return app;
}

import { type Context, Hono } from 'hono';
import {
  farewell,
  passwordChange,
  recovery,
  recoveryCodesRequest,
  registration,
  signIn,
  userChange,
} from '../../domain/contract';
import { tooOften } from '../limits';
import { validate } from '../validate';
import type { Accounts, Begin } from './accounts';
import { weaknessOf } from './common-passwords';
import type { Devices } from './devices';
import type { Guesser, GuessLimits } from './guess-limits';
import { isReserved } from './names';
import { requireSession, type SignedIn } from './require-session';
import type { Sessions } from './sessions';

const NAME_RULE =
  'A name has 3 to 32 characters: letters from a to z, digits, and between them dots, hyphens and underscores.';
const PASSWORD_RULE = 'A password has 10 to 200 characters.';
const GIVE_NAME = 'Please give your name.';
const GIVE_PASSWORD = 'Please give your password.';
const CODE_RULE = 'A recovery code has 16 letters and digits, such as 7KQM-2XWD-94TF-B0HC.';
const TAKEN = 'Someone here already has that name. Maybe add a number or a favorite plant?';
const WRONG_PASSWORD = "That's not your password.";

export interface AccountParts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly guesses: GuessLimits;
  /** The network that a request comes from. */
  readonly networkOf: (c: Context) => string;
}

/** The calls below `/api/auth`. */
export function accountRoutes(parts: AccountParts): Hono {
  const app = new Hono();
  app.route('/', entranceRoutes(parts));
  app.route('/', ownRoutes(parts));
  return app;
}

/** For whoever is not signed in yet. */
function entranceRoutes({ accounts, sessions, devices, guesses, networkOf }: AccountParts): Hono {
  const app = new Hono();
  const beginFor =
    (c: Context): Begin =>
    (userId, database) =>
      sessions.begin(c, userId, database);
  const guesserOf = (c: Context, username: string): Guesser => ({
    name: username.toLowerCase(),
    network: networkOf(c),
    device: devices.known(c, username),
  });
  /** Whoever comes in is forgiven what they have guessed, and their device is known from now on. */
  const welcome = async (c: Context, guesser: Guesser): Promise<void> => {
    await guesses.forgive(guesser);
    devices.remember(c, guesser.name);
  };

  app.post(
    '/register',
    validate('json', registration, { username: NAME_RULE, password: PASSWORD_RULE }),
    async (c) => {
      const { username, password } = c.req.valid('json');
      const weakness = weaknessOf(password, username);
      if (weakness !== undefined) return c.json({ message: weakness }, 400);
      const wait = await guesses.registration(networkOf(c));
      if (wait !== undefined) return tooOften(c, wait);
      const recoveryCodes = isReserved(username)
        ? undefined
        : await accounts.register(username, password, beginFor(c));
      if (recoveryCodes === undefined) return c.json({ message: TAKEN }, 409);
      devices.remember(c, username);
      return c.json({ username, sync: false, recoveryCodes }, 201);
    },
  );

  app.post(
    '/login',
    validate('json', signIn, { username: GIVE_NAME, password: GIVE_PASSWORD }),
    async (c) => {
      const { username, password } = c.req.valid('json');
      const guesser = guesserOf(c, username);
      const wait = await guesses.password(guesser);
      // Even if this one were right: an answer that told it apart would let guessing go on.
      if (wait !== undefined) return tooOften(c, wait);
      const user = await accounts.signIn(username, password, beginFor(c));
      if (!user) return c.json({ message: "That username or password isn't right." }, 401);
      await welcome(c, guesser);
      return c.json(user);
    },
  );

  app.post('/logout', async (c) => {
    await sessions.end(c);
    return c.body(null, 204);
  });

  app.post(
    '/recover',
    validate('json', recovery, { username: GIVE_NAME, code: CODE_RULE, password: PASSWORD_RULE }),
    async (c) => {
      const { username, code, password } = c.req.valid('json');
      const weakness = weaknessOf(password, username);
      if (weakness !== undefined) return c.json({ message: weakness }, 400);
      const guesser = guesserOf(c, username);
      const wait = await guesses.recoveryCode(guesser);
      if (wait !== undefined) return tooOften(c, wait);
      const recovered = await accounts.recover(username, code, password, beginFor(c));
      if (!recovered) return c.json({ message: "That username or recovery code isn't right." }, 401);
      await welcome(c, guesser);
      return c.json(recovered);
    },
  );
  return app;
}

/** For whoever is signed in, about their own account. */
function ownRoutes({ accounts, sessions, devices, guesses }: AccountParts): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  const ownSession = requireSession(sessions);

  /**
   * Does what needs the password again: whoever is signed in on a tablet that lies around is not always its owner.
   *
   * @param act Returns undefined when the password is not theirs.
   */
  async function withPassword(
    c: Context<SignedIn>,
    act: () => Promise<Response | undefined>,
  ): Promise<Response> {
    const { sessionId } = c.var.user;
    const wait = await guesses.inSession(sessionId);
    if (wait !== undefined) return tooOften(c, wait);
    const done = await act();
    if (done === undefined) return c.json({ message: WRONG_PASSWORD }, 403);
    await guesses.forgiveSession(sessionId);
    return done;
  }

  app.get('/user', ownSession, (c) => {
    const { username, sync } = c.var.user;
    return c.json({ username, sync });
  });

  app.patch('/user', ownSession, validate('json', userChange), async (c) => {
    const { sync } = c.req.valid('json');
    const { id, username } = c.var.user;
    await accounts.setSync(id, sync);
    return c.json({ username, sync });
  });

  app.delete('/user', ownSession, validate('json', farewell, { password: GIVE_PASSWORD }), (c) =>
    withPassword(c, async () => {
      if (!(await accounts.remove(c.var.user.id, c.req.valid('json').password))) return undefined;
      await sessions.end(c);
      devices.forget(c);
      return c.body(null, 204);
    }),
  );

  app.post(
    '/password',
    ownSession,
    validate('json', passwordChange, { current: GIVE_PASSWORD, next: PASSWORD_RULE }),
    async (c) => {
      const { current, next } = c.req.valid('json');
      const { id, username } = c.var.user;
      const weakness = weaknessOf(next, username);
      if (weakness !== undefined) return c.json({ message: weakness }, 400);
      return withPassword(c, async () => {
        const isChanged = await accounts.changePassword(id, current, next, (userId, database) =>
          sessions.begin(c, userId, database),
        );
        return isChanged ? c.body(null, 204) : undefined;
      });
    },
  );

  app.post(
    '/recovery-codes',
    ownSession,
    validate('json', recoveryCodesRequest, { password: GIVE_PASSWORD }),
    (c) =>
      withPassword(c, async () => {
        const recoveryCodes = await accounts.renewCodes(c.var.user.id, c.req.valid('json').password);
        return recoveryCodes && c.json({ recoveryCodes });
      }),
  );

  app.get('/sessions', ownSession, async (c) => c.json({ sessions: await sessions.list(c.var.user) }));

  app.delete('/sessions/:id', ownSession, async (c) => {
    const id = c.req.param('id');
    const isEnded = SESSION_ID.test(id) && (await sessions.endOne(c.var.user, id));
    return isEnded ? c.body(null, 204) : c.json({ message: 'That session has ended already' }, 404);
  });

  return app;
}

const SESSION_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

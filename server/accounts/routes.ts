import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  currentUser,
  farewell,
  newAccount,
  passwordChange,
  recovered,
  recovery,
  recoveryCodes,
  recoveryCodesRequest,
  registration,
  sessionList,
  signedInUser,
  signIn,
  userChange,
} from '../../domain/contract';
import { normalized } from '../../domain/identifiers';
import { tooOften } from '../limits';
import { answer, LIMITED, refused, withCookie } from '../openapi';
import { validate } from '../validate';
import type { Accounts, Begin } from './accounts';
import type { Devices } from './devices';
import type { Guesser, GuessLimits } from './guess-limits';
import { isReserved } from './names';
import { weaknessOf } from './password-strength';
import { requireSession, type SignedIn } from './require-session';
import type { Sessions } from './sessions';

const NAME_RULE =
  'A name has 3 to 32 characters: letters from a to z, digits, and between them dots, hyphens and underscores.';
const PASSWORD_RULE = 'A password has 10 to 200 characters.';
const GIVE_NAME = 'Please give your name.';
const GIVE_PASSWORD = 'Please give your password.';
const CODE_RULE = 'A recovery code has 16 letters and digits, such as 7KQM-2XWD-94TF-B0HC.';
const TAKEN = 'Someone here already has that name. Maybe add a number or a favorite plant?';
const CLOSED = 'No new accounts are made here at the moment. Everything works without one, on this device.';
const WRONG = { 403: refused('The password is not right, or another site asked.') };
const WRONG_PASSWORD = "That's not your password.";

export interface AccountParts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly guesses: GuessLimits;
  /** Returns the network of the client. */
  readonly networkOf: (c: Context) => string;
  /** Whether people may make new accounts. */
  readonly takesRegistrations: boolean;
}

/** Returns the routes below `/api/auth`. */
export function accountRoutes(parts: AccountParts): Hono {
  const { guesses, networkOf } = parts;
  const refuseWeak: RefuseWeak = async (c, password, username) => {
    const wait = await guesses.newPassword(networkOf(c));
    if (wait !== undefined) return tooOften(c, wait);
    const weakness = weaknessOf(password, username);
    return weakness === undefined ? undefined : c.json({ message: weakness }, 400);
  };
  const app = new Hono();
  app.route('/', entranceRoutes(parts, refuseWeak));
  app.route('/', ownRoutes(parts, refuseWeak));
  return app;
}

/** Refuses a weak new password, and any password beyond the rate limit. Otherwise resolves with undefined. */
type RefuseWeak = (c: Context, password: string, username: string) => Promise<Response | undefined>;

/** Returns a function that marks the device as known to the account of a name. */
function deviceMemory({ accounts, devices }: AccountParts) {
  return async (c: Context, username: string): Promise<void> => {
    const credential = await accounts.credentialOf(username);
    // Another device may have deleted the account in the meantime.
    if (credential !== undefined) devices.remember(c, credential);
  };
}

/** Returns the routes that need no session. */
function entranceRoutes(parts: AccountParts, refuseWeak: RefuseWeak): Hono {
  const { accounts, sessions, devices, guesses, networkOf, takesRegistrations } = parts;
  const app = new Hono();
  const beginFor =
    (c: Context): Begin =>
    (userId, database) =>
      sessions.begin(c, userId, database);
  const guesserOf = async (c: Context, username: string): Promise<Guesser> => {
    const credential = devices.isPresent(c) ? await accounts.credentialOf(username) : undefined;
    return {
      name: normalized('same-name', username),
      network: networkOf(c),
      isKnown: credential !== undefined && devices.isKnown(c, credential),
    };
  };
  /** Resets the counted guesses of the guesser, and marks the device as known. */
  const welcome = async (c: Context, guesser: Guesser): Promise<void> => {
    await guesses.forgive(guesser);
    await rememberDevice(c, guesser.name);
  };
  const rememberDevice = deviceMemory(parts);

  app.post(
    '/register',
    describeRoute({
      summary: 'Create an account',
      responses: {
        ...LIMITED,
        201: withCookie('The account, with its recovery codes.', newAccount),
        403: refused('No new accounts are made here, or another site asked.'),
        409: refused('Somebody has the name.'),
      },
    }),
    validate('json', registration, { username: NAME_RULE, password: PASSWORD_RULE }),
    async (c) => {
      if (!takesRegistrations) return c.json({ message: CLOSED }, 403);
      const { username, password } = c.req.valid('json');
      const refused = await refuseWeak(c, password, username);
      if (refused) return refused;
      const wait = await guesses.registration(networkOf(c));
      if (wait !== undefined) return tooOften(c, wait);
      const recoveryCodes = isReserved(username)
        ? undefined
        : await accounts.register(username, password, beginFor(c));
      if (recoveryCodes === undefined) return c.json({ message: TAKEN }, 409);
      await rememberDevice(c, username);
      return c.json({ username, sync: false, recoveryCodes }, 201);
    },
  );

  app.post(
    '/login',
    describeRoute({
      summary: 'Sign in',
      responses: {
        ...LIMITED,
        200: withCookie('Signed in.', currentUser),
        401: refused('The name is not known, or the password is not right.'),
      },
    }),
    validate('json', signIn, { username: GIVE_NAME, password: GIVE_PASSWORD }),
    async (c) => {
      const { username, password } = c.req.valid('json');
      const guesser = await guesserOf(c, username);
      const wait = await guesses.password(guesser);
      // Beyond the limit the server refuses even the right password. Otherwise an attacker could recognize it by the
      // answer.
      if (wait !== undefined) return tooOften(c, wait);
      const user = await accounts.signIn(username, password, beginFor(c));
      if (!user) return c.json({ message: "That username or password isn't right." }, 401);
      await welcome(c, guesser);
      return c.json(user);
    },
  );

  app.post(
    '/logout',
    describeRoute({
      summary: 'Sign out',
      responses: { 204: withCookie('Signed out.') },
    }),
    async (c) => {
      await sessions.end(c);
      return c.body(null, 204);
    },
  );

  app.post(
    '/recover',
    describeRoute({
      summary: 'Recover an account',
      responses: {
        ...LIMITED,
        200: withCookie('Signed in, and nobody else is.', recovered),
        401: refused('The name is not known, or the code is not right.'),
      },
    }),
    validate('json', recovery, { username: GIVE_NAME, code: CODE_RULE, password: PASSWORD_RULE }),
    async (c) => {
      const { username, code, password } = c.req.valid('json');
      const refused = await refuseWeak(c, password, username);
      if (refused) return refused;
      const guesser = await guesserOf(c, username);
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

/** Returns the routes for signed-in people and their own account. */
function ownRoutes(parts: AccountParts, refuseWeak: RefuseWeak): Hono<SignedIn> {
  const { accounts, sessions, devices, guesses } = parts;
  const app = new Hono<SignedIn>();
  const ownSession = requireSession(sessions);

  /**
   * Runs an action that requires the password again, because another person may use an unlocked tablet.
   *
   * @param act the action. It resolves with undefined when the password is wrong
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

  app.get(
    '/user',
    describeRoute({
      summary: 'Get the signed-in user',
      responses: { 200: answer('This person.', signedInUser) },
    }),
    ownSession,
    async (c) => {
      const { id, username, sync } = c.var.user;
      return c.json({ username, sync, hasSavedCodes: await accounts.hasSavedCodes(id) });
    },
  );

  app.patch(
    '/user',
    describeRoute({
      summary: 'Change sync',
      responses: { 200: answer('As it is now.', currentUser) },
    }),
    ownSession,
    validate('json', userChange),
    async (c) => {
      const { sync } = c.req.valid('json');
      const { id, username } = c.var.user;
      await accounts.setSync(id, sync);
      return c.json({ username, sync });
    },
  );

  app.delete(
    '/user',
    describeRoute({
      summary: 'Delete the account',
      responses: { ...LIMITED, ...WRONG, 204: withCookie('All is deleted.') },
    }),
    ownSession,
    validate('json', farewell, { password: GIVE_PASSWORD }),
    (c) =>
      withPassword(c, async () => {
        if (!(await accounts.remove(c.var.user.id, c.req.valid('json').password))) return undefined;
        await sessions.end(c);
        devices.forget(c);
        return c.body(null, 204);
      }),
  );

  app.post(
    '/password',
    describeRoute({
      summary: 'Change the password',
      responses: { ...LIMITED, ...WRONG, 204: withCookie('Changed; every other session has ended.') },
    }),
    ownSession,
    validate('json', passwordChange, { current: GIVE_PASSWORD, next: PASSWORD_RULE }),
    async (c) => {
      const { current, next } = c.req.valid('json');
      const { id, username } = c.var.user;
      const refused = await refuseWeak(c, next, username);
      if (refused) return refused;
      return withPassword(c, async () => {
        const isChanged = await accounts.changePassword(id, current, next, (userId, database) =>
          sessions.begin(c, userId, database),
        );
        if (!isChanged) return undefined;
        // The earlier token of this device has ended with the earlier password.
        await deviceMemory(parts)(c, username);
        return c.body(null, 204);
      });
    },
  );

  app.post(
    '/recovery-codes',
    describeRoute({
      summary: 'Replace the recovery codes',
      responses: { ...LIMITED, ...WRONG, 200: answer('The codes, this once.', recoveryCodes) },
    }),
    ownSession,
    validate('json', recoveryCodesRequest, { password: GIVE_PASSWORD }),
    async (c) => {
      const { password } = c.req.valid('json');
      if (password === undefined) {
        const recoveryCodes = await accounts.replaceUnsavedCodes(c.var.user.id);
        return recoveryCodes ? c.json({ recoveryCodes }) : c.json({ message: GIVE_PASSWORD }, 403);
      }
      return withPassword(c, async () => {
        const recoveryCodes = await accounts.renewCodes(c.var.user.id, password);
        return recoveryCodes && c.json({ recoveryCodes });
      });
    },
  );

  app.post(
    '/recovery-codes/saved',
    describeRoute({
      summary: 'Confirm the recovery codes',
      responses: { 204: answer('It is noted.') },
    }),
    ownSession,
    async (c) => {
      await accounts.noteSavedCodes(c.var.user.id);
      return c.body(null, 204);
    },
  );

  app.get(
    '/sessions',
    describeRoute({
      summary: 'List sessions',
      responses: { 200: answer('The sessions, oldest first.', sessionList) },
    }),
    ownSession,
    async (c) => c.json({ sessions: await sessions.list(c.var.user) }),
  );

  app.delete(
    '/sessions/:id',
    describeRoute({
      summary: 'Revoke a session',
      responses: { 204: answer('It has ended.'), 404: refused('There is none of that ID.') },
    }),
    ownSession,
    async (c) => {
      const id = c.req.param('id');
      const isEnded = SESSION_ID.test(id) && (await sessions.endOne(c.var.user, id));
      return isEnded ? c.body(null, 204) : c.json({ message: 'That session has ended already' }, 404);
    },
  );

  return app;
}

const SESSION_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

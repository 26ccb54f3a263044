import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { currentUser, newAccount, recovered, recovery, registration, signIn } from '../../domain/contract';
import { normalized } from '../../domain/identifiers';
import { LIMITED, refused, withCookie } from '../base/openapi';
import { validate } from '../base/validate';
import { tooManyRequests } from '../limits/limits';
import type { BeginSession } from './accounts';
import type { Guesser } from './guess-limits';
import { isReserved } from './names';
import { type AccountParts, GIVE_PASSWORD, PASSWORD_RULE, refuseWeak, rememberDevice } from './parts';

const NAME_RULE =
  'A name has 3 to 32 characters: letters from a to z, digits, and between them dots, hyphens and underscores.';
const GIVE_NAME = 'Please give your name.';
const CODE_RULE = 'A recovery code has 16 letters and digits, such as 7KQM-2XWD-94TF-B0HC.';
const TAKEN = 'Someone here already has that name. Maybe add a number or a favorite plant?';
const CLOSED = 'No new accounts are made here at the moment. Everything works without one, on this device.';

export function unauthenticatedRoutes(parts: AccountParts): Hono {
  const app = new Hono();
  addRegistration(app, parts);
  addSignIn(app, parts);
  addRecovery(app, parts);
  return app;
}

function addRegistration(app: Hono, parts: AccountParts): void {
  const { accounts, guesses, networkOf, isRegistrationOpen } = parts;
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
      if (!isRegistrationOpen) return c.json({ message: CLOSED }, 403);
      const { username, password } = c.req.valid('json');
      const refused = await refuseWeak(parts, c, password, username);
      if (refused) return refused;
      const wait = await guesses.registration(networkOf(c));
      if (wait !== undefined) return tooManyRequests(c, wait);
      const recoveryCodes = isReserved(username)
        ? undefined
        : await accounts.register(username, password, begins(parts, c));
      if (recoveryCodes === undefined) return c.json({ message: TAKEN }, 409);
      await rememberDevice(parts, c, username);
      return c.json({ username, sync: false, recoveryCodes }, 201);
    },
  );
}

function addSignIn(app: Hono, parts: AccountParts): void {
  const { accounts, sessions, guesses } = parts;
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
      const guesser = await guesserOf(parts, c, username);
      const wait = await guesses.password(guesser);
      // Even with the right password. Otherwise an attacker could recognize it by the answer.
      if (wait !== undefined) return tooManyRequests(c, wait);
      const user = await accounts.signIn(username, password, begins(parts, c));
      if (!user) return c.json({ message: "That username or password isn't right." }, 401);
      await acceptGuesser(parts, c, guesser);
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
}

function addRecovery(app: Hono, parts: AccountParts): void {
  const { accounts, guesses } = parts;
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
      const refused = await refuseWeak(parts, c, password, username);
      if (refused) return refused;
      const guesser = await guesserOf(parts, c, username);
      const wait = await guesses.recoveryCode(guesser);
      if (wait !== undefined) return tooManyRequests(c, wait);
      const recovered = await accounts.recover(username, code, password, begins(parts, c));
      if (!recovered) return c.json({ message: "That username or recovery code isn't right." }, 401);
      await acceptGuesser(parts, c, guesser);
      return c.json(recovered);
    },
  );
}

function begins({ sessions }: AccountParts, c: Context): BeginSession {
  return (userId, database) => sessions.begin(c, userId, database);
}

async function guesserOf(
  { accounts, devices, networkOf }: AccountParts,
  c: Context,
  username: string,
): Promise<Guesser> {
  const credential = devices.isPresent(c) ? await accounts.credentialOf(username) : undefined;
  return {
    name: normalized('same-name', username),
    network: networkOf(c),
    isKnown: credential !== undefined && devices.isKnown(c, credential),
  };
}

/** Resets the counted guesses, and marks the device as known. */
async function acceptGuesser(parts: AccountParts, c: Context, guesser: Guesser): Promise<void> {
  await parts.guesses.resetGuesses(guesser);
  await rememberDevice(parts, c, guesser.name);
}

import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  currentUserSchema,
  newAccountSchema,
  recoveredUserSchema,
  recoverySchema,
  registrationSchema,
  signInSchema,
} from '../../domain/contract';
import { normalizeIdentifier } from '../../domain/identifiers';
import { cookieAnswerSpec, RATE_LIMIT_SPEC, refusalSpec } from '../base/openapi';
import { createInputValidator } from '../base/validate';
import { tooManyRequests } from '../limits/limits';
import type { SessionStarter } from './accounts';
import type { Guesser } from './guess-limits';
import { isReservedName } from './names';
import {
  type AccountRouteDependencies,
  MISSING_PASSWORD_MESSAGE,
  PASSWORD_RULE_MESSAGE,
  refuseWeakPassword,
  rememberDevice,
} from './parts';

const NAME_RULE =
  'A name has 3 to 32 characters: letters from a to z, digits, and between them dots, hyphens and underscores.';
const GIVE_NAME = 'Please give your name.';
const CODE_RULE = 'A recovery code has 16 letters and digits, such as 7KQM-2XWD-94TF-B0HC.';
const TAKEN = 'Someone here already has that name. Maybe add a number or a favorite plant?';
const CLOSED = 'No new accounts are made here at the moment. Everything works without one, on this device.';

export function unauthenticatedRoutes(parts: AccountRouteDependencies): Hono {
  const app = new Hono();
  addRegistration(app, parts);
  addSignIn(app, parts);
  addRecovery(app, parts);
  return app;
}

function addRegistration(app: Hono, parts: AccountRouteDependencies): void {
  const { accounts, guesses, networkOf, isRegistrationOpen } = parts;
  app.post(
    '/register',
    describeRoute({
      summary: 'Create an account',
      responses: {
        ...RATE_LIMIT_SPEC,
        201: cookieAnswerSpec('The account, with its recovery codes.', newAccountSchema),
        403: refusalSpec('No new accounts are made here, or another site asked.'),
        409: refusalSpec('Somebody has the name.'),
      },
    }),
    createInputValidator('json', registrationSchema, {
      username: NAME_RULE,
      password: PASSWORD_RULE_MESSAGE,
    }),
    async (c) => {
      if (!isRegistrationOpen) return c.json({ message: CLOSED }, 403);
      const { username, password } = c.req.valid('json');
      const refused = await refuseWeakPassword(parts, c, password, username);
      if (refused) return refused;
      const wait = await guesses.registration(networkOf(c));
      if (wait !== undefined) return tooManyRequests(c, wait);
      const recoveryCodes = isReservedName(username)
        ? undefined
        : await accounts.register(username, password, begins(parts, c));
      if (recoveryCodes === undefined) return c.json({ message: TAKEN }, 409);
      await rememberDevice(parts, c, username);
      return c.json({ username, sync: false, recoveryCodes }, 201);
    },
  );
}

function addSignIn(app: Hono, parts: AccountRouteDependencies): void {
  const { accounts, sessions, guesses } = parts;
  app.post(
    '/login',
    describeRoute({
      summary: 'Sign in',
      responses: {
        ...RATE_LIMIT_SPEC,
        200: cookieAnswerSpec('Signed in.', currentUserSchema),
        401: refusalSpec('The name is not known, or the password is not right.'),
      },
    }),
    createInputValidator('json', signInSchema, { username: GIVE_NAME, password: MISSING_PASSWORD_MESSAGE }),
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
      responses: { 204: cookieAnswerSpec('Signed out.') },
    }),
    async (c) => {
      await sessions.end(c);
      return c.body(null, 204);
    },
  );
}

function addRecovery(app: Hono, parts: AccountRouteDependencies): void {
  const { accounts, guesses } = parts;
  app.post(
    '/recover',
    describeRoute({
      summary: 'Recover an account',
      responses: {
        ...RATE_LIMIT_SPEC,
        200: cookieAnswerSpec('Signed in, and nobody else is.', recoveredUserSchema),
        401: refusalSpec('The name is not known, or the code is not right.'),
      },
    }),
    createInputValidator('json', recoverySchema, {
      username: GIVE_NAME,
      code: CODE_RULE,
      password: PASSWORD_RULE_MESSAGE,
    }),
    async (c) => {
      const { username, code, password } = c.req.valid('json');
      const refused = await refuseWeakPassword(parts, c, password, username);
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

function begins({ sessions }: AccountRouteDependencies, c: Context): SessionStarter {
  return (userId, database) => sessions.begin(c, userId, database);
}

async function guesserOf(
  { accounts, devices, networkOf }: AccountRouteDependencies,
  c: Context,
  username: string,
): Promise<Guesser> {
  const credential = devices.isPresent(c) ? await accounts.credentialOf(username) : undefined;
  return {
    name: normalizeIdentifier('same-name', username),
    network: networkOf(c),
    isKnown: credential !== undefined && devices.isKnown(c, credential),
  };
}

/** Resets the counted guesses, and marks the device as known. */
async function acceptGuesser(parts: AccountRouteDependencies, c: Context, guesser: Guesser): Promise<void> {
  await parts.guesses.resetGuesses(guesser);
  await rememberDevice(parts, c, guesser.name);
}

import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  accountDeletion,
  currentUser,
  passwordChange,
  recoveryCodes,
  recoveryCodesRequest,
  sessionList,
  signedInUser,
  userChange,
} from '../../domain/contract';
import { answer, LIMITED, refused, withCookie } from '../base/openapi';
import { validate } from '../base/validate';
import { tooManyRequests } from '../limits/limits';
import { type AccountParts, GIVE_PASSWORD, PASSWORD_RULE, refuseWeak, rememberDevice } from './parts';
import { requireSession, type SignedIn } from './require-session';

const WRONG = { 403: refused('The password is not right, or another site asked.') };
const WRONG_PASSWORD = "That's not your password.";
const SESSION_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function authenticatedRoutes(parts: AccountParts): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  const ownSession = requireSession(parts.sessions);
  for (const add of [addUser, addPassword, addRecoveryCodes, addSessions]) add(app, ownSession, parts);
  return app;
}

type Add = (app: Hono<SignedIn>, ownSession: MiddlewareHandler<SignedIn>, parts: AccountParts) => void;

const addUser: Add = (app, ownSession, parts) => {
  const { accounts, sessions, devices, setSync } = parts;
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
      await setSync(id, sync);
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
    validate('json', accountDeletion, { password: GIVE_PASSWORD }),
    (c) =>
      withPassword(parts, c, async () => {
        if (!(await accounts.remove(c.var.user.id, c.req.valid('json').password))) return undefined;
        await sessions.end(c);
        devices.forget(c);
        return c.body(null, 204);
      }),
  );
};

const addPassword: Add = (app, ownSession, parts) => {
  const { accounts, sessions } = parts;
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
      const refused = await refuseWeak(parts, c, next, username);
      if (refused) return refused;
      return withPassword(parts, c, async () => {
        const isChanged = await accounts.changePassword(id, current, next, (userId, database) =>
          sessions.begin(c, userId, database),
        );
        if (!isChanged) return undefined;
        // The earlier token of this device has ended with the earlier password.
        await rememberDevice(parts, c, username);
        return c.body(null, 204);
      });
    },
  );
};

const addRecoveryCodes: Add = (app, ownSession, parts) => {
  const { accounts } = parts;
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
      return withPassword(parts, c, async () => {
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
      await accounts.markCodesSaved(c.var.user.id);
      return c.body(null, 204);
    },
  );
};

const addSessions: Add = (app, ownSession, { sessions }) => {
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
};

/**
 * Runs an action that requires the password again, because another person may use an unlocked tablet.
 * @param act resolves with undefined when the password is wrong
 */
async function withPassword(
  { guesses }: AccountParts,
  c: Context<SignedIn>,
  act: () => Promise<Response | undefined>,
): Promise<Response> {
  const { sessionId } = c.var.user;
  const wait = await guesses.inSession(sessionId);
  if (wait !== undefined) return tooManyRequests(c, wait);
  const done = await act();
  if (done === undefined) return c.json({ message: WRONG_PASSWORD }, 403);
  await guesses.resetSession(sessionId);
  return done;
}

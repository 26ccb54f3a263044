import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  accountDeletionSchema,
  currentUserSchema,
  passwordChangeSchema,
  recoveryCodesRequestSchema,
  recoveryCodesSchema,
  sessionListSchema,
  signedInUserSchema,
  userChangeSchema,
} from '../../domain/contract';
import { answerSpec, cookieAnswerSpec, RATE_LIMIT_SPEC, refusalSpec } from '../base/openapi';
import { createInputValidator } from '../base/validate';
import { tooManyRequests } from '../limits/limits';
import {
  type AccountRouteDependencies,
  MISSING_PASSWORD_MESSAGE,
  PASSWORD_RULE_MESSAGE,
  refuseWeakPassword,
  rememberDevice,
} from './parts';
import { requireSession, type SignedInEnv } from './require-session';

const WRONG = { 403: refusalSpec('The password is not right, or another site asked.') };
const WRONG_PASSWORD = "That's not your password.";
const SESSION_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function authenticatedRoutes(parts: AccountRouteDependencies): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  const ownSession = requireSession(parts.sessions);
  for (const add of [addUser, addPassword, addRecoveryCodes, addSessions]) add(app, ownSession, parts);
  return app;
}

type Add = (
  app: Hono<SignedInEnv>,
  ownSession: MiddlewareHandler<SignedInEnv>,
  parts: AccountRouteDependencies,
) => void;

const addUser: Add = (app, ownSession, parts) => {
  const { accounts, sessions, devices, setSync } = parts;
  app.get(
    '/user',
    describeRoute({
      summary: 'Get the signed-in user',
      responses: { 200: answerSpec('This person.', signedInUserSchema) },
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
      responses: { 200: answerSpec('As it is now.', currentUserSchema) },
    }),
    ownSession,
    createInputValidator('json', userChangeSchema),
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
      responses: { ...RATE_LIMIT_SPEC, ...WRONG, 204: cookieAnswerSpec('All is deleted.') },
    }),
    ownSession,
    createInputValidator('json', accountDeletionSchema, { password: MISSING_PASSWORD_MESSAGE }),
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
      responses: {
        ...RATE_LIMIT_SPEC,
        ...WRONG,
        204: cookieAnswerSpec('Changed; every other session has ended.'),
      },
    }),
    ownSession,
    createInputValidator('json', passwordChangeSchema, {
      current: MISSING_PASSWORD_MESSAGE,
      next: PASSWORD_RULE_MESSAGE,
    }),
    async (c) => {
      const { current, next } = c.req.valid('json');
      const { id, username } = c.var.user;
      const refused = await refuseWeakPassword(parts, c, next, username);
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
      responses: {
        ...RATE_LIMIT_SPEC,
        ...WRONG,
        200: answerSpec('The codes, this once.', recoveryCodesSchema),
      },
    }),
    ownSession,
    createInputValidator('json', recoveryCodesRequestSchema, { password: MISSING_PASSWORD_MESSAGE }),
    async (c) => {
      const { password } = c.req.valid('json');
      if (password === undefined) {
        const recoveryCodes = await accounts.replaceUnsavedCodes(c.var.user.id);
        return recoveryCodes ? c.json({ recoveryCodes }) : c.json({ message: MISSING_PASSWORD_MESSAGE }, 403);
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
      responses: { 204: answerSpec('It is noted.') },
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
      responses: { 200: answerSpec('The sessions, oldest first.', sessionListSchema) },
    }),
    ownSession,
    async (c) => c.json({ sessions: await sessions.list(c.var.user) }),
  );

  app.delete(
    '/sessions/:id',
    describeRoute({
      summary: 'Revoke a session',
      responses: { 204: answerSpec('It has ended.'), 404: refusalSpec('There is none of that ID.') },
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
  { guesses }: AccountRouteDependencies,
  c: Context<SignedInEnv>,
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

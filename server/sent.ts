/** What a call sends: JSON, checked by its schema, refused in plain words. */
import { sValidator } from '@hono/standard-validator';
import type { Env, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const UNFIT = 'What was sent is not what this call takes.';

/**
 * Reads what is sent; handlers after it find it by `c.req.valid('json')`. 415 for what is not called JSON (a form of
 * another site cannot call itself so), 400 for what is none or does not fit.
 *
 * @param words What would do, by the name of the field. They alone are answered: never what was typed.
 */
export function sent<Schema extends z.ZodMiniType>(
  schema: Schema,
  words: Readonly<Record<string, string>> = {},
): MiddlewareHandler<Env, string, { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }> {
  const validate = sValidator('json', schema, (result, c) => {
    if (result.success) return undefined;
    const fields = result.error.map(({ path: [first] = [] }) =>
      String(typeof first === 'object' ? first.key : first),
    );
    const field = fields.find((name) => Object.hasOwn(words, name));
    return c.json({ message: field === undefined ? UNFIT : words[field] }, 400);
  });
  return async (c, next) => {
    if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
      return c.json({ message: 'Please send JSON.' }, 415);
    }
    try {
      // Read here once; the validator gets the same reading.
      await c.req.json();
    } catch {
      return c.json({ message: 'What was sent is not JSON.' }, 400);
    }
    return validate(c as Parameters<typeof validate>[0], next);
  };
}

import { sValidator } from '@hono/standard-validator';
import type { Env, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';

/** What a request can be checked for: the JSON in its body, the query in its address. */
type Part = 'json' | 'query';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** For people, who only see it when something of ours is out of date. */
const NOT_UNDERSTOOD = 'What was sent was not understood. Please reload the page and try again.';

/**
 * Lets only requests pass whose part is as the schema wants it, which handlers then find in `c.req.validate(part)`. All
 * others get a sentence: 415 for a body that is not called JSON (which keeps other sites' forms out), otherwise 400.
 *
 * @param words What would do, by the name of the field. Nothing of what was sent is ever repeated.
 */
export function validate<Of extends Part, Schema extends z.ZodMiniType>(
  part: Of,
  schema: Schema,
  words: Readonly<Record<string, string>> = {},
): MiddlewareHandler<Env, string, { in: Record<Of, z.input<Schema>>; out: Record<Of, z.output<Schema>> }> {
  const validator = sValidator(part, schema, (result, c) => {
    if (result.success) return undefined;
    const fields = result.error.map(({ path: [first] = [] }) =>
      String(typeof first === 'object' ? first.key : first),
    );
    const field = fields.find((name) => Object.hasOwn(words, name));
    return c.json({ message: field === undefined ? NOT_UNDERSTOOD : words[field] }, 400);
  });
  return async (c, next) => {
    if (part === 'json') {
      if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
        return c.json({ message: NOT_UNDERSTOOD }, 415);
      }
      try {
        // The validator gets the same reading.
        await c.req.json();
      } catch {
        return c.json({ message: NOT_UNDERSTOOD }, 400);
      }
    }
    return validator(c as Parameters<typeof validator>[0], next);
  };
}

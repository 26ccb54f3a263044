import { sValidator } from '@hono/standard-validator';
import type { Env, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import { attachInputSpec } from './openapi';

type Part = 'json' | 'query';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** People see this message only in an outdated client. */
const NOT_UNDERSTOOD = 'What was sent was not understood. Please reload the page and try again.';

/**
 * Handlers read the result with `c.req.valid(part)`. A body that is not declared as JSON gets 415, which keeps out
 * forms of other sites. Any other mismatch gets 400.
 *
 * @param messages messages by field name. Each states the field's rule, and never repeats the input
 */
export function createInputValidator<Of extends Part, Schema extends z.ZodMiniType>(
  part: Of,
  schema: Schema,
  messages: Readonly<Record<string, string>> = {},
): MiddlewareHandler<Env, string, { in: Record<Of, z.input<Schema>>; out: Record<Of, z.output<Schema>> }> {
  const validator = sValidator(part, schema, (result, c) => {
    if (result.success) return undefined;
    const fields = result.error.map(({ path: [first] = [] }) =>
      String(typeof first === 'object' ? first.key : first),
    );
    const field = fields.find((name) => Object.hasOwn(messages, name));
    return c.json({ message: field === undefined ? NOT_UNDERSTOOD : messages[field] }, 400);
  });
  const check: MiddlewareHandler = async (c, next) => {
    if (part === 'json') {
      if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
        return c.json({ message: NOT_UNDERSTOOD }, 415);
      }
      try {
        // Hono caches the parsed body for the validator.
        await c.req.json();
      } catch {
        return c.json({ message: NOT_UNDERSTOOD }, 400);
      }
    }
    return validator(c as Parameters<typeof validator>[0], next);
  };
  return attachInputSpec(check, part, schema);
}

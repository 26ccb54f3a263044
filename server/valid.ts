import { sValidator } from '@hono/standard-validator';
import type * as z from 'zod/mini';

/**
 * Lets only requests pass whose part is as the schema wants it, which handlers then find in `c.req.valid(part)`; 400
 * with a sentence for all others. Nothing of what was sent is repeated.
 *
 * @param part `json` wants the body as `application/json`: that alone keeps other sites' forms out.
 */
export function valid<Part extends 'json' | 'query', Schema extends z.ZodMiniType>(
  part: Part,
  schema: Schema,
) {
  return sValidator(part, schema, (result, c) =>
    result.success ? undefined : c.json({ message: NOT_UNDERSTOOD }, 400),
  );
}

/** For people, who only see it when something of ours is out of date. */
export const NOT_UNDERSTOOD = 'What was sent was not understood. Please reload the page and try again.';

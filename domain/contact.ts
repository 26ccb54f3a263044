import * as z from 'zod/mini';

/** `GET /api/contact`: 200. Where people reach the operator, a `mailto:` or `https:` address; absent for nowhere. */
export const contact = z.object({ contact: z.optional(z.string()) });

export type Contact = z.infer<typeof contact>;

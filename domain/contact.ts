import * as z from 'zod/mini';

/** `GET /api/contact`: 200 with the operator's `mailto:` or `https:` address, absent if there is none. */
export const contactSchema = z.object({ contact: z.optional(z.string()) });

export type OperatorContact = z.infer<typeof contactSchema>;

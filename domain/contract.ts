/** Schemas of every HTTP call between browser and server. Both sides parse with these. */
import * as z from 'zod/mini';

/** `GET /api/auth/user`: 200 with this, or 401. */
export const currentUser = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Whether a copy of the journal is kept with the account. */
  sync: z.boolean(),
});

export type CurrentUser = z.infer<typeof currentUser>;

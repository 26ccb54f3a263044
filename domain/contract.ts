/**
 * Requests and responses of the API. Both sides parse with these schemas, and the server generates `/api/openapi.json`
 * from them. Requests are strict: an unknown field is refused.
 */
import * as z from 'zod/mini';
import { type IdentifierKind, normalizeIdentifier } from './identifiers';
import {
  isRemoval,
  type JournalEntry,
  moodEntrySchema,
  musicEntrySchema,
  playEntrySchema,
  type Removal,
  removalSchema,
} from './journal';
import { PRICE } from './product';

/** Body of every refusal: one plain sentence for the person. */
export const refusalSchema = z.object({ message: z.string() });

// Accounts

const typed = (kind: IdentifierKind) => z.overwrite((text: string) => normalizeIdentifier(kind, text));

const NAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/;
/** A username. It allows only ASCII, because letters of different scripts look alike. Case is ignored. */
export const usernameSchema = z.string().check(typed('name'), z.minLength(3), z.maxLength(32), z.regex(NAME));

/** In characters. The minimum makes guessing hard, and the maximum limits the cost of hashing. */
export const PASSWORD_LENGTH_RANGE = { least: 10, most: 200 } as const;

export const passwordSchema = z
  .string()
  .check(z.minLength(PASSWORD_LENGTH_RANGE.least), z.maxLength(PASSWORD_LENGTH_RANGE.most));

/** Recovery codes of an account. Each one works once. */
export const RECOVERY_CODE_COUNT = 8;

/** In the form of `normalized`. It is displayed as `7KQM-2XWD-94TF-B0HC`. */
export const recoveryCodeSchema = z.string().check(z.maxLength(200), typed('code'), z.minLength(16));

export const currentUserSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Whether the server stores a copy of the journal. */
  sync: z.boolean(),
});

/** `GET /api/auth/user`: 200 with this body, or 401. */
export const signedInUserSchema = z.extend(currentUserSchema, {
  /** Whether the person has confirmed saving the newest recovery codes. */
  hasSavedCodes: z.boolean(),
});

/**
 * `POST /api/auth/register`: 201 with {@link newAccountSchema} and a session; 409 for a taken or reserved name; 400 for an
 * invalid request, including a weak password. Like every endpoint that takes a secret: 429 with `Retry-After` (s) after
 * too many attempts.
 */
export const registrationSchema = z.strictObject({ username: usernameSchema, password: passwordSchema });

export const newAccountSchema = z.extend(currentUserSchema, {
  /** Returned only once, because the server stores only their hashes. */
  recoveryCodes: z.array(z.string()),
});

/**
 * `POST /api/auth/login`: 200 with {@link currentUserSchema} and a session; 401 for an unknown name or a wrong password. The
 * rules for new names and passwords do not apply to this request.
 */
export const signInSchema = z.strictObject({
  username: z.string().check(typed('name'), z.minLength(1), z.maxLength(200)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});

/**
 * `POST /api/auth/recover`: 200 with {@link recoveredUserSchema} and a session, which ends all others of the account; 401 for an
 * unknown name or a wrong code.
 */
export const recoverySchema = z.strictObject({
  username: z.string().check(typed('name'), z.minLength(1), z.maxLength(200)),
  code: recoveryCodeSchema,
  password: passwordSchema,
});

export const recoveredUserSchema = z.extend(currentUserSchema, {
  /** Recovery codes that are still unused. */
  codesLeft: z.int().check(z.nonnegative()),
});

/**
 * `POST /api/auth/password`: 204. All other sessions of the account end, and this one gets a new token. 403 if
 * `current` is wrong, because 401 would mean that no user is signed in.
 */
export const passwordChangeSchema = z.strictObject({
  current: z.string().check(z.minLength(1), z.maxLength(1000)),
  next: passwordSchema,
});

/** `PATCH /api/auth/user`: 200 with {@link currentUserSchema}. Turning `sync` off deletes the copy of the journal. */
export const userChangeSchema = z.strictObject({ sync: z.boolean() });

/** `DELETE /api/auth/user`: 204 after account, sessions and copied journal are deleted; 403 for a wrong password. */
export const accountDeletionSchema = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});

/** `POST /api/auth/recovery-codes`: 200 with {@link recoveryCodesSchema}, which invalidate the earlier ones, or 403. */
export const recoveryCodesRequestSchema = z.strictObject({
  /** Optional until the first recovery codes are saved, on the first day at most. Wrong or missing after that: 403. */
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
});

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** With enough details to recognize the session. Days are in UTC. */
const signedInDevice = z.object({
  /** For ending the session. It is not a token. */
  id: z.string(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  isCurrent: z.boolean(),
});

/** `GET /api/auth/sessions`: 200 with this body. `DELETE /api/auth/sessions/:id`: 204, or 404 for an unknown id. */
export const sessionListSchema = z.object({ sessions: z.array(signedInDevice) });

export type SignedInDevice = z.infer<typeof signedInDevice>;
export type CurrentUser = z.infer<typeof currentUserSchema>;
export type NewAccount = z.infer<typeof newAccountSchema>;
export type RecoveredUser = z.infer<typeof recoveredUserSchema>;

// The journal on the server: 401 for a guest, 409 while sync is off

/** Maximum number of entries and removals in one batch. Even the longest entries then fit into the body limit. */
export const MAX_BATCH_SIZE = 200;

/** Kinds of synced entries. They omit `person`, because the server takes the owner of an entry from the session. */
const [mood, play, music] = [
  z.omit(moodEntrySchema, { person: true }),
  z.omit(playEntrySchema, { person: true }),
  z.omit(musicEntrySchema, { person: true }),
];

/** An entry in an answer. Unknown fields from a newer server are ignored. */
const syncedEntry = z.discriminatedUnion('kind', [mood, play, music]);

/**
 * An entry in a request or in the stored copy. A check-in omits `when: 'after'`. Earlier versions of the app refuse an
 * entry with that field, and would then refuse every later entry too.
 */
const sentEntry = z.discriminatedUnion('kind', [
  z.strictObject({ ...mood.shape, when: z.optional(z.literal('before')) }),
  z.strictObject(play.shape),
  z.strictObject(music.shape),
]);

/** Entries in the copy of one journal. Eleven entries a day for ten years are a fifth of this number. */
export const JOURNAL_QUOTA = 200_000;

/**
 * `POST /api/journal`: 200 with {@link journalReceiptSchema}. The request is idempotent: sending an entry again changes
 * nothing. 400 if an entry is malformed, has a day before 2000 or after tomorrow, or is one too many for its day, and
 * 422 if new entries would exceed {@link JOURNAL_QUOTA}; the whole batch is then dropped. 429 with `Retry-After` (s)
 * after too many batches.
 */
export const journalBatchSchema = z
  .strictObject({
    entries: z.array(sentEntry).check(z.maxLength(MAX_BATCH_SIZE)),
    /** A batch has 1 to {@link MAX_BATCH_SIZE} entries and removals in total. */
    removed: z.optional(z.array(z.strictObject(removalSchema.shape)).check(z.maxLength(MAX_BATCH_SIZE))),
  })
  .check(
    z.refine(({ entries, removed = [] }) => {
      const size = entries.length + removed.length;
      return size > 0 && size <= MAX_BATCH_SIZE;
    }),
  );

export const journalReceiptSchema = z.object({
  /** Different entries in the batch, including removed ones. The server now has these versions or newer ones. */
  received: z.int().check(z.nonnegative()),
});

/** Opaque. Identifies a copy of the journal and a position in it. */
const journalCursor = z.string().check(z.minLength(1), z.maxLength(80));

export const journalQuerySchema = z.strictObject({ since: z.optional(journalCursor) });

/**
 * `GET /api/journal?since=<cursor>`: 200 with this body, from the beginning without `since`. 410 if the person has
 * deleted the copy of the cursor: the device must then delete the entries that it has sent to that copy.
 */
export const journalChangesSchema = z.object({
  entries: z.array(syncedEntry),
  /** Absent if there are none. Earlier versions of the app ignore the field. */
  removed: z.optional(z.array(removalSchema)),
  cursor: journalCursor,
  /**
   * The copy of the cursor is unknown, because sync was off in between or the database was restored from a backup. The
   * entries then start from the beginning, and the device must send its own again.
   */
  reset: z.boolean(),
  hasMore: z.boolean(),
});

// `DELETE /api/journal`: 204. Deletes the copy and starts an empty one.

export type SyncedEntry = z.infer<typeof syncedEntry>;
type SentEntry = z.infer<typeof sentEntry>;
export type SyncedVersion = SyncedEntry | Removal;
export type SentVersion = SentEntry | Removal;

/** Omits the person and the default value of `when`. */
export function toSentVersion(version: JournalEntry | Removal): SentVersion {
  if (isRemoval(version)) return version;
  const { person: _, ...entry } = version;
  if (entry.kind !== 'mood') return entry;
  const { when, ...mood } = entry;
  return when === 'before' ? { ...mood, when } : mood;
}

/** Splits versions into the fields of a batch or an answer. */
export function partitionVersions<E extends SyncedEntry>(
  versions: readonly (E | Removal)[],
): { entries: E[]; removed?: Removal[] } {
  const removed = versions.filter((version): version is Removal => isRemoval(version));
  const entries = versions.filter((version): version is E => !isRemoval(version));
  return { entries, ...(removed.length > 0 && { removed }) };
}

/** Adds `when`, which every stored mood has. */
export const toStoredEntry = (entry: SyncedEntry): SyncedEntry =>
  entry.kind === 'mood' ? { ...entry, when: entry.when ?? 'after' } : entry;
export type JournalChanges = z.infer<typeof journalChangesSchema>;

// Payments

/** Path prefix of the payment endpoints, except `/api/verify-purchase`. */
export const PAYMENTS_PATH = '/paypal';

/** `GET /paypal/setup`: 200 with this body, or 503 if the provider gives no usable answer. */
export const paymentSetupSchema = z.object({
  clientToken: z.string(),
  /** With `sandbox` no money moves, and the page says so. */
  provider: z.enum(['paypal', 'sandbox']),
  /** The provider's browser SDK. In the sandbox it has the same origin. */
  sdkUrl: z.string(),
});

/**
 * `POST /paypal/order`: 201 with {@link paymentOrderSchema}; an order is reused as long as it can be paid; 409 with {@link
 * alreadyPaid}; 400 for an amount that is not the price; 503, without a charge, if the provider gives no usable answer.
 */
export const orderRequestSchema = z.strictObject({
  amount: z.union([z.literal(PRICE.amount), z.literal(PRICE.amount.toFixed(2))]),
  currency: z.literal(PRICE.currency),
  intent: z.literal('CAPTURE'),
});

/** The shop's own readable transaction ID: `SG-7KQM-2XWD-94TF`. */
export const transactionIdSchema = z.string().check(z.regex(/^SG(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/));

export const paymentOrderSchema = z.object({
  id: z.string(),
  /** The ID for the person to save. The provider's e-mail shows it as the invoice ID. */
  transactionId: transactionIdSchema,
});

/** 409: this browser already has a payment. */
export const alreadyPaidSchema = z.extend(refusalSchema, {
  status: z.enum(['COMPLETED', 'PENDING']),
  transactionId: transactionIdSchema,
});

/**
 * `POST /paypal/order/:orderId/capture`: 200 with this body; 404 for an order of another browser; 429 after too many
 * requests; 503 if the provider gives no usable answer and charged nothing. After any other answer, or none, the result
 * is unknown, and the client must send the request again.
 */
export const paymentCaptureSchema = z.object({
  /** Only `COMPLETED` grants premium. `PENDING` may still become `COMPLETED`. `DECLINED` moved no money. */
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED']),
  transactionId: transactionIdSchema,
});

/** `POST /api/verify-purchase`: 200 with {@link purchaseVerificationSchema}, even for an unknown ID; 429 with the same body. */
export const verifyPurchaseSchema = z.strictObject({
  /** The shop's transaction ID, the provider's order ID, or its capture ID. Blanks and dashes are ignored. */
  transactionId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Sent before another payment is offered: if no money has moved, the server closes the order to late approvals. */
  giveUp: z.optional(z.literal(true)),
});

export const purchaseVerificationSchema = z.object({
  verified: z.boolean(),
  message: z.optional(z.string()),
  /** `UNPAID`: not taken, refunded, or unknown. Absent without a usable answer of the provider, and with 429. */
  status: z.optional(z.enum(['COMPLETED', 'PENDING', 'UNPAID'])),
  /** Of a verified purchase. The client stores and shows it instead of the typed ID. */
  transactionId: z.optional(transactionIdSchema),
});

export type PaymentSetup = z.infer<typeof paymentSetupSchema>;
export type AlreadyPaid = z.infer<typeof alreadyPaidSchema>;
export type PaymentOrder = z.infer<typeof paymentOrderSchema>;
export type PaymentCapture = z.infer<typeof paymentCaptureSchema>;
export type PurchaseVerification = z.infer<typeof purchaseVerificationSchema>;

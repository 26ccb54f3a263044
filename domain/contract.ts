/**
 * Schemas of every HTTP call between browser and server. Both sides parse with these, and the server's description
 * of itself, `/api/openapi.json`, is made from them. Requests are strict: a field that nobody asked for is refused.
 */
import * as z from 'zod/mini';
import { type JournalEntry, moodEntry, musicEntry, playEntry } from './journal';
import { PRICE } from './product';

/** Every refusal: one sentence in plain words, fit to be shown. */
export const refusal = z.object({ message: z.string() });

// Accounts

/** Letters that cannot be taken for one another's look-alikes; upper and lower case are the same name. */
export const username = z
  .string()
  .check(z.minLength(3), z.maxLength(32), z.regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/));

/** Long enough not to be guessed, short enough not to be a burden on the hash (characters). */
export const PASSWORD_LENGTH = { least: 10, most: 200 } as const;

export const password = z
  .string()
  .check(z.minLength(PASSWORD_LENGTH.least), z.maxLength(PASSWORD_LENGTH.most));

/** How many recovery codes come with a new account; each works once. */
export const RECOVERY_CODES = 8;

/** As it is shown, `7KQM-2XWD-94TF-B0HC`; dashes, spaces and case do not matter when it is typed. */
export const recoveryCode = z.string().check(z.minLength(16), z.maxLength(40));

/** `GET /api/auth/user`: 200 with this, or 401. */
export const currentUser = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Whether a copy of the journal is kept with the account. */
  sync: z.boolean(),
});

/**
 * `POST /api/auth/register`: 201 with {@link newAccount} and a session, 409 when the name is taken or kept back, 400
 * also for a password that everybody has. Like every call that takes a secret, 429 with `Retry-After` (s) after too many.
 */
export const registration = z.strictObject({ username, password });

export const newAccount = z.extend(currentUser, {
  /** Shown this once: the server keeps only their hashes. */
  recoveryCodes: z.array(z.string()),
});

/**
 * `POST /api/auth/login`: 200 with {@link currentUser} and a session, 401 for an unknown name as for a wrong password.
 * What no account can have is merely wrong here: the rules for new names and passwords are not repeated.
 */
export const signIn = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(200)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});

/**
 * `POST /api/auth/recover`: 200 with {@link recovered} and a session, every other session of the account ends; 401 for
 * an unknown name as for a wrong code.
 */
export const recovery = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(200)),
  code: recoveryCode,
  /** The new one. */
  password,
});

export const recovered = z.extend(currentUser, {
  /** How many recovery codes still work. */
  codesLeft: z.int().check(z.nonnegative()),
});

/**
 * `POST /api/auth/password`: 204; every other session of the account ends, and this one gets a new token. 403 when
 * `current` is not the password: 401 would mean that nobody is signed in.
 */
export const passwordChange = z.strictObject({
  current: z.string().check(z.minLength(1), z.maxLength(1000)),
  next: password,
});

/**
 * `PATCH /api/auth/user`: 200 with {@link currentUser}. A copy of the journal is kept only while `sync` is true:
 * turning it off deletes the copy.
 */
export const userChange = z.strictObject({ sync: z.boolean() });

/** `DELETE /api/auth/user`: 204; account, sessions and the copy of the journal are gone. 403 for a wrong password. */
export const farewell = z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(1000)) });

/** `POST /api/auth/recovery-codes`: 200 with {@link recoveryCodes}; the ones before end. 403 for a wrong password. */
export const recoveryCodesRequest = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});

/** Shown this once: the server keeps only their hashes. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** A session of the person, as far as they need to recognise it. Days are in UTC. */
const signedInDevice = z.object({
  /** To end it by; worth nothing as a token. */
  id: z.string(),
  /** When it began. */
  firstDay: z.iso.date(),
  /** When it was last used. */
  lastDay: z.iso.date(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});

/** `GET /api/auth/sessions`: 200 with this. `DELETE /api/auth/sessions/:id`: 204, or 404 when there is none. */
export const sessionList = z.object({ sessions: z.array(signedInDevice) });

export type SignedInDevice = z.infer<typeof signedInDevice>;
export type CurrentUser = z.infer<typeof currentUser>;
export type NewAccount = z.infer<typeof newAccount>;
export type Recovered = z.infer<typeof recovered>;

// The journal on the server: 401 for a guest, 409 while sync is off

/** Most entries in one batch: however long their words and figures, they fit into what a call may send. */
export const BATCH_SIZE = 200;

/** Whose an entry is, the session says: on the way no name stands in it. */
const [mood, play, music] = [
  z.omit(moodEntry, { person: true }),
  z.omit(playEntry, { person: true }),
  z.omit(musicEntry, { person: true }),
];

/** As it is answered: what a newer server adds to it is passed over. */
const syncedEntry = z.discriminatedUnion('kind', [mood, play, music]);

/**
 * As it is sent, and so as it is kept. A check-in does not say `after`: that it is one goes without saying, and a device
 * with an earlier version, which knows no such word, could read nothing that came after it.
 */
const sentEntry = z.discriminatedUnion('kind', [
  z.strictObject({ ...mood.shape, when: z.optional(z.literal('before')) }),
  z.strictObject(play.shape),
  z.strictObject(music.shape),
]);

/** Most entries of one copy: five times as many as ten years of eleven entries every day. */
export const JOURNAL_QUOTA = 200_000;

/**
 * `POST /api/journal`: 200 with {@link journalReceived}. The same entry sent again changes nothing. 422 when the copy
 * has {@link JOURNAL_QUOTA} entries: none of the batch is kept. 429 with `Retry-After` (s) after too many batches.
 */
export const journalBatch = z.strictObject({
  entries: z.array(sentEntry).check(z.minLength(1), z.maxLength(BATCH_SIZE)),
});

export const journalReceived = z.object({
  /** How many entries of the batch are kept now, whether they were new or known. */
  received: z.int().check(z.nonnegative()),
});

/** Opaque: which copy of the journal, and how much of it, a device has seen. */
const journalCursor = z.string().check(z.minLength(1), z.maxLength(80));

/** The part of `GET /api/journal` behind the `?`. */
export const journalQuestion = z.strictObject({ since: z.optional(journalCursor) });

/**
 * `GET /api/journal?since=<cursor>`: 200 with this; without `since` from the beginning. 410 when the person has
 * deleted the copy that the cursor belongs to: what this device had sent to it is to be deleted here too.
 */
export const journalChanges = z.object({
  entries: z.array(syncedEntry),
  /** To ask with next time. */
  cursor: journalCursor,
  /**
   * True when the cursor belongs to no copy that is known (sync was off in between, or the server was set back to an
   * earlier day): these entries are from the beginning, and what this device has must be sent again.
   */
  reset: z.boolean(),
  /** Whether more is there already. */
  hasMore: z.boolean(),
});

// `DELETE /api/journal`: 204; the copy is deleted, and an empty one begins.

export type SyncedEntry = z.infer<typeof syncedEntry>;
export type SentEntry = z.infer<typeof sentEntry>;

/** An entry as it is sent: without its person, and without the word that goes without saying. */
export function toSent({ person: _, ...entry }: JournalEntry): SentEntry {
  if (entry.kind !== 'mood') return entry;
  const { when, ...mood } = entry;
  return when === 'before' ? { ...mood, when } : mood;
}

/** An entry as a device keeps it: a mood says when it was given. */
export const toKept = (entry: SyncedEntry): SyncedEntry =>
  entry.kind === 'mood' ? { ...entry, when: entry.when ?? 'after' } : entry;
export type JournalChanges = z.infer<typeof journalChanges>;

// Payments

/** Below this path all calls are about payments. */
export const PAYMENTS_PATH = '/paypal';

/** `GET /paypal/setup`: 200, or 503 when the provider cannot be reached. */
export const paymentSetup = z.object({
  /** For the provider's browser SDK. */
  clientToken: z.string(),
  /** In the sandbox no money moves, and the page says so. */
  provider: z.enum(['paypal', 'sandbox']),
  /** Where the browser SDK is loaded from; of our own origin in the sandbox. */
  sdkUrl: z.string(),
});

/**
 * `POST /paypal/order`: 201 with {@link paymentOrder}, the same one as long as it can be paid; 409 with
 * {@link alreadyPaid}; 400 for any other amount; 503 when the provider cannot be reached, and nothing was charged.
 */
export const orderRequest = z.strictObject({
  amount: z.union([z.literal(PRICE.amount), z.literal(PRICE.amount.toFixed(2))]),
  currency: z.literal(PRICE.currency),
  intent: z.literal('CAPTURE'),
});

/** Ours, readable: `SG-7KQM-2XWD-94TF`. */
export const transactionId = z.string().check(z.regex(/^SG(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/));

export const paymentOrder = z.object({
  /** The provider's order ID. */
  id: z.string(),
  /** What the person keeps: it stands in the provider's e-mail as the invoice ID. */
  transactionId,
});

/** This browser has paid already, or is about to: only `COMPLETED` is premium, `PENDING` may still become it. */
export const alreadyPaid = z.extend(refusal, { status: z.enum(['COMPLETED', 'PENDING']), transactionId });

/**
 * `POST /paypal/order/:orderId/capture`: 200 with this; 404 for an order that this browser did not make; 429 after too many; 503 when the
 * provider cannot be reached, and nothing was charged. After any other answer, or none, nobody knows: ask again.
 */
export const paymentCapture = z.object({
  /** Only `COMPLETED` is premium. `PENDING` may still become it; `DECLINED` has moved no money. */
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED']),
  transactionId,
});

/**
 * `POST /api/verify-purchase`: 200 with {@link purchaseVerified}, also for an ID that nobody knows; 429 with the same
 * for who has asked too often.
 */
export const purchaseToVerify = z.strictObject({
  /** Ours, the provider's order ID or its capture ID; blanks and dashes in it do not matter. */
  transactionId: z.string().check(z.minLength(1), z.maxLength(200)),
  /**
   * The payment page asks, and will offer to pay again when no money has moved: the order is then closed, so that
   * nothing that comes late can take money for it.
   */
  giveUp: z.optional(z.literal(true)),
});

export const purchaseVerified = z.object({
  verified: z.boolean(),
  /** In plain words, if there is anything to say. */
  message: z.optional(z.string()),
  /**
   * What became of the money: `UNPAID` says for certain that none was taken, or that it went back. Missing when nobody
   * can be asked just now.
   */
  status: z.optional(z.enum(['COMPLETED', 'PENDING', 'UNPAID'])),
  /** Of a purchase that is verified: ours, as it is to be kept and shown, however it was typed. */
  transactionId: z.optional(transactionId),
});

export type PaymentSetup = z.infer<typeof paymentSetup>;
export type AlreadyPaid = z.infer<typeof alreadyPaid>;
export type PaymentOrder = z.infer<typeof paymentOrder>;
export type PaymentCapture = z.infer<typeof paymentCapture>;
export type PurchaseVerified = z.infer<typeof purchaseVerified>;

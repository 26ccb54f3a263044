import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** As typed. Unique without regard to case. */
    username: text().notNull(),
    /** Argon2id, with its salt and cost. */
    passwordHash: text('password_hash').notNull(),
    /** Whether the server stores a copy of the journal. */
    sync: boolean().notNull().default(false),
    /** Whether the person has confirmed that they saved the newest recovery codes. */
    hasSavedCodes: boolean('has_saved_codes').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('users_username').on(sql`lower(${table.username})`)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256, in hex, of the token in the cookie. Nobody can sign in with the hash. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In the list of devices. It differs from the token. */
    id: uuid().notNull().defaultRandom(),
    /** As midnight UTC. For privacy the hour is not stored. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Half a year after the last day of use. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedOn: date('used_on', { mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    uniqueIndex('sessions_id').on(table.id),
  ],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

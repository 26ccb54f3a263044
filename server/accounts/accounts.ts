/** Callers check input and rate limits first. */
import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { CurrentUser, RecoveredUser } from '../../domain/contract';
import type { Clock } from '../base/clock';
import type { Database } from '../storage/database';
import { normalizedName } from './names';
import type { PasswordHasher } from './password-hasher';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes';
import { recoveryCodes, users } from './schema';
import type { Sessions } from './sessions';

/** Begins a session in the caller's transaction. */
export type SessionStarter = (userId: string, database: Database) => Promise<void>;

/** After the registration, the codes can be replaced without the password for this time, ms. */
const FIRST_DAY_MS = 24 * 3600_000;

/** With this ID of no person, a query takes the same time for known and unknown names. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export class Accounts {
  readonly #database: Database;
  readonly #passwords: PasswordHasher;
  readonly #sessions: Sessions;
  readonly #clock: Clock;

  constructor(parts: { database: Database; passwords: PasswordHasher; sessions: Sessions; clock: Clock }) {
    this.#database = parts.database;
    this.#passwords = parts.passwords;
    this.#sessions = parts.sessions;
    this.#clock = parts.clock;
  }

  async #find(name: string) {
    const [user] = await this.#database
      .select()
      .from(users)
      .where(eq(sql`lower(${users.username})`, normalizedName(name)));
    return user;
  }

  async #rightHash(userId: string, password: string): Promise<string | undefined> {
    const [user] = await this.#database
      .select({ hash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId));
    return (await this.#passwords.verify(user?.hash, password)) ? user?.hash : undefined;
  }

  /** @returns undefined when the condition `which` does not hold for the person's row */
  #replaceCodes(userId: string, which: ReturnType<typeof unchanged>): Promise<string[] | undefined> {
    const codes = createRecoveryCodes();
    return this.#database.transaction(async (tx) => {
      // The update locks the row. Of two concurrent requests, the last one determines the valid codes.
      const [same] = await tx
        .update(users)
        .set({ hasSavedCodes: false })
        .where(which)
        .returning({ id: users.id });
      if (!same) return undefined;
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await saveCodes(tx, userId, codes);
      return codes;
    });
  }

  /** Also begins a session. @returns the recovery codes in readable form; undefined when the name is taken */
  async register(name: string, password: string, begin: SessionStarter): Promise<string[] | undefined> {
    const id = randomUUID();
    const codes = createRecoveryCodes();
    const passwordHash = await this.#passwords.hash(password);
    return this.#database.transaction(async (tx) => {
      // Of two concurrent registrations of one name, the unique index accepts one.
      const [added] = await tx
        .insert(users)
        .values({ id, username: name, passwordHash, createdAt: this.#clock(), hasSavedCodes: false })
        .onConflictDoNothing()
        .returning({ id: users.id });
      if (!added) return undefined;
      await saveCodes(tx, id, codes);
      await begin(id, tx);
      return codes;
    });
  }

  /**
   * A secret text that names the account and its current password; undefined for an unknown name. It changes with the
   * password, and a later account of the same name has another one.
   */
  async credentialOf(name: string): Promise<string | undefined> {
    const user = await this.#find(name);
    return user && `${user.id} ${user.passwordHash}`;
  }

  /** Also begins a session. @returns undefined for an unknown name and for a wrong password, after the same time */
  async signIn(name: string, password: string, begin: SessionStarter): Promise<CurrentUser | undefined> {
    const user = await this.#find(name);
    const isRight = await this.#passwords.verify(user?.passwordHash, password);
    if (!user || !isRight) return undefined;
    const passwordHash = this.#passwords.isOutdated(user.passwordHash)
      ? await this.#passwords.hash(password)
      : user.passwordHash;
    return this.#database.transaction(async (tx) => {
      // The update locks the row. If a concurrent change of the password gets the lock later, that change ends this
      // session. If it gets the lock earlier, no row matches this update.
      const [same] = await tx
        .update(users)
        .set({ passwordHash })
        .where(unchanged(user.id, user.passwordHash))
        .returning({ username: users.username, sync: users.sync });
      if (same) await begin(user.id, tx);
      return same;
    });
  }

  /**
   * Sets a new password, deletes the used code, ends every session and begins a new one.
   * @returns undefined for an unknown name and for a wrong code
   */
  async recover(
    name: string,
    code: string,
    password: string,
    begin: SessionStarter,
  ): Promise<RecoveredUser | undefined> {
    const user = await this.#find(name);
    const isCode = and(
      eq(recoveryCodes.userId, user?.id ?? NOBODY),
      eq(recoveryCodes.codeHash, hashRecoveryCode(code)),
    );
    const [known] = await this.#database.select({ id: recoveryCodes.id }).from(recoveryCodes).where(isCode);
    if (!user || !known) return undefined;
    const passwordHash = await this.#passwords.hash(password);
    return this.#database.transaction(async (tx) => {
      // Of two concurrent requests with one code, one deletes the row.
      const used = await tx.delete(recoveryCodes).where(isCode).returning({ id: recoveryCodes.id });
      if (used.length === 0) return undefined;
      const [changed] = await tx
        .update(users)
        .set({ passwordHash })
        .where(eq(users.id, user.id))
        .returning({ username: users.username, sync: users.sync });
      if (!changed) return undefined;
      await this.#sessions.endAll(user.id, tx);
      await begin(user.id, tx);
      const [left] = await tx
        .select({ codes: count() })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, user.id));
      return { ...changed, codesLeft: left?.codes ?? 0 };
    });
  }

  /** Sets a new password, ends every session and begins a new one. @returns false when `current` is wrong */
  async changePassword(
    userId: string,
    current: string,
    next: string,
    begin: SessionStarter,
  ): Promise<boolean> {
    const hash = await this.#rightHash(userId, current);
    if (hash === undefined) return false;
    const passwordHash = await this.#passwords.hash(next);
    return this.#database.transaction(async (tx) => {
      const changed = await tx
        .update(users)
        .set({ passwordHash })
        .where(unchanged(userId, hash))
        .returning({ id: users.id });
      if (changed.length === 0) return false;
      await this.#sessions.endAll(userId, tx);
      await begin(userId, tx);
      return true;
    });
  }

  /** @returns undefined when the password is wrong */
  async renewCodes(userId: string, password: string): Promise<string[] | undefined> {
    const hash = await this.#rightHash(userId, password);
    return hash === undefined ? undefined : this.#replaceCodes(userId, unchanged(userId, hash));
  }

  /**
   * In the first 24 hours of an account the person has entered the password recently, so this does not require it.
   * @returns undefined after that time, and when the person has confirmed that they saved their codes
   */
  replaceUnsavedCodes(userId: string): Promise<string[] | undefined> {
    return this.#replaceCodes(
      userId,
      and(
        eq(users.id, userId),
        eq(users.hasSavedCodes, false),
        gt(users.createdAt, new Date(this.#clock().getTime() - FIRST_DAY_MS)),
      ),
    );
  }

  async hasSavedCodes(userId: string): Promise<boolean> {
    const [user] = await this.#database
      .select({ hasSavedCodes: users.hasSavedCodes })
      .from(users)
      .where(eq(users.id, userId));
    return user?.hasSavedCodes ?? true;
  }

  async markCodesSaved(userId: string): Promise<void> {
    await this.#database.update(users).set({ hasSavedCodes: true }).where(eq(users.id, userId));
  }

  /** Deletes the account with all its data. @returns false when `password` is wrong */
  async remove(userId: string, password: string): Promise<boolean> {
    const hash = await this.#rightHash(userId, password);
    if (hash === undefined) return false;
    const removed = await this.#database
      .delete(users)
      .where(unchanged(userId, hash))
      .returning({ id: users.id });
    return removed.length > 0;
  }
}

/** A concurrent request may have changed the stored hash since this request checked the password. */
function unchanged(userId: string, hash: string) {
  return and(eq(users.id, userId), eq(users.passwordHash, hash));
}

async function saveCodes(database: Database, userId: string, codes: readonly string[]): Promise<void> {
  await database
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: randomUUID(), userId, codeHash: hashRecoveryCode(code) })));
}

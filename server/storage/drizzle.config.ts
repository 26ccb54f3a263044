import { defineConfig } from 'drizzle-kit';

/** `npm run migration -- --name <what_changes>` writes the difference between the tables and the last migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/schema.ts',
  out: './server/storage/migrations',
});

import { defineConfig } from 'drizzle-kit';

/** `npm run migration -- --name <what_changes>` writes what the tables have and the migrations lack. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/storage/schema.ts',
  out: './server/storage/migrations',
});

/** Every table, for Drizzle and for the migrations that `npm run migration` writes. */
export * from '../accounts/schema';
export * from '../journal/schema';
export * from '../payments/schema';
export * from './installation-schema';

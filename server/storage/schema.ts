/** All tables, for Drizzle and for `npm run migration`. */
export * from '../accounts/schema';
export * from '../journal/schema';
export * from '../payments/schema';
export * from './installation-schema';

/** All tables, for `npm run migration`. */
export * from './accounts/schema';
export * from './journal/schema';
export * from './limits/schema';
export * from './payments/schema';
export * from './storage/installation-schema';

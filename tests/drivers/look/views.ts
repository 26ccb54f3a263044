import type { GuestOptions } from '../guest';

/** Views for `npm run screenshots`. */
export const VIEWS = [
  { device: 'tablet', night: false },
  { device: 'phone', night: false },
  { device: 'tablet', night: true },
  { device: 'phone', night: true },
] as const satisfies readonly GuestOptions[];

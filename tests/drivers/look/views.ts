import type { GuestOptions } from '../guest';

/** Devices and themes of which `npm run screenshots` takes pictures. */
export const VIEWS = [
  { device: 'tablet', night: false },
  { device: 'phone', night: false },
  { device: 'tablet', night: true },
  { device: 'phone', night: true },
] as const satisfies readonly GuestOptions[];

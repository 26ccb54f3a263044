/** Field that marks figures that the device computed because the server rejected the device's local date. */
export const DAY_REFUSED = 'dayRefused';

/** Returns whether the device computed these figures because the server rejected the device's local date. */
export const isDayRefused = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && DAY_REFUSED in answer;

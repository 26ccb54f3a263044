/** Field that marks an answer of the device. The device sets it when the server refuses the device's day. */
export const DAY_REFUSED = 'dayRefused';

/** Returns whether the device gave this answer because the server refuses the device's day. */
export const isDayRefused = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && DAY_REFUSED in answer;

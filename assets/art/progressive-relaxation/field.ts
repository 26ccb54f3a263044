/** The ground on which somebody lies is a square of so many units; the body's middle is its middle. */
export const FIELD = 1408;

/** The crown of the head is so far from the upper edge, units: crown to toes is 1110. */
export const LIES = 150;

/** Side of the square ground, units. The body's center line is its vertical center line. */
export const FIELD = 1408;

/** Distance of the crown of the head from the upper edge, units. Crown to toes is 1110. */
export const CROWN_OFFSET = 150;

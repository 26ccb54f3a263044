/** Side of the square ground, units. The body's center line is the vertical center line of the square. */
export const FIELD = 1408;

/** Distance from the upper edge to the crown of the head, units. The body is 1110 units long from crown to toes. */
export const CROWN_OFFSET = 150;

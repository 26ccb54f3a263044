interface Size {
  readonly width: number;
  readonly height: number;
}

/** Point of a picture that stays in view when a slot crops it: the middle of the ground. Shares of the picture. */
const HELD = { x: 0.5, y: 0.75 } as const;

/** Returns the part of a picture that covers a slot: upper left corner and size, as shares of the picture. */
export function partOf(
  picture: Size,
  { width, height }: Size,
): readonly [left: number, top: number, width: number, height: number] {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, tall] = [width / scale / picture.width, height / scale / picture.height];
  return [(1 - wide) * HELD.x, (1 - tall) * HELD.y, wide, tall];
}

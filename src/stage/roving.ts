export interface TargetBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Cost factor of a distance perpendicular to the direction. */
const STRAY = 3;

/** Returns the index of the nearest box in the direction of an arrow key, of the first or last box, or `from`. */
export function nextRovingIndex(boxes: readonly TargetBox[], from: number, key: string): number {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const direction = DIRECTIONS[key];
  const start = boxes[from];
  if (!direction || !start) return from;
  const [dx, dy] = direction;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const x = box.x + box.width / 2 - (start.x + start.width / 2);
    const y = box.y + box.height / 2 - (start.y + start.height / 2);
    const along = x * dx + y * dy;
    if (index === from || along < 1 || isAround(box, start)) return;
    const cost = along + STRAY * Math.abs(x * dy + y * dx);
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

/** Returns whether a box lies around another one, as a surface around its targets. It is in no direction from there. */
const isAround = (box: TargetBox, { x, y, width, height }: TargetBox): boolean =>
  box.x <= x && box.y <= y && box.x + box.width >= x + width && box.y + box.height >= y + height;

export const isRovingKey = (key: string): boolean => key in DIRECTIONS || key === 'Home' || key === 'End';

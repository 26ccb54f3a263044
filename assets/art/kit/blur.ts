/** Blurs three times with a box of side `2 * reach + 1`, which approximates a Gaussian. */
export function blur(values: Float64Array, width: number, height: number, reach: number): Float64Array {
  let from = values;
  for (let round = 0; round < 3; round++) {
    for (const [step, length, lines, stride] of [
      [1, width, height, width],
      [width, height, width, 1],
    ] as const) {
      const to = new Float64Array(from.length);
      for (let line = 0; line < lines; line++) {
        let sum = 0;
        const at = (i: number) => from[line * stride + Math.min(length - 1, Math.max(0, i)) * step] ?? 0;
        for (let i = -reach; i <= reach; i++) sum += at(i);
        for (let i = 0; i < length; i++) {
          to[line * stride + i * step] = sum / (2 * reach + 1);
          sum += at(i + reach + 1) - at(i - reach);
        }
      }
      from = to;
    }
  }
  return from;
}

/**
 * Computes the distance of each pixel from the edge of a shape, with the exact distance transform by Felzenszwalb and
 * Huttenlocher.
 */

/** A number greater than any squared distance in a picture. */
const FAR = 1e12;

/**
 * Computes the squared distances along a line of values as the lower envelope of parabolas.
 * @param start index of the first value
 * @param step distance between two values in the array
 * @param length number of values
 */
function along(values: Float64Array, start: number, step: number, length: number): void {
  const from = new Float64Array(length);
  for (let i = 0; i < length; i++) from[i] = values[start + i * step] ?? FAR;
  const places = new Int32Array(length);
  const borders = new Float64Array(length + 1);
  let count = 0;
  borders[0] = -Infinity;
  borders[1] = Infinity;
  for (let i = 1; i < length; i++) {
    const height = (from[i] ?? FAR) + i * i;
    const meets = (place: number) => (height - (from[place] ?? FAR) - place * place) / (2 * (i - place));
    while (count > 0 && meets(places[count] ?? 0) <= (borders[count] ?? 0)) count--;
    const border = meets(places[count] ?? 0);
    if (border <= (borders[count] ?? 0)) {
      places[count] = i;
    } else {
      count++;
      places[count] = i;
      borders[count] = border;
    }
    borders[count + 1] = Infinity;
  }
  let at = 0;
  for (let i = 0; i < length; i++) {
    while ((borders[at + 1] ?? Infinity) < i) at++;
    const place = places[at] ?? 0;
    values[start + i * step] = (i - place) ** 2 + (from[place] ?? FAR);
  }
}

/** Returns the squared distance of each pixel to the nearest pixel for which `is` returns true. */
function squared(is: (place: number) => boolean, width: number, height: number): Float64Array {
  const values = new Float64Array(width * height);
  for (let i = 0; i < values.length; i++) values[i] = is(i) ? 0 : FAR;
  for (let x = 0; x < width; x++) along(values, x, width, height);
  for (let y = 0; y < height; y++) along(values, y * width, 1, width);
  return values;
}

/**
 * Returns the signed distance of each pixel to the edge, px. It is positive inside and negative outside.
 * @param opacity opacity of each pixel, 0-255; a pixel is inside from 128
 */
export function distances(opacity: ArrayLike<number>, width: number, height: number): Float64Array {
  const isInside = (place: number) => (opacity[place] ?? 0) >= 128;
  const outwards = squared((place) => !isInside(place), width, height);
  const inwards = squared(isInside, width, height);
  return outwards.map((value, i) => (value > 0 ? Math.sqrt(value) - 0.5 : 0.5 - Math.sqrt(inwards[i] ?? 0)));
}

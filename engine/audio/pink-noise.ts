/** Returns pink noise (-3 dB per octave), -1 to 1: Kellet's sum of three one-pole filters. */
export function pinkNoise(length: number, random: () => number): Float32Array<ArrayBuffer> {
  let [slow, middle, quick] = [0, 0, 0];
  return Float32Array.from({ length }, () => {
    const white = random() * 2 - 1;
    slow = 0.99765 * slow + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    quick = 0.57 * quick + white * 1.0526913;
    return 0.2 * (slow + middle + quick + white * 0.1848);
  });
}

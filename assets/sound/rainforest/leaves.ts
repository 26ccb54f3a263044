import { ease, swell } from '../kit/envelope';
import { bandPass, highPass, stateVariable, through } from '../kit/filter';
import { brown, pink, wander } from '../kit/noise';
import type { Random } from '../kit/random';
import { SAMPLE_RATE, type Signal, samplesIn, secondsOf } from '../kit/signal';

/** Duration of the calm at both ends, s. It is long enough for the overlap of the loop. */
const CALM = 5.5;

/**
 * Returns the strength of the wind from -1 (lull) to 1 (gust), as slow as breathing. It is 0 at both ends, so that
 * the loop repeats without an audible seam.
 */
export function wind(seconds: number, random: Random): Signal {
  const slow = wander(seconds, 7, random);
  const quick = wander(seconds, 2.3, random);
  return slow.map((value, index) => {
    const time = index / SAMPLE_RATE;
    const awake = ease((time - CALM) / 4) * ease((seconds - CALM - time) / 4);
    return awake * (0.8 * value + 0.2 * (quick[index] as number));
  });
}

/**
 * Returns many small soft impulses, like the sound of single leaves that touch.
 * @param density impulses per second
 */
function touches(seconds: number, density: number, random: Random): Signal {
  const shower: Signal = new Float64Array(samplesIn(seconds));
  for (let start = random.wait(1 / density); start < seconds; start += random.wait(1 / density)) {
    const length = random.between(0.06, 0.24);
    // Most impulses are faint, and few are loud.
    const height = random.unit() ** 1.8;
    const first = samplesIn(start);
    const count = samplesIn(length);
    for (let step = 0; step < count && first + step < shower.length; step += 1) {
      const time = step / SAMPLE_RATE;
      shower[first + step] = (shower[first + step] as number) + height * swell(time, length * 0.35, length);
    }
  }
  return shower;
}

/**
 * Returns the sound of the leaves on one side. The canopy is a dark pink noise that becomes brighter and louder with
 * the wind, and a few near leaves are added. Noise darker than pink does not hiss.
 */
export function leaves(breeze: Signal, random: Random): Signal {
  const seconds = secondsOf(breeze);
  const open = stateVariable();
  const shimmer = wander(seconds, 0.5, random);
  const depth = brown(seconds, random);
  const canopy = through(pink(seconds, random), highPass(210)).map((sample, index) => {
    const strength = breeze[index] as number;
    const level = 10 ** ((3 * strength + 0.8 * (shimmer[index] as number)) / 20);
    return level * (open(sample, 1700 * 2 ** (0.7 * strength), 0.6).low + 0.1 * (depth[index] as number));
  });
  const shower = touches(seconds, 26, random);
  const rustle = through(pink(seconds, random), bandPass(2400, 0.8)).map((sample, index) => {
    const strength = breeze[index] as number;
    return 0.55 * sample * (shower[index] as number) * 10 ** ((5 * strength) / 20);
  });
  return canopy.map((sample, index) => sample + (rustle[index] as number));
}

import { ease, struck, swell } from '../kit/envelope';
import { figure } from '../kit/figure';
import { bandPass, highPass, lowPass, through } from '../kit/filter';
import { brush, FELTED, GLASSY, knock, type Voice } from '../kit/kalimba';
import { brown, pink } from '../kit/noise';
import { randomFrom } from '../kit/random';
import { inRoom, type Room } from '../kit/reverb';
import { generate, mixInto, type Signal, scale, secondsOf, silence, sum } from '../kit/signal';
import { PITCH } from '../pitch';
import { brook } from '../rainforest/brook';
import { leaves, wind } from '../rainforest/leaves';
import { effect, type Sound } from '../sound';

/** Reverb of a quiet room with a carpet. */
const HERE: Room = { sixty: 0.7, damping: 2400, size: 0.8, tail: 0 };

/** Multiplies a signal by an envelope over time (s). */
const shaped = (signal: Signal, level: (time: number) => number): Signal => {
  const { length } = signal;
  const seconds = secondsOf(signal);
  return signal.map((sample, index) => sample * level((index / length) * seconds));
};

/** Chime tubes in a light breeze: glassy and high, one at a time. */
const TUBES: Voice = { ...GLASSY, sixty: 2.1, attack: 0.034, wood: -30, felt: -34, wet: -11 };
const chimes = [
  () =>
    figure(1.5, TUBES, [
      ['b4', 0.02, 0.8],
      ['fs5', 0.21, 0.55],
      ['d5', 0.5, 0.7],
      ['e5', 0.78, 0.34],
    ]),
  () =>
    figure(1.5, TUBES, [
      ['e5', 0.02, 0.66],
      ['a4', 0.17, 0.7],
      ['fs5', 0.56, 0.45],
      ['b4', 0.78, 0.4],
    ]),
];

/** Returns the sound of an old gramophone: narrow, dusty and distant. */
const horn = (): Signal =>
  through(
    figure(1.35, FELTED, [
      ['a4', 0.02, 0.8],
      ['d5', 0.26, 0.7],
      ['fs5', 0.52, 0.6],
      ['e5', 0.78, 0.5],
    ]),
    highPass(320),
    lowPass(2600),
  );

/** Returns the sound of a switch: a click with a soft spring. */
const click = (tuning: number): Signal => knock(0.3, 0.046, tuning);
/** Returns a warm tone, which follows the click when a lamp turns on. */
const warmth = (seconds: number): Signal =>
  generate(
    seconds,
    (time) =>
      swell(time, 0.22, seconds) *
      (0.5 * Math.sin(2 * Math.PI * PITCH.a4 * time) +
        0.4 * Math.sin(2 * Math.PI * PITCH.d5 * 1.001 * time) +
        0.2 * Math.sin(2 * Math.PI * PITCH.fs5 * time)),
  );

/** Returns the sound of air: noise filtered around a pitch. */
const air = (name: string, seconds: number, hz: number, top: number): Signal =>
  shaped(through(pink(seconds, randomFrom(name)), bandPass(hz, 0.8), lowPass(2100, 4)), (time) =>
    swell(time, top, seconds),
  );

/** Returns the sound of a sheet of paper that is lifted, turned and laid down. */
function page(name: string): Signal {
  const seconds = 0.56;
  const random = randomFrom(name);
  const sheet = through(pink(seconds, random), bandPass(1500, 0.6), lowPass(2500, 4));
  const rustle = shaped(sheet, (time) => swell(time, 0.16, 0.42) * (0.7 + 0.3 * Math.sin(time * 60)));
  const down = brush(0.2, 0.02, name);
  const whole = silence(seconds);
  mixInto(whole, rustle);
  mixInto(whole, down, 0.36, 0.5);
  return whole;
}

/** Returns the sound of a cardboard globe that turns on a brass pin and slows down. */
function globe(): Signal {
  const whole = air('globe', 0.6, 900, 0.15);
  for (let turn = 0, at = 0.05; at < 0.55; turn += 1, at += 0.1 + 0.022 * turn)
    mixInto(whole, knock(0.12, 0.016, 2.6), at, 0.09 * (1 - at));
  return whole;
}

/** Returns the sound of a soft object that yields and recovers. */
const cloth = (name: string, tuning: number): Signal => {
  const whole = silence(0.42);
  mixInto(whole, brush(0.4, 0.05, name), 0, 1);
  mixInto(whole, knock(0.38, 0.06, tuning), 0.02, 0.16);
  mixInto(whole, air(`${name} air`, 0.36, 760, 0.12), 0.05, 0.7);
  return whole;
};

/** Returns the sound of a stream that becomes louder for a moment. */
const water = (): Signal =>
  shaped(brook(1.25, randomFrom('visit water')).left, (time) => swell(time, 0.4, 1.25));

/** Returns the sound of a small wave that rolls in, breaks softly and recedes. */
function wave(): Signal {
  const seconds = 1.35;
  const random = randomFrom('visit wave');
  const comes = shaped(through(brown(seconds, random), bandPass(520, 0.5)), (time) => swell(time, 0.6, 1.2));
  const foam = shaped(
    through(pink(seconds, random), bandPass(1400, 0.6), lowPass(2300, 4)),
    (time) => 0.5 * ease((time - 0.35) / 0.35) * swell(time, 0.75, seconds),
  );
  return sum(comes, foam);
}

const crown = (): Signal => {
  const random = randomFrom('visit leaves');
  const gust = wind(1.15, random).map(() => 0.9);
  return shaped(through(leaves(gust, random), lowPass(2500, 4)), (time) => swell(time, 0.36, 1.15));
};

/** Returns the sound of growing light: three soft, glassy notes. */
const light = (): Signal => {
  const soft: Voice = { ...GLASSY, attack: 0.12, wood: -40, felt: -36, wet: -9 };
  return figure(1.35, soft, [
    ['d4', 0.02, 0.5],
    ['a4', 0.22, 0.6],
    ['e5', 0.42, 0.5],
  ]);
};

const puff = (): Signal => sum(air('puff', 0.4, 620, 0.08), scale(air('wick', 0.4, 1700, 0.16), 0.3));
const flare = (): Signal =>
  sum(
    air('flare', 0.5, 800, 0.14),
    generate(0.5, (time) => 0.3 * struck(time, 0.05, 0.9) * Math.sin(2 * Math.PI * PITCH.d5 * time)),
  );

export const SOUNDS: readonly Sound[] = [
  ...chimes.map((chime, order) => effect(`chime-${order + 1}`, -23.5, chime, 0.5)),
  effect('music', -25, horn, 0.4),
  effect('lamp-on', -27, () => sum(click(2.4), scale(inRoom(warmth(0.5), HERE, 0.2), 0.35)), 0.2),
  effect('lamp-off', -29, () => click(2.8), 0.12),
  effect('candle-on', -28, flare, 0.25),
  effect('candle-off', -29, puff, 0.2),
  effect(
    'sun',
    -25,
    () =>
      inRoom(
        shaped(warmth(1.1), (time) => ease(time / 0.35)),
        HERE,
        0.3,
      ),
    0.5,
  ),
  effect('steam', -31, () => air('steam', 0.95, 1150, 0.32), 0.5),
  effect('page', -27, () => page('page'), 0.1),
  effect('globe', -29, globe, 0.2),
  effect('cloth', -27, () => cloth('cloth', 1.1), 0.15),
  effect('water', -26, water, 0.4),
  effect('wave', -26, wave, 0.5),
  effect('leaves', -27, crown, 0.4),
  effect('light', -25, light, 0.5),
];

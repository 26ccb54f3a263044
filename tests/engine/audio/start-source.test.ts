import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BreathVoice } from '../../../engine/audio/breath-voice';
import { LoopPlayer } from '../../../engine/audio/loop-player';
import { RakeVoice } from '../../../engine/audio/rake-voice';
import { PlaceVoice } from '../../../engine/games/safe-space-builder/place-sound';
import { RubVoice } from '../../../engine/games/worry-stones/hum';

/** Number of sources that the browser still starts. */
let accepted = 0;
let sources: StandInNode[] = [];

function param() {
  const names = ['setValueAtTime', 'setTargetAtTime', 'setValueCurveAtTime', 'cancelScheduledValues'];
  const ramps = ['linearRampToValueAtTime', 'exponentialRampToValueAtTime'];
  return { value: 0, ...Object.fromEntries([...names, ...ramps].map((name) => [name, () => undefined])) };
}

/** As in a browser, `stop` throws if `start` has not succeeded. */
class StandInNode extends EventTarget {
  readonly context: object;
  readonly gain = param();
  readonly frequency = param();
  readonly detune = param();
  readonly Q = param();
  #hasStarted = false;

  constructor(context: object) {
    super();
    this.context = context;
  }

  connect<T>(to: T): T {
    return to;
  }

  disconnect(): void {}

  start(): void {
    if (accepted === 0) throw new DOMException('The device is busy', 'InvalidStateError');
    accepted -= 1;
    this.#hasStarted = true;
    sources.push(this);
  }

  stop(): void {
    if (!this.#hasStarted) throw new DOMException('It has not started', 'InvalidStateError');
  }
}

class StandInBuffer {
  readonly duration = 60;
  copyToChannel(): void {}
}

beforeEach(() => {
  accepted = 0;
  sources = [];
  const nodes = ['AudioBufferSource', 'Oscillator', 'ConstantSource', 'BiquadFilter', 'Gain'];
  for (const name of nodes) vi.stubGlobal(`${name}Node`, StandInNode);
  vi.stubGlobal('AudioBuffer', StandInBuffer);
  vi.stubGlobal('AudioContext', class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const newContext = () =>
  ({ currentTime: 0, sampleRate: 8000, state: 'running', destination: {} }) as unknown as AudioContext;
const output = {} as GainNode;
const newLoop = (context: AudioContext) =>
  new LoopPlayer(context, new StandInBuffer() as unknown as AudioBuffer, output, 1);

test.each<[string, (context: AudioContext) => void]>([
  [
    'a breath',
    (context) => {
      const voice = new BreathVoice({ context, output });
      voice.begin('in', 4000);
      voice.begin('out', 4000);
      voice.stop();
    },
  ],
  [
    'a rake',
    (context) => {
      const rustle = new RakeVoice({ context, output });
      rustle.follow(0.5, 1);
      rustle.follow(0.6, 1);
    },
  ],
  [
    'a stone under a thumb',
    (context) => {
      const hum = new RubVoice({ context, output });
      for (const speed of [0.5, 0.6]) hum.follow({ stone: 0, speed, gloss: 0, swell: 0 });
    },
  ],
  [
    'a place',
    (context) => {
      const voice = new PlaceVoice({ context, output });
      voice.play('forest', false);
      voice.play('beach', true);
      voice.stop();
    },
  ],
  ['a loop', (context) => newLoop(context).end(1)],
])('%s that the browser refuses to start is logged once, and throws nothing', (_, sound) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  sound(newContext());
  expect(warn.mock.calls).toEqual([['A sound did not start', expect.any(DOMException)]]);
});

test('a loop whose next lap the browser refuses to start is logged, and throws nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  accepted = 2;
  const loop = newLoop(newContext());
  expect([loop.isPlaying, warn.mock.calls]).toEqual([true, []]);
  // Node reports an exception of a listener as uncaught, which fails the test run.
  for (const source of sources) source.dispatchEvent(new Event('ended'));
  expect(loop.isPlaying).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});

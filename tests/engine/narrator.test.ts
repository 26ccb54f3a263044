import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Narrator,
  readingTimeMs,
  SENTENCE_GAP_MS,
  STALL_TOLERANCE_MS,
  START_DELAY_MS,
  splitIntoSentences,
  VOICES_WAIT_MS,
} from '../../engine/audio/narrator';
import type { Speech } from '../../engine/audio/speech';
import { chooseEnglishVoice, type SpokenVoice } from '../../engine/audio/voices';
import { ManualHost } from '../fakes/manual-clock';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => void warn.mockClear());

const WALK = [
  'You are on a soft path.',
  'Tall trees stand on both sides.',
  'You walk as slowly as you like.',
];

const voice = (name: string, lang: string, localService = true): SpokenVoice => ({
  name,
  lang,
  localService,
});

/** A stand-in for an utterance of the browser. */
class Utterance extends EventTarget {
  voice: SpokenVoice | null = null;
  lang = '';
  rate = 1;
  pitch = 1;
  volume = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Returns a stand-in for speech synthesis. The test controls the stand-in, which records calls and their times. */
function device(voices: readonly SpokenVoice[] = [voice('Kate', 'en-GB')]) {
  const host = new ManualHost();
  const said: string[] = [];
  let list = voices;
  let current: Utterance | undefined;
  const listeners = new EventTarget();
  const fire = (type: string, error?: string) =>
    current?.dispatchEvent(Object.assign(new Event(type), { error }));
  const speech = {
    synthesis: {
      speak: (utterance: Utterance) => {
        current = utterance;
        said.push(`${host.now()}: ${utterance.text}`);
      },
      // Browsers report a cancel as an error of the utterance.
      cancel: () => fire('error', 'interrupted'),
      getVoices: () => list,
      addEventListener: listeners.addEventListener.bind(listeners),
      removeEventListener: listeners.removeEventListener.bind(listeners),
    },
    utter: (text: string) => new Utterance(text),
  } as unknown as Speech;
  const speaking: boolean[] = [];
  let unheard = 0;
  let volume = 1;
  const narrator = new Narrator({
    speech,
    volume: () => volume,
    onSpeaking: (isSpeaking) => speaking.push(isSpeaking),
    onUnheard: () => {
      unheard += 1;
    },
    host,
  });
  return {
    unheard: () => unheard,
    host,
    said,
    speaking,
    narrator,
    fire,
    utterance: () => current as Utterance,
    setVolume: (level: number) => {
      volume = level;
    },
    setVoices: (next: readonly SpokenVoice[]) => {
      list = next;
      listeners.dispatchEvent(new Event('voiceschanged'));
    },
    /** Starts the voice, and ends it after `ms`. */
    speaks: (ms: number) => {
      fire('start');
      host.pass(ms);
      fire('end');
    },
  };
}

const indexOf = (narrator: Narrator) => narrator.caption?.index;

describe('a text is read', () => {
  test('sentence by sentence, 0.2 s after the request and 0.8 s apart', () => {
    const { host, said, speaking, narrator, speaks, utterance } = device();
    let isDone = false;
    narrator.read(WALK, {
      onDone: () => {
        isDone = true;
      },
    });
    expect(said).toEqual([]);
    host.pass(START_DELAY_MS);
    expect(utterance()).toMatchObject({ lang: 'en-GB', rate: 0.85, pitch: 1, volume: 1 });
    expect(utterance().voice?.name).toBe('Kate');
    speaks(2000);
    expect(indexOf(narrator)).toBe(0);
    host.pass(SENTENCE_GAP_MS);
    expect(indexOf(narrator)).toBe(1);
    speaks(2500);
    host.pass(SENTENCE_GAP_MS);
    speaks(2500);
    expect(said).toEqual([`200: ${WALK[0]}`, `3000: ${WALK[1]}`, `6300: ${WALK[2]}`]);
    expect(isDone).toBe(true);
    expect(indexOf(narrator)).toBe(3);
    // Ambience was lowered once for the whole text.
    expect(speaking).toEqual([true, false]);
  });

  test('immediately and without pauses when it is a cue', () => {
    const { host, said, narrator, speaks } = device();
    let isDone = false;
    narrator.say('Release. Let your hands lie open.', () => {
      isDone = true;
    });
    host.pass(0);
    expect(said).toEqual(['0: Release. Let your hands lie open.']);
    speaks(3000);
    expect(isDone).toBe(true);
  });

  test('at the volume of the bus, read before every sentence', () => {
    const { host, narrator, speaks, setVolume, utterance } = device();
    setVolume(0.4);
    narrator.read(WALK);
    host.pass(START_DELAY_MS);
    expect(utterance().volume).toBe(0.4);
    setVolume(0.9);
    speaks(1000);
    host.pass(SENTENCE_GAP_MS);
    expect(utterance().volume).toBe(0.9);
  });

  test('until another text replaces it', () => {
    const { host, said, narrator, fire } = device();
    narrator.read(WALK);
    host.pass(START_DELAY_MS);
    fire('start');
    narrator.read(['Something else.']);
    host.pass(START_DELAY_MS);
    fire('end');
    host.pass(60_000);
    expect(said).toEqual([`200: ${WALK[0]}`, '400: Something else.']);
  });

  test('sentence boundaries', () => {
    expect(splitIntoSentences('One. Two, and more! Three? Four')).toEqual([
      'One.',
      'Two, and more!',
      'Three?',
      'Four',
    ]);
    expect(splitIntoSentences('')).toEqual([]);
  });
});

describe('pause', () => {
  test('stops speech without ending the sentence; resume repeats the sentence', () => {
    const { host, said, speaking, narrator, fire, speaks } = device();
    narrator.read(WALK);
    host.pass(START_DELAY_MS);
    speaks(2000);
    host.pass(SENTENCE_GAP_MS);
    fire('start');
    host.pass(700);
    narrator.pause();
    expect(speaking).toEqual([true, false]);
    host.pass(600_000);
    expect(said).toHaveLength(2);
    expect(indexOf(narrator)).toBe(1);
    narrator.resume();
    host.pass(START_DELAY_MS);
    expect(said[2]).toMatch(WALK[1] as string);
    expect(speaking).toEqual([true, false, true]);
    narrator.pause();
    narrator.pause();
    narrator.resume();
    narrator.resume();
    host.pass(START_DELAY_MS);
    expect(said).toHaveLength(4);
  });
});

describe('a voice', () => {
  test('that never ends counts as ended after twice its time plus 3 s', () => {
    const { host, said, narrator, fire } = device();
    narrator.read(WALK);
    host.pass(START_DELAY_MS);
    fire('start');
    const limit = 2 * readingTimeMs(WALK[0] as string) + STALL_TOLERANCE_MS;
    host.pass(limit + SENTENCE_GAP_MS - 1);
    expect(said).toHaveLength(1);
    host.pass(1);
    expect(said).toHaveLength(2);
  });

  test('that never starts counts as ended after the same time', () => {
    const { host, said, narrator } = device();
    narrator.read(WALK);
    host.pass(START_DELAY_MS + 2 * readingTimeMs(WALK[0] as string) + STALL_TOLERANCE_MS + SENTENCE_GAP_MS);
    expect(said).toHaveLength(2);
  });

  test('that ends too soon leaves the captions their reading time', () => {
    const { host, said, narrator, speaks } = device();
    narrator.read(WALK);
    host.pass(START_DELAY_MS);
    const time = readingTimeMs(WALK[0] as string);
    speaks(time / 4 - 1);
    host.pass((time * 3) / 4 + SENTENCE_GAP_MS);
    expect(indexOf(narrator)).toBe(0);
    host.pass(1);
    expect(said).toHaveLength(2);
    // A voice that needs less than the reading time still counts as working.
    speaks(time / 4);
    host.pass(SENTENCE_GAP_MS);
    expect(said).toHaveLength(3);
  });

  test('that fails leaves the captions their reading time', () => {
    const { host, said, narrator, fire } = device();
    narrator.read(WALK);
    host.pass(START_DELAY_MS);
    fire('error', 'synthesis-failed');
    host.pass(readingTimeMs(WALK[0] as string) + SENTENCE_GAP_MS - 1);
    expect(indexOf(narrator)).toBe(0);
    host.pass(1);
    expect(said).toHaveLength(2);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('without a voice', () => {
  const passes = (narrator: Narrator, host: ManualHost) => {
    narrator.read(WALK);
    const seen: (number | undefined)[] = [];
    for (let second = 0; second < 12; second++) {
      seen.push(indexOf(narrator));
      host.pass(1000);
    }
    return seen;
  };

  test('captions advance at 0.4 s per word', () => {
    const host = new ManualHost();
    const narrator = new Narrator({ speech: undefined, volume: () => 1, host });
    // Sentences of six, six and seven words, with pauses of 0.8 s.
    expect(passes(narrator, host)).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3]);
  });

  test('nothing is spoken at volume 0 or with narration turned off', () => {
    const silent = device();
    silent.setVolume(0);
    expect(passes(silent.narrator, silent.host).at(-1)).toBe(3);
    expect(silent.said).toEqual([]);
    const off = device();
    off.narrator.setVoiced(false);
    expect(passes(off.narrator, off.host).at(-1)).toBe(3);
    expect(off.said).toEqual([]);
  });

  test('a voice that is turned on in the middle starts the sentence again', () => {
    const { host, said, narrator } = device();
    narrator.setVoiced(false);
    narrator.read(WALK);
    host.pass(START_DELAY_MS + readingTimeMs(WALK[0] as string) + SENTENCE_GAP_MS + 100);
    narrator.setVoiced(true);
    host.pass(START_DELAY_MS);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(WALK[1] as string);
  });
});

describe('lists of voices', () => {
  const BRITISH_WOMAN = voice('Google UK English Female', 'en-GB', false);
  const MARTHA = voice('Martha', 'en-GB');
  const DANIEL = voice('Daniel', 'en_GB');
  const SAMANTHA = voice('Samantha', 'en-US');
  const ANNA = voice('Anna', 'de-DE');
  const FRED = voice('Fred', 'en-US');
  const THOMAS = voice('Thomas', 'fr-FR');

  const AMELIE = voice('Amélie', 'fr-CA');
  const GOOGLE_US = voice('Google US English', 'en-US', false);

  test.each<[string, readonly SpokenVoice[], string | undefined]>([
    ['none', [], undefined],
    ['one foreign voice', [THOMAS], undefined],
    ['French and German women', [AMELIE, ANNA], undefined],
    ['a remote foreign voice', [voice('Google Deutsch', 'de-DE', false)], undefined],
    ['a language whose name begins like English', [voice('Maria', 'enx-PY')], undefined],
    ['a foreign voice with an English name', [voice('English reader', 'nl-NL')], undefined],
    ['three English voices', [FRED, SAMANTHA, MARTHA], 'Martha'],
    ['a British woman among all kinds', [FRED, SAMANTHA, DANIEL, MARTHA, ANNA], 'Martha'],
    ['a British man before any other woman', [SAMANTHA, DANIEL, ANNA], 'Daniel'],
    ['a foreign woman first, then an English one', [THOMAS, ANNA, FRED, SAMANTHA], 'Samantha'],
    ['a foreign woman and an English man', [ANNA, FRED], 'Fred'],
    ['English men only: the first', [THOMAS, FRED, voice('Alex', 'en-US')], 'Fred'],
    ['a language without a region', [ANNA, voice('eSpeak', 'en')], 'eSpeak'],
    ['languages in capitals and with an underscore', [ANNA, voice('Oliver', 'EN_gb')], 'Oliver'],
    [
      'Irish, Indian and Australian voices: the woman',
      [voice('Rishi', 'en-IN'), voice('Moira', 'en-IE')],
      'Moira',
    ],
    ['a remote English voice and an English one of the device', [BRITISH_WOMAN, FRED], 'Fred'],
    ['a remote English voice and a foreign one of the device', [THOMAS, GOOGLE_US], undefined],
    ['remote English voices only', [GOOGLE_US, BRITISH_WOMAN], BRITISH_WOMAN.name],
    ['female by its name alone', [FRED, voice('Microsoft Female Voice', 'en-US')], 'Microsoft Female Voice'],
    ["a name that only contains a woman's name", [voice('Annabell', 'en-US'), SAMANTHA], 'Samantha'],
  ])('%s', (_, voices, name) => {
    expect(chooseEnglishVoice(voices)?.name).toBe(name);
  });

  test('have a state, which late voices change', () => {
    const { narrator, setVoices } = device([]);
    const seen: unknown[] = [];
    const stop = narrator.subscribe(() => seen.push(narrator.voiceState));
    expect(narrator.voiceState).toBeUndefined();
    setVoices([ANNA]);
    setVoices([ANNA, MARTHA]);
    expect(seen).toEqual(['foreign', 'english']);
    stop();
    setVoices([]);
    expect(seen).toHaveLength(2);
    expect(new Narrator({ speech: undefined, volume: () => 1 }).voiceState).toBe('none');
  });

  test("without an English one: the browser's own reads, is logged, and the captions get their reading time", () => {
    const { host, said, narrator, speaks, utterance } = device([ANNA]);
    narrator.read(WALK);
    host.pass(START_DELAY_MS);
    expect(utterance()).toMatchObject({ voice: null, lang: 'en-GB' });
    expect(warn.mock.lastCall?.join()).toMatch('No English voice was found');
    const time = readingTimeMs(WALK[0] as string);
    speaks(time / 2);
    host.pass(time / 2 + SENTENCE_GAP_MS - 1);
    expect(said).toHaveLength(1);
    host.pass(1);
    expect(said).toHaveLength(2);
  });

  test('that arrive late are awaited for a second', () => {
    const { host, said, narrator, setVoices, utterance } = device([]);
    narrator.read(WALK);
    host.pass(START_DELAY_MS + 400);
    expect(said).toEqual([]);
    setVoices([FRED, MARTHA]);
    expect(said).toHaveLength(1);
    expect(utterance().voice?.name).toBe('Martha');
  });

  describe('that never arrive', () => {
    test("are logged once, and the browser's own voice is used", () => {
      const { host, said, narrator, speaks, utterance, unheard } = device([]);
      narrator.read(WALK);
      host.pass(START_DELAY_MS + VOICES_WAIT_MS);
      expect(said).toHaveLength(1);
      expect(utterance().voice).toBeNull();
      speaks(2400);
      host.pass(SENTENCE_GAP_MS);
      expect(said).toHaveLength(2);
      expect(warn).toHaveBeenCalledOnce();
      expect(warn.mock.lastCall?.join()).toMatch('No English voice was found');
      // The browser speaks even though its list of voices is empty.
      host.pass(60_000);
      expect(unheard()).toBe(0);
    });

    test('and without a sound let the captions advance at 0.4 s per word', () => {
      const { host, narrator, unheard } = device([]);
      narrator.read(WALK);
      host.pass(START_DELAY_MS + VOICES_WAIT_MS + readingTimeMs(WALK[0] as string) + SENTENCE_GAP_MS);
      expect(indexOf(narrator)).toBe(1);
      host.pass(60_000);
      narrator.read(WALK);
      host.pass(60_000);
      expect(unheard()).toBe(1);
      expect(narrator.voiceState).toBe('none');
    });
  });

  test('that change in the middle keep the current voice, and replace one that is gone', () => {
    const { host, narrator, speaks, setVoices, utterance } = device([
      Object.assign({ voiceURI: 'd' }, DANIEL),
    ]);
    narrator.read(WALK);
    host.pass(START_DELAY_MS);
    setVoices([Object.assign({ voiceURI: 'm' }, MARTHA), Object.assign({ voiceURI: 'd' }, DANIEL)]);
    speaks(1000);
    host.pass(SENTENCE_GAP_MS);
    expect(utterance().voice?.name).toBe('Daniel');
    setVoices([Object.assign({ voiceURI: 'm' }, MARTHA)]);
    speaks(1000);
    host.pass(SENTENCE_GAP_MS);
    expect(utterance().voice?.name).toBe('Martha');
  });
});

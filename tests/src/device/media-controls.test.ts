/** Lock screen and headphones, with a media session and a media element that the test controls. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MediaControls, type SoundGuidedSession } from '../../../src/device/media-controls';

class SilentAudio extends EventTarget {
  static all: SilentAudio[] = [];
  loop = false;
  paused = true;
  readonly attributes = new Set(['src']);

  constructor() {
    super();
    SilentAudio.all.push(this);
  }
  play(): Promise<void> {
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
}

function stubSession() {
  const handlers = new Map<string, (() => void) | null>();
  const session = {
    metadata: null as { title: string } | null,
    playbackState: 'none',
    setActionHandler: (action: string, act: (() => void) | null) => handlers.set(action, act),
  };
  const MediaMetadata = class {
    readonly title: string;
    constructor({ title }: { title: string }) {
      this.title = title;
    }
  };
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal('MediaMetadata', MediaMetadata);
  vi.stubGlobal('window', { MediaMetadata });
  return {
    session,
    press: (action: string) => handlers.get(action)?.(),
    offered: () => [...handlers].filter(([, act]) => act !== null).map(([action]) => action),
  };
}

const led = (title: string, turn?: SoundGuidedSession['turn']) => ({
  title,
  pause: vi.fn(),
  resume: vi.fn(),
  turn,
});
const audio = () => SilentAudio.all.at(-1);

beforeEach(() => {
  SilentAudio.all = [];
  vi.stubGlobal('Audio', SilentAudio);
});
afterEach(() => vi.unstubAllGlobals());

describe('during a session', () => {
  test('the lock screen shows its title and playback state, and offers a pause', () => {
    const { session, offered } = stubSession();
    new MediaControls().show(led('Forest Meditation'));
    expect(session.metadata?.title).toBe('Forest Meditation');
    expect(session.playbackState).toBe('playing');
    expect(offered()).toEqual(['play', 'pause']);
    expect(audio()).toMatchObject({ loop: true, paused: false });
  });

  test('the lock screen pauses and resumes it, once per press', () => {
    const { session, press } = stubSession();
    const shown = led('Forest Meditation');
    new MediaControls().show(shown);
    press('play');
    expect(shown.resume).not.toHaveBeenCalled();
    press('pause');
    press('pause');
    expect(shown.pause).toHaveBeenCalledTimes(1);
    expect(session.playbackState).toBe('paused');
    expect(audio()?.paused).toBe(true);
    press('play');
    press('play');
    expect(shown.resume).toHaveBeenCalledTimes(1);
    expect(session.playbackState).toBe('playing');
    expect(audio()?.paused).toBe(false);
    expect(SilentAudio.all).toHaveLength(1);
  });

  test('a pause by the person is shown, and not reported back', () => {
    const { session } = stubSession();
    const shown = led('Forest Meditation');
    const entry = new MediaControls().show(shown);
    entry.setPlaying(false);
    expect(session.playbackState).toBe('paused');
    expect(audio()?.paused).toBe(true);
    entry.setPlaying(true);
    expect(session.playbackState).toBe('playing');
    expect(audio()?.paused).toBe(false);
    expect(shown.pause).not.toHaveBeenCalled();
    expect(shown.resume).not.toHaveBeenCalled();
  });

  test('a call that interrupts the sound pauses it, and resumes it afterward', () => {
    stubSession();
    const shown = led('Forest Meditation');
    new MediaControls().show(shown);
    audio()?.pause();
    expect(shown.pause).toHaveBeenCalledTimes(1);
    audio()?.play();
    expect(shown.resume).toHaveBeenCalledTimes(1);
  });

  test('a late event of an earlier pause or resume has no effect', () => {
    stubSession();
    const shown = led('Guided Meditation');
    const entry = new MediaControls().show(shown);
    entry.setPlaying(false);
    entry.setPlaying(true);
    audio()?.dispatchEvent(new Event('pause'));
    expect(shown.pause).not.toHaveBeenCalled();
    entry.setPlaying(false);
    audio()?.dispatchEvent(new Event('playing'));
    expect(shown.resume).not.toHaveBeenCalled();
  });

  test('headphones go to the previous and next part, if there are parts', () => {
    const { press, offered } = stubSession();
    const turn = vi.fn();
    new MediaControls().show(led('Guided Meditation', turn));
    expect(offered()).toEqual(['play', 'pause', 'previoustrack', 'nexttrack']);
    press('previoustrack');
    press('nexttrack');
    expect(turn.mock.calls).toEqual([['previous'], ['next']]);
  });
});

describe('after the end', () => {
  test('nothing is shown, offered or played', () => {
    const { session, offered } = stubSession();
    new MediaControls().show(led('Forest Meditation')).end();
    expect(session.metadata).toBeNull();
    expect(session.playbackState).toBe('none');
    expect(offered()).toEqual([]);
    expect(audio()?.paused).toBe(true);
    expect(audio()?.attributes.has('src')).toBe(false);
  });

  test('the old silent element controls no later session', () => {
    stubSession();
    const controls = new MediaControls();
    controls.show(led('First')).end();
    const first = audio();
    const second = led('Second');
    controls.show(second);
    first?.dispatchEvent(new Event('pause'));
    expect(second.pause).not.toHaveBeenCalled();
    audio()?.pause();
    first?.dispatchEvent(new Event('playing'));
    expect(second.resume).not.toHaveBeenCalled();
  });

  test('the previous session is shown again, unchanged', () => {
    const { session, press } = stubSession();
    const controls = new MediaControls();
    const [first, second] = [led('First'), led('Second')];
    controls.show(first).setPlaying(false);
    const last = controls.show(second);
    expect(session.metadata?.title).toBe('Second');
    expect(session.playbackState).toBe('playing');
    press('pause');
    expect(first.pause).not.toHaveBeenCalled();
    last.end();
    expect(session.metadata?.title).toBe('First');
    expect(session.playbackState).toBe('paused');
    press('play');
    expect(first.resume).toHaveBeenCalledTimes(1);
  });

  test('a second end has no effect', () => {
    const { session } = stubSession();
    const controls = new MediaControls();
    const first = controls.show(led('First'));
    controls.show(led('Second'));
    first.end();
    first.end();
    expect(session.metadata?.title).toBe('Second');
  });
});

describe('in a browser', () => {
  test('without a media session the sound is followed anyway', () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', {});
    const shown = led('Forest Meditation');
    new MediaControls().show(shown);
    audio()?.pause();
    expect(shown.pause).toHaveBeenCalledTimes(1);
  });

  test('without metadata the playback state is shown', () => {
    const { session } = stubSession();
    vi.stubGlobal('window', {});
    new MediaControls().show(led('Forest Meditation'));
    expect(session.metadata).toBeNull();
    expect(session.playbackState).toBe('playing');
  });

  test('that refuses to play without a gesture nothing fails, and the next resume retries', async () => {
    stubSession();
    const play = vi.spyOn(SilentAudio.prototype, 'play').mockRejectedValue(new Error('NotAllowedError'));
    const entry = new MediaControls().show(led('Forest Meditation'));
    entry.setPlaying(true);
    await Promise.resolve();
    expect(play).toHaveBeenCalledTimes(2);
    play.mockRestore();
  });
});

import { createMp3Encoder } from 'wasm-media-encoders';
import { frameAt, infoFrame } from './mp3-frames';
import { type Channels, SAMPLE_RATE } from './signal';

/** A constant bit rate in kbit/s, or a variable one, where 0 is best and 9 smallest. */
export type Quality = { readonly bitrate: 48 | 64 | 96 | 112 } | { readonly vbrQuality: number };

/** Encodes channels (-1 to 1) as an MP3 file. Its information frame lets players skip the encoder's delay. */
export async function toMp3(channels: Channels, quality: Quality): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  const count = channels.length === 2 ? 2 : 1;
  // By default the encoder halves the sample rate at low qualities.
  encoder.configure({
    sampleRate: SAMPLE_RATE,
    outputSampleRate: SAMPLE_RATE,
    channels: count,
    ...quality,
  });
  // The encoder reuses its buffer, so each result must be copied immediately.
  const body = encoder.encode(channels.map((channel) => Float32Array.from(channel))).slice();
  const end = encoder.finalize().slice();
  const audio = new Uint8Array(body.length + end.length);
  audio.set(body);
  audio.set(end, body.length);

  const info = infoFrame(audio, channels[0]?.length ?? 0, 'vbrQuality' in quality);
  const file = new Uint8Array(info.length + audio.length);
  file.set(info);
  file.set(audio, info.length);
  if (!frameAt(file, 0)) throw new Error('The output of the encoder does not begin with a frame.');
  return file;
}

/** Returns a silent file of minimum size, with 8 kbit/s. */
export async function silentMp3(seconds: number): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: 8000, channels: 1, bitrate: 8 });
  const body = encoder.encode([new Float32Array(8000 * seconds)]).slice();
  const end = encoder.finalize().slice();
  return Buffer.concat([body, end]);
}

/** Number of samples per channel in a frame of MPEG-1 layer III. */
export const FRAME_SAMPLES = 1152;

/** Bit rates of MPEG-1 layer III by their index in the header, kbit/s. */
const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] as const;

/** Number of samples that the encoder adds before the sound. Decoders add another 529 and compensate for both. */
const ENCODER_DELAY = 576;

export interface Frame {
  /** Bit rate, kbit/s. */
  readonly bitrate: number;
  readonly channels: 1 | 2;
  /** Size in bytes, including the four bytes of the header. */
  readonly size: number;
}

/** Parses the frame at an offset. Undefined if no MPEG-1 layer III frame of 44.1 kHz begins there. */
export function frameAt(bytes: Uint8Array, offset: number): Frame | undefined {
  const [sync, version, rate, mode] = bytes.subarray(offset, offset + 4);
  if (sync !== 0xff || version === undefined || rate === undefined || mode === undefined) return undefined;
  // 0xfb and 0xfa are MPEG-1, layer III, without and with a checksum. Bits 2-3 of the third byte are 0 for 44.1 kHz.
  if ((version & 0xfe) !== 0xfa || (rate & 0x0c) !== 0) return undefined;
  const bitrate = BITRATES[rate >> 4];
  if (!bitrate) return undefined;
  const padding = (rate >> 1) & 1;
  return {
    bitrate,
    channels: mode >> 6 === 3 ? 1 : 2,
    size: Math.floor((144_000 * bitrate) / 44_100) + padding,
  };
}

/**
 * Returns all frames of a file in order.
 * @throws when the data at the expected start of a frame is not a frame
 */
export function framesOf(bytes: Uint8Array): Frame[] {
  const frames: Frame[] = [];
  for (let offset = 0; offset < bytes.length; ) {
    const frame = frameAt(bytes, offset);
    if (!frame) throw new Error(`No frame begins at byte ${offset}.`);
    frames.push(frame);
    offset += frame.size;
  }
  return frames;
}

/** Returns the CRC-16 with the reflected polynomial 0x8005, for the information frame. */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}

/** Returns the offset of the tag in its frame. The tag follows the header and the empty side information. */
const infoOffset = (channels: 1 | 2): number => 4 + (channels === 1 ? 17 : 32);

/**
 * Returns the encoder delay and padding from the information frame of a file, in samples. Undefined without such a
 * frame.
 */
export function statedTrim(bytes: Uint8Array): { delay: number; padding: number } | undefined {
  const frame = frameAt(bytes, 0);
  if (!frame) return undefined;
  const at = infoOffset(frame.channels);
  const name = String.fromCharCode(...bytes.subarray(at, at + 4));
  if (name !== 'Info' && name !== 'Xing') return undefined;
  const [high = 0, middle = 0, low = 0] = bytes.subarray(at + 141, at + 144);
  return { delay: (high << 4) | (middle >> 4), padding: ((middle & 15) << 8) | low };
}

/**
 * Returns the silent first frame, known as the Xing, Info or LAME tag. The encoder package does not write it. Without
 * it, players start 25 ms late and misjudge the duration of files with a variable bit rate.
 * @param length number of samples of the sound
 */
export function infoFrame(audio: Uint8Array, length: number, variable: boolean): Uint8Array {
  const frames = framesOf(audio);
  const first = frameAt(audio, 0);
  if (!first) throw new Error('There is no sound to describe.');
  const frame = new Uint8Array(Math.floor((144_000 * 64) / 44_100));
  frame.set(audio.subarray(0, 4));
  // A frame of 64 kbit/s without padding is large enough for all fields below.
  frame[2] = 5 << 4;
  const view = new DataView(frame.buffer);
  const text = (offset: number, value: string) => frame.set(new TextEncoder().encode(value), offset);

  const at = infoOffset(first.channels);
  text(at, variable ? 'Xing' : 'Info');
  // Flags of the fields that follow: number of frames, bytes, table of contents, quality.
  view.setUint32(at + 4, 0b1111);
  view.setUint32(at + 8, frames.length);
  view.setUint32(at + 12, frame.length + audio.length);
  let passed = 0;
  const starts = frames.map(({ size }) => {
    passed += size;
    return passed - size;
  });
  for (let percent = 0; percent < 100; percent += 1) {
    const start = starts[Math.floor((percent * starts.length) / 100)] ?? 0;
    frame[at + 16 + percent] = Math.floor((256 * (frame.length + start)) / (frame.length + audio.length));
  }
  view.setUint32(at + 116, 50);
  text(at + 120, 'LAME3.100');
  frame[at + 129] = variable ? 4 : 1;
  // The fields in between (low pass, gains) stay 0, which means unknown. Then follow 12 bits of delay and 12 of
  // padding.
  const padding = frames.length * FRAME_SAMPLES - ENCODER_DELAY - length;
  frame.set([ENCODER_DELAY >> 4, ((ENCODER_DELAY & 15) << 4) | (padding >> 8), padding & 255], at + 141);
  view.setUint32(at + 148, frame.length + audio.length);
  view.setUint16(at + 152, checksum(audio));
  view.setUint16(at + 154, checksum(frame.subarray(0, at + 154)));
  return frame;
}

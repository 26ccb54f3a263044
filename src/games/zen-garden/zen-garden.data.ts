/** What the garden stores on the device, for 'Export my data' and 'Delete everything'. */
import { encode } from '../../../machines/games/zen-garden/garden-codec';
import { deleteDatabase } from '../../device/database';
import type { GameData } from '../game-data';
import { GARDEN_DATABASE, GardenStore } from './garden-store';

/** Every mark, oldest first; strokes as their bytes in Base64, since a garden may hold half a million points. */
async function read(): Promise<unknown> {
  const store = new GardenStore();
  try {
    const { marks } = await store.load(new Map());
    if (marks.length === 0) return undefined;
    return {
      marks: marks.map(([, { step, stroke }]) => ({ step, stroke: stroke && toBase64(encode([stroke])) })),
    };
  } finally {
    store.close();
  }
}

/** So many bytes are given to one call: more arguments than that no browser takes for certain. */
const PIECE = 8192;

function toBase64(bytes: ArrayBuffer): string {
  let text = '';
  for (let from = 0; from < bytes.byteLength; from += PIECE) {
    text += String.fromCharCode(...new Uint8Array(bytes.slice(from, from + PIECE)));
  }
  return btoa(text);
}

export default { read, wipe: () => deleteDatabase(GARDEN_DATABASE) } satisfies GameData;

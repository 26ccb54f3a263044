/** Stored data of the garden for 'Export my data', 'Import my data' and 'Delete everything'. */

import { encode } from '../../../machines/games/zen-garden/garden-codec';
import type { Mark } from '../../../machines/games/zen-garden/history';
import { deleteDatabase } from '../../device/database';
import type { GameData } from '../../device/game-data';
import { GARDEN_DATABASE, GardenStore, toMark } from './garden-store';

/**
 * Returns every mark, oldest first. Each stroke is encoded as Base64, which keeps a garden of half a million points
 * small.
 */
async function read(): Promise<unknown> {
  const store = new GardenStore();
  try {
    const { marks } = await store.load(new Map());
    if (marks.length === 0) return undefined;
    return {
      marks: marks.map(([, { step, stroke }]) => ({ step, stroke: stroke && toBase64(encode(stroke)) })),
    };
  } finally {
    store.close();
  }
}

/** Bytes per call of `String.fromCharCode`, because browsers limit the number of arguments. */
const PIECE = 8192;

function toBase64(bytes: ArrayBuffer): string {
  let text = '';
  for (let from = 0; from < bytes.byteLength; from += PIECE) {
    text += String.fromCharCode(...new Uint8Array(bytes.slice(from, from + PIECE)));
  }
  return btoa(text);
}

function fromBase64(text: string): ArrayBuffer | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
  } catch {
    return undefined;
  }
}

function markFrom(value: unknown): Mark | undefined {
  const { step, stroke } = (value ?? {}) as { step?: unknown; stroke?: unknown };
  if (stroke !== null && typeof stroke !== 'string') return undefined;
  return toMark({ step, bytes: stroke === null ? null : fromBase64(stroke) });
}

/** Parses and imports marks (see `GardenStore.take`). */
const take: GameData['take'] = (data) => {
  const { marks: values } = (data ?? {}) as { marks?: unknown };
  if (!Array.isArray(values)) return undefined;
  const marks = values.flatMap((value) => markFrom(value) ?? []);
  if (marks.length !== values.length) return undefined;
  return async (how) => {
    const store = new GardenStore();
    try {
      await store.take(marks, how);
    } finally {
      store.close();
    }
  };
};

export default { read, wipe: () => deleteDatabase(GARDEN_DATABASE), take } satisfies GameData;

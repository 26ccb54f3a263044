/** Every mark, oldest first. Base64 keeps a garden of half a million points small. */
import type { SandMark } from '../../../machines/games/zen-garden/history';
import { defineDataPart } from '../../device/data-part';
import { isUnknownRecord, schemaFrom } from '../../device/stored';
import { importMarks, toMark } from './garden-store';

interface ExportedMark {
  readonly step: string;
  /** Null for a smoothing of all sand. */
  readonly stroke: string | null;
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

function markFrom(value: unknown): SandMark | undefined {
  const { step, stroke } = isUnknownRecord(value) ? value : {};
  if (stroke !== null && typeof stroke !== 'string') return undefined;
  return toMark({ step, bytes: stroke === null ? null : fromBase64(stroke) });
}

export default defineDataPart<{ readonly marks: readonly ExportedMark[] }>({
  words: 'your sand garden',
  schema: schemaFrom((value) => {
    const { marks } = isUnknownRecord(value) ? value : {};
    return Array.isArray(marks) && marks.every(markFrom) ? { marks } : undefined;
  }),
  read: async (tables) => {
    const marks = (await tables.marks.getAll()).filter((record) => toMark(record));
    if (marks.length === 0) return undefined;
    return { marks: marks.map(({ step, bytes }) => ({ step, stroke: bytes && toBase64(bytes) })) };
  },
  put: (tables, { marks }, how) =>
    importMarks(
      tables,
      marks.flatMap((mark) => markFrom(mark) ?? []),
      how,
    ),
});

/** Imports an exported safe space. */
import { readRecord, writeRecord } from '../../../domain/safe-space-record';
import type { ImportMode } from '../../device/game-data';
import { ASIDE, DRAFT, freeKey, keysBelow, SAVED_KEY, wipeAll } from './space-store';

/** The exported texts, in stored form. */
interface Texts {
  readonly saved: string | undefined;
  readonly drafts: readonly string[];
  readonly aside: readonly string[];
}

/**
 * Parses a value from {@link readAll}.
 * @returns a function that stores all of the data or nothing; undefined for invalid data
 */
export function takeSpace(data: unknown): ((how: ImportMode) => Promise<void>) | undefined {
  const texts = textsIn(data);
  return (
    texts &&
    (async (how) => {
      const before = everything();
      try {
        if (how === 'replace') wipeAll();
        store(texts);
      } catch (error) {
        wipeAll();
        for (const [key, text] of before) localStorage.setItem(key, text);
        throw error;
      }
    })
  );
}

function textsIn(data: unknown): Texts | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { saved = null, drafts = [], aside = [] } = data as Record<string, unknown>;
  if (!Array.isArray(drafts) || !Array.isArray(aside)) return undefined;
  if (!aside.every((text) => typeof text === 'string')) return undefined;
  const [savedText, ...draftTexts] = [saved, ...drafts].map(textOf);
  if (saved !== null && savedText === undefined) return undefined;
  if (!draftTexts.every((text) => text !== undefined)) return undefined;
  return { saved: savedText, drafts: draftTexts, aside };
}

/**
 * Returns an exported value in stored form; undefined for an invalid one. A complete space is converted. A string is
 * returned unchanged, because an export contains the raw text of a record that is not fully readable.
 */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const reading = readRecord(JSON.stringify(value) ?? '');
  return reading.kind === 'space' && reading.isWhole ? writeRecord(reading.space) : undefined;
}

/** Stores the texts. If the device has a saved space or a draft, stores only the texts that were set aside. */
function store({ saved, drafts, aside }: Texts): void {
  const kept = new Set(keysBelow(ASIDE).map((key) => localStorage.getItem(key)));
  for (const text of aside) {
    if (!kept.has(text)) localStorage.setItem(freeKey(), text);
    kept.add(text);
  }
  if (localStorage.getItem(SAVED_KEY) !== null || keysBelow(DRAFT).length > 0) return;
  if (saved !== undefined) localStorage.setItem(SAVED_KEY, saved);
  drafts.forEach((text, index) => {
    localStorage.setItem(`${DRAFT}imported-${index + 1}`, text);
  });
}

const everything = (): [key: string, text: string][] =>
  [SAVED_KEY, ...keysBelow(DRAFT), ...keysBelow(ASIDE)].flatMap((key) => {
    const text = localStorage.getItem(key);
    return text === null ? [] : [[key, text]];
  });

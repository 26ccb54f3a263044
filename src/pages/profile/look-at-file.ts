import {
  type DataFile,
  MAX_DATA_FILE_BYTES,
  readDataFile,
  UnreadableFileError,
  type UnreadableReason,
} from '../../device/data-file';
import { DEVICE_DATA_PARTS } from '../../device/own-data';
import { loadDataOfGames } from '../../play/data-of-games';

/** One sentence each. A refused import changes nothing. */
const WORDS: Readonly<Record<UnreadableReason, string>> = {
  large:
    'This file is larger than any that Stillgrove exports, so it was not opened and nothing was changed.',
  cut: 'This file is cut off or damaged and cannot be read, so nothing was changed.',
  foreign: 'This is not a file from ‘Export my data’, so nothing was changed.',
  newer:
    'This file comes from a newer version of Stillgrove, so nothing was changed; reload this page to get that version, and try again.',
  unknown:
    'This file has something in it that this version does not know, so nothing was changed; reload this page to get the newest version, and try again.',
  damaged: 'Parts of this file are damaged, so none of it was imported and nothing was changed.',
};

const NOT_READ = 'This file could not be opened just now, so nothing was changed. Please try again.';

/** Returns the content, or the reason for a refusal. */
export async function readImportFile(file: Pick<File, 'size' | 'text'>): Promise<DataFile | string> {
  if (file.size > MAX_DATA_FILE_BYTES) return WORDS.large;
  try {
    return readDataFile(await file.text(), { own: DEVICE_DATA_PARTS, games: await loadDataOfGames() });
  } catch (error) {
    if (error instanceof UnreadableFileError) return WORDS[error.reason];
    console.warn('A file could not be opened', error);
    return NOT_READ;
  }
}

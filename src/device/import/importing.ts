/** Whether an import has begun and has not come to its end: looked at before anything is loaded that could end it. */
import { read, remove, write } from '../local-storage';

const KEY = 'stillgrove.importing';

export const isImporting = (): boolean => read(KEY) !== null;

export const saveImporting = (isUnderWay: boolean): void => (isUnderWay ? write(KEY, 'true') : remove(KEY));

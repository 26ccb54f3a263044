/** What the Safe Space Builder stores on the device, for 'Export my data' and 'Delete everything'. */
import type { GameData } from '../game-data';
import { readAll, wipeAll } from './space-store';

export default { read: async () => readAll(), wipe: async () => wipeAll() } satisfies GameData;

/**
 * Imports an interrupted session from an export of an earlier version of the app. Current exports contain the
 * interrupted sessions of all games in one field.
 */
import { keep, terraceFrom } from '../../../machines/games/water-flow/kept';
import type { GameData } from '../../device/game-data';
import { interruptedOf } from '../../device/interrupted';

export default {
  read: async () => undefined,
  wipe: async () => undefined,
  take: (data) => {
    const terrace = terraceFrom(data);
    if (!terrace) return undefined;
    const { leftAt } = terrace;
    const session = { version: 1, address: '/games/water-flow/play', leftAt, state: keep(terrace) };
    return async (how) => interruptedOf('water-flow').take(session, how);
  },
} satisfies GameData;

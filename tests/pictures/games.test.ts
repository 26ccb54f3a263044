/**
 * The stage of every game at the start, in the middle and at the end of the session that its player solves, by day and by
 * night, on a tablet and on a phone, compared with the committed pictures in `tests/pictures/<slug>/`.
 */
import { BUILT_GAMES } from '../../domain/built-games';
import { StageCamera, VIEWS } from '../drivers/stage-camera';
import { expect, test } from '../drivers/test';
import { BrowserPlayer } from '../players/support/browser-player';
import type { Player } from '../players/support/player';
import { playerOf } from '../players/support/players';
import { guestSeat } from '../players/support/seat';

const PREMIUM = { 'stillgrove.isPremium': 'true' };

/** The middle of a session: after this many actions or this time, ms. */
const MIDDLE = { actions: 3, ms: 20_000 };

const ACTIONS: readonly (keyof Player)[] = ['press', 'up', 'drag', 'key', 'slide'];

for (const { slug } of BUILT_GAMES)
  for (const view of VIEWS)
    test(`${slug}, ${view.size} by ${view.night ? 'night' : 'day'}`, async ({ newGuest }) => {
      const camera = await StageCamera.begin(newGuest, { slug, storage: PREMIUM }, view);
      let actions = 0;
      const taken = new Set<string>();
      const takes = async (state: string) => {
        if (taken.has(state)) return;
        taken.add(state);
        await camera.atNext();
        await camera.takes(state);
      };
      const isMiddle = () => actions >= MIDDLE.actions || camera.passed >= MIDDLE.ms;
      await takes('1-start');
      const seat = { ...guestSeat(camera.guest, 'keyboard'), wait: (ms: number) => camera.skips(ms) };
      const player = new BrowserPlayer(seat);
      await playerOf(slug).solve(
        new Proxy<Player>(player, {
          get: (_, name: keyof Player) => {
            const act = player[name].bind(player) as (...given: unknown[]) => Promise<unknown>;
            return async (...given: unknown[]) => {
              // A session without an end of its own ends when the player leaves. A summary may have no stage.
              const isLast = name === 'escape' || name === 'leave' || /^Complete/.test(String(given[0]));
              if (isLast) await takes('3-end');
              const answer = await act(...given);
              if (ACTIONS.includes(name)) actions += 1;
              if (isMiddle() && !taken.has('3-end')) await takes('2-middle');
              return answer;
            };
          },
        }),
      );
      await takes('3-end');
      expect(await camera.finish()).toEqual([]);
    });

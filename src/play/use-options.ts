import { useEffect } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { optionsFrom } from '../../machines/options';
import { type Choices, storedChoices } from '../device/choices';
import type { AnyGame } from './define-game';

/** Stores the options of a game, and adopts those of another tab. A session under way keeps its options. */
export function useOptions(actor: ActorRefFrom<AnyStateMachine>, { slug, options }: AnyGame): void {
  useEffect(() => {
    if (!options) return;
    let last = actor.getSnapshot().context.options;
    const { unsubscribe } = actor.subscribe(({ context }) => {
      if (context.options === last) return;
      last = context.options;
      storedChoices.change({ [slug]: last as Choices });
    });
    const unfollow = storedChoices.onOtherTab(() => {
      if (!actor.getSnapshot().hasTag('session'))
        actor.send({
          type: 'options.changed',
          options: optionsFrom(options, storedChoices.value[slug] ?? null),
        });
    });
    return () => {
      unsubscribe();
      unfollow();
    };
  }, [actor, slug, options]);
}

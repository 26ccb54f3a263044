import { useEffect } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { chosenFrom } from '../../machines/choices';
import { keptChoicesOf } from '../device/game-choices';
import type { AnyGame } from './define-game';

/** Stores the choices of a game's intro, and adopts those of another tab. A session under way keeps its choices. */
export function useKeptChoices(actor: ActorRefFrom<AnyStateMachine>, { slug, choices }: AnyGame): void {
  useEffect(() => {
    if (!choices) return;
    const kept = keptChoicesOf(slug);
    const textOf = () => JSON.stringify(choices.of(actor.getSnapshot()));
    let last = textOf();
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const text = textOf();
      if (text === last) return;
      last = text;
      kept.set(choices.of(snapshot));
    });
    const unfollow = kept.onOtherTab(() =>
      actor.send({ type: 'choices.taken', choices: chosenFrom(choices.offer, kept.value) }),
    );
    return () => {
      unsubscribe();
      unfollow();
    };
  }, [actor, slug, choices]);
}

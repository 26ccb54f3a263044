import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Stores a choice in the address, such as `?tab=games`. Reload and Back keep the choice. The first value is the
 * default, which the address omits and which replaces unknown values.
 * @returns the chosen value, and a function that chooses another one without a new history entry
 */
export function useChoice<TValue extends string>(
  name: string,
  values: readonly [TValue, ...TValue[]],
): [chosen: TValue, choose: (value: TValue) => void] {
  const [params, setParams] = useSearchParams();
  const [fallback] = values;
  const inAddress = params.get(name);
  const kept = values.find((value) => value === inAddress) ?? fallback;
  // The router changes the address in a transition. Until the transition ends, the control shows the new choice.
  const [chosen, show] = useOptimistic(kept);
  const choose = (value: TValue) =>
    startTransition(() => {
      show(value);
      const next = new URLSearchParams(params);
      if (value === fallback) next.delete(name);
      else next.set(name, value);
      setParams(next, { replace: true });
    });
  return [chosen, choose];
}

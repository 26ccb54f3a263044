import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Stores a choice in the address, such as `?tab=games`, so that Reload and Back keep it. The first value is the
 * default. The address omits the default, and unknown values give the default.
 * @returns the selected value, and a function that selects another one without a new history entry
 */
export function useChoice<TValue extends string>(
  name: string,
  values: readonly [TValue, ...TValue[]],
): [chosen: TValue, choose: (value: TValue) => void] {
  const [params, setParams] = useSearchParams();
  const [fallback] = values;
  const inAddress = params.get(name);
  const kept = values.find((value) => value === inAddress) ?? fallback;
  // The router changes the address in a transition. The control shows the new choice before the transition ends.
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

import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A choice in the address, such as `?tab=games`, so that Reload and Back keep it. The first value is the default, which
 * the address omits and which replaces an unknown value. A new choice makes no history entry.
 */
export function useUrlChoice<TValue extends string>(
  name: string,
  values: readonly [TValue, ...TValue[]],
): [chosen: TValue, choose: (value: TValue) => void] {
  const [params, setParams] = useSearchParams();
  const [fallback] = values;
  const inAddress = params.get(name);
  const kept = values.find((value) => value === inAddress) ?? fallback;
  // The router changes the address in a transition, and the control shows the choice before its end.
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

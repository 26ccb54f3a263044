import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A component whose script loads with `load`, or at the first render. React's `lazy` would delay the first reveal by up
 * to 300 ms even if the script is present.
 *
 * @param load imports the script. A failure is thrown to the nearest error boundary, and the next mount retries.
 */
export function lazyComponent<TProps extends object>(
  load: () => Promise<{ default: ComponentType<TProps> }>,
): ComponentType<TProps & { fallback?: ReactNode }> & { readonly load: () => Promise<void> } {
  let Ready: ComponentType<TProps> | undefined;
  let loading: Promise<void> | undefined;
  const loadOnce = (): Promise<void> => {
    loading ??= load().then(
      (script) => {
        Ready = script.default;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per script, at module level, like React.lazy
  function Later({ fallback = null, ...props }: TProps & { fallback?: ReactNode }) {
    const [, setReady] = useState(Ready !== undefined);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      loadOnce().then(
        () => setReady(true),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    return Ready ? <Ready {...(props as unknown as TProps)} /> : fallback;
  }

  return Object.assign(Later, { load: loadOnce });
}

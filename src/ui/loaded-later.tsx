import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * Makes a component of a script that loads apart from the page: with {@link load}, or when it is first rendered. React's
 * `lazy` holds back the first reveal for up to 300 ms even when the script is there.
 *
 * @param load Imports the script. A failure is thrown to the nearest error boundary; the next mount tries again.
 * @returns the component, which shows its `fallback` until the script is there, and `load`, which loads the script once
 */
export function loadedLater<TProps extends object>(
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

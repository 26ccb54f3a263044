/** Base of relative addresses. It is never opened. */
const HERE = 'https://here.invalid';

/**
 * The page that sent the person to sign-in; Home instead of the sign-in page itself, and of any address that a browser
 * could resolve to another site.
 * @param state history state, which any script may have written
 */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !from.startsWith('/')) return '/';
  const { origin, pathname, search, hash } = parse(from);
  return origin === HERE && pathname !== '/login' && !pathname.startsWith('//')
    ? pathname + search + hash
    : '/';
}

/** A malformed address gives Home. Safari has `URL.canParse` only from version 17 on. */
function parse(address: string): URL {
  try {
    return new URL(address, HERE);
  } catch {
    return new URL(HERE);
  }
}

/** Pages that need a sign-in, by path. */
const GUARDED: Readonly<Record<string, string>> = {
  '/stats': 'Emotional Trends',
  '/analytics': 'The Analytics Dashboard',
};

/** @param back result of {@link returnPath} */
export function signInReasonFor(back: string): string | undefined {
  const [pathname = ''] = back.split(/[?#]/);
  const page = Object.hasOwn(GUARDED, pathname) ? GUARDED[pathname] : undefined;
  return (
    page &&
    `${page} shows how your days have been, so it opens only when you're signed in. You'll come right back to it afterward.`
  );
}

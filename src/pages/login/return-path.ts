/** Where somebody goes once they are signed in. */

/** A base for resolving relative addresses; it is never opened. */
const HERE = 'https://here.invalid';

/**
 * The page that sent the person to sign in, if it is one of ours; else Home. Anything that a browser could take for
 * another site, and the sign-in itself, is not.
 * @param state what the history holds for this page, which another page may have put there
 */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(from, HERE);
  return origin === HERE && pathname !== '/login' && !pathname.startsWith('//')
    ? pathname + search + hash
    : '/';
}

/** The pages that only somebody who is signed in sees. */
const GUARDED: Readonly<Record<string, string>> = {
  '/stats': 'Emotional Trends',
  '/analytics': 'The Analytics Dashboard',
};

/**
 * Why somebody is asked to sign in, when a page has sent them here; undefined when they came by themselves.
 * @param back what {@link returnPath} says
 */
export function whyAsked(back: string): string | undefined {
  const [pathname = ''] = back.split(/[?#]/);
  const page = Object.hasOwn(GUARDED, pathname) ? GUARDED[pathname] : undefined;
  return (
    page &&
    `${page} shows how your days have been, so it opens only when you're signed in. You'll come right back to it afterward.`
  );
}

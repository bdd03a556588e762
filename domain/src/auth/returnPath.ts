// No host of this name can exist, so a value that stays on it named no host of its own.
const origin = 'https://origin.invalid';

/**
 * Where to go after sign-in: a path of this origin with its query and fragment. Anything that could lead elsewhere
 * (another origin, another scheme, `//host`, `/\host`, a path that becomes one of them once it is normalised) and
 * anything that is no path gives "/".
 */
export function returnPath(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return '/';
  const url = URL.parse(value, origin);
  // "/.//host" normalises to "//host", which the next reader would take for another origin.
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

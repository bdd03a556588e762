/**
 * Where to go after sign-in: a path of this origin with its query and fragment. Whatever could lead elsewhere (another
 * origin, another scheme, `//host`, `/\host`, a path that becomes one of these once it is normalised) and whatever is
 * no path gives "/".
 */
export function returnPath(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return '/';
  // Behind a host the text can only be path, query and fragment, and it is normalised as a browser would do it.
  const { pathname, search, hash } = new URL(`https://origin.invalid${value}`);
  // On its own, "//evil.example" would be read as a host; "/\evil.example" and "/.//evil.example" have become that.
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}

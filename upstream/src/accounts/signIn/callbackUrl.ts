/**
 * Where the web app finishes a sign-in that began elsewhere. The page asks before it spends the token: programs that
 * look through mail open every link.
 *
 * @param returnTo where to go after that: a path of the web app
 */
export function callbackUrl(
  webPublicUrl: string,
  type: 'magic-link' | 'sso',
  { token, returnTo }: { token: string; returnTo?: string | undefined },
): string {
  const url = new URL(`${webPublicUrl}/auth/callback/${type}`);
  url.searchParams.set('token', token);
  if (returnTo !== undefined) url.searchParams.set('returnTo', returnTo);
  return url.href;
}

/**
 * The URL where the web app completes a sign-in from elsewhere. The page asks for confirmation before it redeems the
 * token, because mail scanners open every link.
 *
 * @param returnTo the path of the web app to open afterwards
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

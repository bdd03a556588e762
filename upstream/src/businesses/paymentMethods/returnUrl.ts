import { invalidField } from '../../platform/errors.ts';

/**
 * Resolves a return URL of the web app, given as a URL or a path.
 *
 * @throws ApiError invalid for any other URL
 */
export function returnUrlWithin(webPublicUrl: string, given: string): string {
  const base = new URL(`${webPublicUrl}/`);
  const url = URL.canParse(given, base.href) ? new URL(given, base) : null;
  if (url?.origin !== base.origin || !url.pathname.startsWith(base.pathname)) {
    throw invalidField('return_url', 'The return URL must be on the web app');
  }
  return url.href;
}

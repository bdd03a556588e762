import { invalidField } from '../../platform/errors.ts';

/**
 * Where people come back to: an address of the web app, given whole or as a path.
 *
 * @throws ApiError invalid for an address anywhere else
 */
export function returnUrlWithin(webPublicUrl: string, given: string): string {
  const base = new URL(`${webPublicUrl}/`);
  const url = URL.canParse(given, base.href) ? new URL(given, base) : null;
  if (url?.origin !== base.origin || !url.pathname.startsWith(base.pathname)) {
    throw invalidField('return_url', 'The return address must lead back to the web app');
  }
  return url.href;
}

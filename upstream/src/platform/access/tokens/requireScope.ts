import { ApiError } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import type { RouteScope } from './tokenScope.ts';

/** The part of a route that decides what a token needs. */
export type ScopedRoute = { method: string; scope?: RouteScope | undefined };

/** What a token needs for a route. A write that declares nothing is closed to tokens. */
export function scopeOf({ method, scope }: ScopedRoute): RouteScope {
  return scope ?? (method === 'GET' ? 'READ' : 'PERSON');
}

/**
 * Checks what an API token may do. People with a session pass. Who may only read passes where nothing changes.
 *
 * @throws ApiError scope_missing with the scope as the target, session_required
 */
export function requireScope({ token, mayOnlyRead }: Caller, route: ScopedRoute): void {
  if (mayOnlyRead && route.method !== 'GET') {
    throw new ApiError('session_required', 'This can only be read.');
  }
  if (!token) return;
  const scope = scopeOf(route);
  if (scope === 'ANY') return;
  if (scope === 'PERSON') {
    throw new ApiError('session_required', 'API tokens cannot do this. Sign in to do it.');
  }
  if (token.scopes.includes(scope)) return;
  throw new ApiError('scope_missing', `This API token needs the scope ${scope} to do this.`, {
    target: scope,
  });
}

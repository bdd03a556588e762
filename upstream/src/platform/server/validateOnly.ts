import { scopeOf } from '../access/tokens/requireScope.ts';
import { noContent } from './noContent.ts';
import { type RegisteredRoute, route } from './route.ts';

const prefix = '/api/validate-only/';

/**
 * Whether a route has an address at which it is validated only: writes that API tokens with a scope can make. Those that
 * only people can make have none, since the count of wrong codes must never be rolled back.
 */
export function canBeValidated(candidate: RegisteredRoute): boolean {
  const { method, access, url, actsOutside = false } = candidate;
  if (method === 'GET' || access === 'public' || access === 'worker' || actsOutside) return false;
  return url.startsWith('/api/') && !['ANY', 'PERSON', 'READ'].includes(scopeOf(candidate));
}

/** `/api/validate-only/staffer/gigs/` for `/api/staffer/gigs/`. */
export function validateOnlyUrl({ url }: Pick<RegisteredRoute, 'url'>): string {
  return url.replace('/api/', prefix);
}

/** `GET /api/validate-only/`: says that writes can be validated. */
export const getValidateOnly = () =>
  route({
    method: 'GET',
    url: prefix,
    access: 'public',
    tags: ['validation'],
    summary: 'Writes can be validated without taking effect',
    description:
      'A write that needs the scope POST, ROSTER, PAY, TEAM or ADMIN is validated at its path with this prefix, such as ' +
      '`POST /api/validate-only/staffer/gigs/`. Everything is checked, and the response is that of the write, but nothing ' +
      'is stored, sent or charged. Ids of new objects in the response do not exist. An Idempotency-Key is ignored. Writes ' +
      'that act outside of the database return 404 there, such as those of payment methods and of the clock of the sandbox.',
    responses: { 204: noContent },
    handle: async () => ({ status: 204 as const }),
  });

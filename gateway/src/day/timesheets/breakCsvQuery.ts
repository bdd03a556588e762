import { breakCompliances } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import { z } from 'zod';
import { HttpProblem } from '../../platform/server/http/httpProblem.ts';

const rules = z.object({
  status: z.enum(breakCompliances, 'status must be a BreakCompliance.').default('NON_COMPLIANT'),
  from: z.iso.date('from must be a date.').optional(),
  until: z.iso.date('until must be a date.').optional(),
  search: z.string().trim().max(200, 'search must have at most 200 characters.').default(''),
});

/**
 * What an export of breaks is narrowed by.
 *
 * @param search `status`, a BreakCompliance, `from` and `until`, days in ISO 8601, and `search`, a part of a name; all
 *   optional
 * @throws HttpProblem 400 with the name of the invalid parameter
 */
export function breakCsvQuery(search: URLSearchParams): z.output<typeof rules> {
  const query = rules.safeParse(Object.fromEntries(search));
  if (query.success) return query.data;
  throw new HttpProblem(400, 'BAD_REQUEST', query.error.issues[0]?.message ?? 'The query is invalid.');
}

import { sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { visibleLocations } from './locationRows.ts';

/** What the list of managed locations is asked for. */
export const managedLocationsQuery = z.strictObject({
  ...pagingParameters,
  query: z.literal('managed').optional(),
  market_id: idParameter.optional(),
  organization_id: idParameter.optional(),
  approval_status: z.enum(['APPROVED', 'PENDING', 'DENIED']).optional(),
  ordering: z
    .enum(['name', 'urgency'])
    .default('name')
    .describe(
      '`urgency` begins with the locations that are not approved, then those where leaving what needs attention costs ' +
        'most. By organization and name otherwise, and for callers with more than 1,000 locations.',
    ),
});

/**
 * The locations where the caller has a role, by organization and name.
 *
 * @param first the ids of those that come before the others, in their order
 */
export function managedLocations(
  database: Database,
  caller: Caller,
  network: CardNetworkName,
  { market_id, organization_id, approval_status }: z.output<typeof managedLocationsQuery>,
  first: readonly number[] = [],
) {
  return visibleLocations(database, caller, network)
    .where((eb) =>
      eb.and([
        ...(market_id === undefined ? [] : [eb('locations.market_id', '=', market_id)]),
        ...(organization_id === undefined ? [] : [eb('locations.organization_id', '=', organization_id)]),
        ...(approval_status === undefined ? [] : [eb('locations.approval_status', '=', approval_status)]),
      ]),
    )
    .$if(first.length > 0, (locations) =>
      locations.orderBy(sql`array_position(${[...first]}::bigint[], locations.id::bigint)`),
    )
    .orderBy('organizations.name')
    .orderBy('locations.name')
    .orderBy('locations.id');
}

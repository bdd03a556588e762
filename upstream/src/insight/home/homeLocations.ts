import { sql } from 'kysely';
import { effectivePaymentMethodStatus } from '../../businesses/paymentMethods/paymentMethodStatus.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';

/** Facts about these locations, without those that the caller cannot see. */
export async function readHomeLocations(
  database: Database,
  caller: Caller,
  { ids, network, now }: { ids: readonly number[]; network: CardNetworkName; now: Date },
) {
  return database
    .selectFrom('locations')
    .select(['locations.id', 'locations.organization_id', 'locations.approval_status', 'locations.timezone'])
    .select(
      sql<string>`to_char(${now}::timestamptz at time zone locations.timezone, 'YYYY-MM-DD')`.as('today'),
    )
    .select(effectivePaymentMethodStatus(network).as('payment_method_status'))
    .select(
      sql<boolean>`exists (
        select from gigs where gigs.location_id = locations.id and gigs.status not in ('UNAPPROVED', 'CANCELLED')
      )`.as('has_posted'),
    )
    .where('locations.id', 'in', ids)
    .where('locations.id', 'in', visibleLocationIds(database, caller))
    .orderBy('locations.id')
    .execute();
}

/** Facts about a location. */
export type HomeLocation = Awaited<ReturnType<typeof readHomeLocations>>[number];

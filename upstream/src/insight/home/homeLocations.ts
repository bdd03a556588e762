import { sql } from 'kysely';
import { hasPosted } from '../../businesses/locations/hasPosted.ts';
import { effectivePaymentMethodStatus } from '../../businesses/paymentMethods/paymentMethodStatus.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasTeam } from './homeTeam.ts';

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
    .select([hasPosted.as('has_posted'), hasTeam(now).as('has_team')])
    .select(sql<boolean>`coalesce(locations.phone_number, '') <> ''`.as('has_contact'))
    .where('locations.id', 'in', ids)
    .where('locations.id', 'in', visibleLocationIds(database, caller))
    .orderBy('locations.id')
    .execute();
}

/** Facts about a location. */
export type HomeLocation = Awaited<ReturnType<typeof readHomeLocations>>[number];

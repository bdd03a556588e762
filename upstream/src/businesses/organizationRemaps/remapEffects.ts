import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  effectivePaymentMethodStatus,
  organizationPaymentMethodStatus,
} from '../paymentMethods/paymentMethodStatus.ts';
import { accessChanges } from './accessChanges.ts';
import { countUpcomingGigs, eventsWithGigs } from './gigEffects.ts';
import type { RemapEffects } from './remapSchema.ts';
import type { Movable } from './requireMovable.ts';

/** What the move would change and keep. */
export async function remapEffects(
  database: Database,
  { location, from, to }: Movable,
  { network, now }: { network: CardNetworkName; now: Date },
): Promise<RemapEffects> {
  const remap = { locationId: location.id, organizationId: to.id };
  const place = { locationId: location.id, now };
  const { losing, gaining } = await accessChanges(database, remap, from.id);
  const kept = await countKept(database, location.id, network);
  return {
    location_id: location.id,
    from_organization: from,
    to_organization: to,
    billing: {
      source: location.billing_source,
      payment_method_status_before: kept.status,
      // The location keeps its own payment method; otherwise the new organization pays.
      payment_method_status_after:
        location.billing_source === 'LOCATION'
          ? kept.status
          : await organizationPaymentMethodStatus(database, network, to.id),
      payment_method_status_earlier: await organizationPaymentMethodStatus(database, network, from.id),
    },
    admins_losing_access: losing,
    admins_gaining_access: gaining,
    location_managers_count: kept.managers,
    favorite_pros_count: kept.favorites,
    pro_blocks_count: kept.blocks,
    upcoming_gigs_count: await countUpcomingGigs(database, place),
    events_losing_gigs: await eventsWithGigs(database, place),
  };
}

async function countKept(database: Database, locationId: number, network: CardNetworkName) {
  const { status, managers, favorites, blocks } = await database
    .selectFrom('locations')
    .select((eb) => {
      const count = (table: 'location_managers' | 'favorite_pros' | 'pro_block_locations') =>
        eb
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where(`${table}.location_id`, '=', locationId);
      return [
        effectivePaymentMethodStatus(network).as('status'),
        count('location_managers').as('managers'),
        count('favorite_pros').as('favorites'),
        count('pro_block_locations').as('blocks'),
      ];
    })
    .where('locations.id', '=', locationId)
    .executeTakeFirstOrThrow();
  return { status, managers: managers ?? 0, favorites: favorites ?? 0, blocks: blocks ?? 0 };
}

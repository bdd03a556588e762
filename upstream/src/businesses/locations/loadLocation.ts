import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { toLocation, visibleLocations } from './locationRows.ts';

/**
 * Loads a location for this caller, with the fields that lists omit.
 *
 * @throws ApiError not_found without access
 */
export async function loadLocation({ database, settings }: Services, caller: Caller, id: number) {
  const row = await visibleLocations(database, caller, cardNetworkName({ settings }))
    .where('locations.id', '=', id)
    .select((eb) =>
      eb
        .selectFrom('location_managers')
        .whereRef('location_managers.location_id', '=', 'locations.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('team_managers_count'),
    )
    .executeTakeFirst();
  if (!row) throw notFound('location');
  const { team_managers_count, ...location } = row;
  const access = accessOf(caller, row);
  return {
    ...toLocation(location, caller, settings.productSlug),
    team_managers_count: team_managers_count ?? 0,
    stripe_payment_method_id: access && may(access, 'wages.view') ? row.stripe_payment_method_id : null,
    is_migrated_from_predecessor: row.is_migrated_from_predecessor,
    coordinates: {
      type: 'Point' as const,
      coordinates: [row.longitude, row.latitude] as [number, number],
    },
  };
}

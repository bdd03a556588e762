import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';

/** Offers as the caller may see them: the bonus is hidden from those without wages.view at the location. */
export async function withoutHiddenBonus<Offer extends { location_id: number; bonus: number | null }>(
  database: Database,
  caller: Caller,
  offers: readonly Offer[],
): Promise<Offer[]> {
  if (offers.length === 0) return [];
  const ids = [...new Set(offers.map(({ location_id }) => location_id))];
  const locations = await database
    .selectFrom('locations')
    .select(['id', 'organization_id'])
    .where('id', 'in', ids)
    .execute();
  const seen = new Set(
    locations
      .filter((location) => {
        const access = accessOf(caller, location);
        return access !== null && may(access, 'wages.view');
      })
      .map(({ id }) => id),
  );
  return offers.map((offer) => (seen.has(offer.location_id) ? offer : { ...offer, bonus: null }));
}

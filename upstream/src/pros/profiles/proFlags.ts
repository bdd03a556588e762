import { expressionBuilder } from 'kysely';
import { isInScope, type LocationScope } from '../../platform/access/locationScope.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The oldest favorite of the pro at these locations, by id; null without one. */
export function favoriteId(scope: LocationScope) {
  const eb = expressionBuilder<Tables, 'pros'>();
  return eb
    .selectFrom('favorite_pros')
    .select(({ fn }) => fn.min<number | null>('favorite_pros.id').as('id'))
    .whereRef('favorite_pros.pro_id', '=', 'pros.id')
    .where(isInScope('favorite_pros.location_id', scope));
}

/** Whether the pro is a favorite at any of these locations. */
export function isFavorite(scope: LocationScope) {
  const eb = expressionBuilder<Tables, 'pros'>();
  return eb.exists(
    eb
      .selectFrom('favorite_pros')
      .select('favorite_pros.id')
      .whereRef('favorite_pros.pro_id', '=', 'pros.id')
      .where(isInScope('favorite_pros.location_id', scope)),
  );
}

/** Whether the pro is blocked at any of these locations. */
export function isBlocked(scope: LocationScope) {
  const eb = expressionBuilder<Tables, 'pros'>();
  return eb.exists(
    eb
      .selectFrom('pro_block_locations')
      .select('pro_block_locations.block_id')
      .whereRef('pro_block_locations.pro_id', '=', 'pros.id')
      .where(isInScope('pro_block_locations.location_id', scope)),
  );
}

/** Whether the pro has worked at any of these locations. */
export function hasWorkedTogether(scope: LocationScope, now: Date) {
  const eb = expressionBuilder<Tables, 'pros'>();
  return eb.exists(
    eb
      .selectFrom('gig_applications')
      .select('gig_applications.id')
      .whereRef('gig_applications.pro_id', '=', 'pros.id')
      .where(isInScope('gig_applications.location_id', scope))
      .where('gig_applications.is_confirmed', '=', true)
      .where('gig_applications.is_cancelled', '=', false)
      .where('gig_applications.is_gig_cancelled', '=', false)
      .where('gig_applications.work_end_time', '<=', now),
  );
}

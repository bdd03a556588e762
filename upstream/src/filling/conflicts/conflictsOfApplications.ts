import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ConflictResponse, toConflictResponse } from './conflictResponse.ts';
import { findConflicts } from './findConflicts.ts';

/**
 * The conflicts of these applications, by application id, as visible to the caller. Applications that are not visible to
 * the caller are omitted; cancelled ones have no conflicts.
 */
export async function conflictsOfApplications(
  database: Database,
  caller: Caller,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<Map<number, ConflictResponse[]>> {
  if (ids.length === 0) return new Map();
  const applications = await database
    .selectFrom('gig_applications')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .select([
      'gig_applications.id',
      'gig_applications.gig_id',
      'gig_applications.pro_id',
      'gig_applications.is_cancelled',
      'gig_applications.location_id',
      'locations.organization_id',
    ])
    .where('gig_applications.id', 'in', ids)
    .orderBy('gig_applications.id')
    .execute();
  const known = applications.filter(({ location_id, organization_id }) =>
    accessOf(caller, { id: location_id, organization_id }),
  );
  const living = known.filter(({ is_cancelled }) => !is_cancelled);
  const pairs = living.map(({ pro_id, gig_id }) => ({ proId: pro_id, gigId: gig_id }));
  const found = await findConflicts(database, pairs, now);
  const conflicts = new Map(known.map(({ id }) => [id, [] as ConflictResponse[]]));
  living.forEach(({ id, organization_id }, index) => {
    const ofOne = found[index] ?? [];
    conflicts.set(
      id,
      ofOne.map((conflict) => toConflictResponse(conflict, caller, organization_id)),
    );
  });
  return conflicts;
}

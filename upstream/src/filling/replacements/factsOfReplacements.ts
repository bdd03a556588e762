import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { ReplacementItem } from './replaceApplications.ts';

/** What replacements of a gig depend on, read once for all of them. */
export async function factsOfReplacements(
  database: Database,
  { gigId, replacements }: { gigId: number; replacements: readonly ReplacementItem[] },
) {
  const { bonus } = await database
    .selectFrom('gigs')
    .select('boosted_gig_bonus as bonus')
    .where('id', '=', gigId)
    .executeTakeFirstOrThrow();
  const onGig = await database
    .selectFrom('gig_applications')
    .select('id')
    .where('gig_id', '=', gigId)
    .where(
      'id',
      'in',
      replacements.map(({ application_id }) => application_id),
    )
    .execute();
  const uuids = replacements.flatMap(({ uuid }) => (uuid === undefined ? [] : [uuid]));
  const pros =
    uuids.length === 0
      ? []
      : await database.selectFrom('pros').select(['id', 'uuid']).where('uuid', 'in', uuids).execute();
  const ids = new Set(onGig.map(({ id }) => id));
  const proIds = new Map(pros.map(({ id, uuid }) => [uuid, id]));
  return {
    /** Dollars for each pro; null for none. */
    bonus,
    /** The pros who are asked by name. */
    namedProIds: [...proIds.values()],
    /** @returns null for the best match. @throws ApiError not_found */
    proIdOf(uuid: string | undefined): number | null {
      if (uuid === undefined) return null;
      const proId = proIds.get(uuid.toLowerCase());
      if (proId !== undefined) return proId;
      throw new ApiError('not_found', 'No pro was found here.', { target: 'uuid' });
    },
    /** @throws ApiError not_found */
    requireOnGig(applicationId: number): void {
      if (!ids.has(applicationId)) throw new ApiError('not_found', 'This pro does not work this shift.');
    },
  };
}
